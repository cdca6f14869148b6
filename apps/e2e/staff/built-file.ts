import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

let manifest: Manifest | undefined;

/**
 * The address of the script that was built from a source file. The files of the build are named by their hash alone.
 * @param source path inside `apps/web/src`; of a route, the component
 */
export function builtFile(source: string): string {
  manifest ??= JSON.parse(
    readFileSync(new URL('../../web/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  const built = manifest[`src/${source}?tsr-split=component`] ?? manifest[`src/${source}`];
  if (!built) throw new Error(`The build has no file of its own for ${source}.`);
  return `/${built.file}`;
}
