import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHead } from '@tideline/page-contract';
import type { CardText } from '@tideline/artwork/prints/social-card';
import { takeSharedStyles } from './inline-styles.ts';
import type { BuiltChunk } from './page-manifest.ts';
import { toPageManifest } from './page-manifest.ts';
import type { PageSource, RenderPage } from './page-source.ts';

/**
 * The pages built by `npm run build` in `webDir` (the folder of the web app).
 * @throws Error with a message when they have not been built
 */
export async function loadBuiltPages(webDir: string): Promise<PageSource> {
  const clientDir = join(webDir, 'dist/client');
  const entry = join(webDir, 'dist/server/entry-server.js');
  const [manifest, { render, cardTexts, pageHeads }] = await Promise.all([
    readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(entry).href) as Promise<{
      render: RenderPage;
      cardTexts: Record<string, CardText>;
      pageHeads: Record<string, PageHead>;
    }>,
  ]).catch((cause: unknown) => {
    if (!isMissing(cause)) throw cause;
    throw new Error(
      `The pages have not been built: ${webDir}/dist is missing or incomplete. "npm start" builds them.`,
      {
        cause,
      },
    );
  });
  const chunks = JSON.parse(manifest) as Record<string, BuiltChunk>;
  return {
    loadRenderer: async () => render,
    loadCardTexts: async () => cardTexts,
    loadPageHeads: async () => pageHeads,
    ...(await takeSharedStyles(toPageManifest(chunks), clientDir)),
    clientDir,
  };
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND')
  );
}
