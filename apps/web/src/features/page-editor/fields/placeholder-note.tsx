import { PLACEHOLDERS } from '@tideline/copy/parts/site-words';

/** Which values of the settings texts may contain. */
export function PlaceholderNote() {
  return (
    <details className="border-b border-line pb-3 text-sm text-muted">
      <summary className="min-h-11 cursor-pointer content-center">Values from Settings</summary>
      <p className="mb-2">Write one of these in a text. It follows the settings.</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
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
