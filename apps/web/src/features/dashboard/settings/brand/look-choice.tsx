import { LOOKS } from '@tideline/brand/looks';
import { type BrandColors, isSameColors } from '@tideline/domain/brand/brand';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { LookPicture } from './look-picture.tsx';

export type LookChoiceProps = { colors: BrandColors; onChoose: (colors: BrandColors) => void };

/** The finished looks, of which one click sets everything. */
export function LookChoice({ colors: current, onChoose }: LookChoiceProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Looks</legend>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {LOOKS.map(({ id, name, words, colors }) => {
          const isChosen = isSameColors(colors, current);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              className={classNames(
                'grid content-start overflow-hidden rounded-control border text-left',
                isChosen ? 'border-ink outline-2 outline-ink' : 'border-line-strong hover:border-ink',
              )}
              onClick={() => onChoose(colors)}
            >
              <LookPicture colors={colors} />
              <span className="grid px-3 py-2">
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-muted">{words}</span>
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
