import { allFaces } from '@tideline/brand/font-css';
import { FONT_PAIR_IDS, FONT_PAIRS, type FontPairId } from '@tideline/domain/brand/font-pair';
import { useEffect } from 'react';
import { classNames } from '../../../../ui/controls/class-names.ts';

export type FontChoiceProps = { pair: FontPairId; onChoose: (pair: FontPairId) => void };

/** The pairs of fonts, each with a sample. */
export function FontChoice({ pair, onChoose }: FontChoiceProps) {
  useEffect(addFaces, []);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">Fonts</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {FONT_PAIR_IDS.map((id) => {
          const { title, text, words } = FONT_PAIRS[id];
          const isChosen = id === pair;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              className={classNames(
                'grid content-start gap-1 rounded-control border px-4 py-3 text-left',
                isChosen ? 'border-ink outline-2 outline-ink' : 'border-line-strong hover:border-ink',
              )}
              onClick={() => onChoose(id)}
            >
              <span className="text-2xl" style={{ fontFamily: id === 'fraunces' ? "'Fraunces Title'" : `'${title}'` }}>
                {title}
              </span>
              <span style={{ fontFamily: id === 'fraunces' ? "'Instrument Sans Variable'" : `'${text}'` }}>{text}</span>
              <span className="text-sm text-muted">{words}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The browser loads a face when a sample shows it. */
function addFaces(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(allFaces());
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
