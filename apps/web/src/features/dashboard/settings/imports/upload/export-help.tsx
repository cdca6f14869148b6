import { SYSTEM_NAMES } from '../words/import-words.ts';

const WAYS = [
  {
    system: 'wordpress',
    file: 'WXR file, .xml',
    steps: 'In WordPress: Tools, Export, All content, Download Export File.',
  },
  { system: 'ghost', file: 'JSON file', steps: 'In Ghost: Settings, Advanced, Import/Export, Export, Export content.' },
  { system: 'emdash', file: 'JSON file', steps: 'On the command line: emdash export-seed --with-content.' },
  {
    system: 'markdown',
    file: 'ZIP or TAR archive',
    steps: 'Pack the folder of Hugo, Jekyll, Astro or Eleventy with its pictures, without node_modules.',
  },
] as const;

/** How the file is made in each system. */
export function ExportHelp() {
  return (
    <details className="text-sm">
      <summary className="link min-h-6 cursor-pointer pointer-coarse:min-h-11">How do I export my old site?</summary>
      <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {WAYS.map(({ system, file, steps }) => (
          <div key={system}>
            <dt className="font-[560]">
              {SYSTEM_NAMES[system]} <span className="font-normal text-muted">({file})</span>
            </dt>
            <dd className="text-muted">{steps}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
