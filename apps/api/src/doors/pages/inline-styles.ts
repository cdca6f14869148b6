import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT_ROUTE } from './page-manifest.ts';
import type { PageManifest } from '@tideline/page-contract';

/**
 * Removes the global style sheets from the manifest and returns their text for inlining: the first paint then needs one
 * request instead of two (times in docs/performance.md).
 * @throws when a listed sheet is unreadable
 */
export async function takeSharedStyles(
  manifest: PageManifest,
  clientDir: string,
): Promise<{ manifest: PageManifest; styles: string }> {
  const { css = [], ...root } = manifest.routes[ROOT_ROUTE] ?? {};
  const sheets = await Promise.all(css.map((address) => readFile(join(clientDir, address), 'utf8')));
  return { manifest: { routes: { ...manifest.routes, [ROOT_ROUTE]: root } }, styles: sheets.join('') };
}
