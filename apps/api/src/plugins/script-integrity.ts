import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageManifest } from './page-source.ts';

/**
 * Names beside each script of a page the hash of its file: a browser does not run another one, whoever has put it in
 * between (a cache, a CDN in front of the site).
 * @throws when a listed file cannot be read
 */
export async function withIntegrity(manifest: PageManifest, clientDir: string): Promise<PageManifest> {
  const routes = await Promise.all(
    Object.entries(manifest.routes).map(async ([id, route]) => {
      if (!route.scripts) return [id, route] as const;
      const scripts = await Promise.all(
        route.scripts.map(async ({ attrs, ...script }) => ({ ...script, attrs: await withHash(attrs, clientDir) })),
      );
      return [id, { ...route, scripts }] as const;
    }),
  );
  return { routes: Object.fromEntries(routes) };
}

async function withHash(attrs: Record<string, string>, clientDir: string): Promise<Record<string, string>> {
  if (attrs.src === undefined) return attrs;
  const file = await readFile(join(clientDir, attrs.src));
  return { ...attrs, integrity: `sha384-${createHash('sha384').update(file).digest('base64')}` };
}
