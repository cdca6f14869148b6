import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT_ROUTE } from './page-manifest.ts';
import type { PageManifest } from '@tideline/page-contract';

/**
 * Takes the style sheets of every page out of the list and answers their text, so that it can be written into the
 * page: the first paint then waits for one answer of the server instead of two (docs/performance.md has the times).
 * @throws when a listed sheet cannot be read
 */
export async function takeSharedStyles(
  manifest: PageManifest,
  clientDir: string,
): Promise<{ manifest: PageManifest; styles: string }> {
  const { css = [], ...root } = manifest.routes[ROOT_ROUTE] ?? {};
  const sheets = await Promise.all(css.map((address) => readFile(join(clientDir, address), 'utf8')));
  return { manifest: { routes: { ...manifest.routes, [ROOT_ROUTE]: root } }, styles: sheets.join('') };
}
