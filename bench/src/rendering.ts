/**
 * Compares rendering a page without the cache with the router's own request handler, and with React alone on the same loaded
 * page.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/processes.mjs';
import { compare } from './load.ts';
import { startBare, startSite } from './servers.ts';
import type { Row } from './table.ts';

const URLS = ['/', '/blog'];

export async function measureRendering(): Promise<Row[]> {
  const outDir = join(root, 'bench/dist');
  const build = [
    'build',
    '--ssr',
    'src/testing/bare-page.tsx',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel=error',
  ];
  const vite = join(root, 'apps/web/node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, ...build], { cwd: join(root, 'apps/web') });
  const site = await startSite({ PAGE_CACHE_MB: '0' });
  const bare = await startBare({ pages: { module: join(outDir, 'bare-page.js'), origin: site.origin, urls: URLS } });
  const rows: Row[] = [];
  for (const path of URLS) {
    const options = { connections: 1 }; // concurrent requests for one page would share one rendering
    const sides = [
      { server: site, path, options },
      { server: bare, path, options },
    ] as const;
    const further = { "React's renderToString alone": { server: bare, path: `/react${path}`, options } };
    rows.push(...(await compare(`an uncached render of ${path}`, 0.4, ...sides, further)));
  }
  await Promise.all([site.stop(), bare.stop()]);
  return rows;
}
