import { BUILT_IN_ART } from '@tideline/domain/brand/art';
import { isLook, LOOKS } from '@tideline/brand/looks';
import type { Brand } from '@tideline/domain/brand/brand';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { LookPicture } from './look-picture.tsx';

/** What a look sets. */
export type ChosenLook = Pick<Brand, 'colors' | 'fonts' | 'art'>;

export type LookChoiceProps = { brand: ChosenLook; onChoose: (look: ChosenLook) => void };

/** The finished looks, of which one click sets everything. */
export function LookChoice({ brand, onChoose }: LookChoiceProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Looks</legend>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {LOOKS.map((look) => {
          const { id, name, words, colors, fonts, art } = look;
          const isChosen = isLook(look, brand);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              className={classNames(
                'grid content-start overflow-hidden rounded-control border text-left',
                isChosen ? 'border-ink outline-2 outline-ink' : 'border-line-strong hover:border-ink',
              )}
              onClick={() => onChoose({ colors, fonts, art: { family: art, seed: BUILT_IN_ART.seed } })}
            >
              <LookPicture colors={colors} art={art} />
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
