import { COUNTED } from '@tideline/copy/parts/counts';
import { PLACEHOLDERS } from '@tideline/copy/parts/site-words';

/** The numbers that follow lists. */
const COUNTS = Object.entries(COUNTED).map(([name, items]) => [`${name}Count`, `how many ${items} there are`] as const);

/** Which values of the settings texts may contain. */
export function PlaceholderNote() {
  return (
    <details className="border-b border-line pb-3 text-sm text-muted">
      <summary className="min-h-11 cursor-pointer content-center">Values and numbers</summary>
      <p className="mb-2">
        Write one of these in a text. It follows the settings and the lists. <code>{'{serviceCountWord}'}</code> is the
        number as a word.
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {[...Object.entries(PLACEHOLDERS), ...COUNTS].map(([name, meaning]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
