/**
 * The built server, and the built pages that it hands out.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root, run } from './processes.mjs';
import { stamped, withoutNodeEnv } from './tools.mjs';

/** What the build reads. */
const SOURCES = ['apps/api', 'apps/web', 'packages/domain', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'];
const SKIPPED = new Set(['node_modules', 'dist', '.turbo', '.tanstack']);
const RESULTS = ['apps/api/dist', 'apps/web/dist/client', 'apps/web/dist/server'];

const turbo = 'node_modules/turbo/bin/turbo';

/**
 * Builds what has changed; turbo keeps the results of earlier builds.
 * @param {import('./tools.mjs').Tools} tools
 */
export function build({ node, env }) {
  // Through the file instead of `pnpm exec`: a signal then reaches turbo itself, which ends what it has started.
  return run(node, [turbo, 'run', 'build', '--output-logs=new-only'], { env: withoutNodeEnv(env), quiet: true });
}

/** The table of what each page loads, as the last build has measured it. */
export function pageSizes() {
  return readFileSync(join(root, 'apps/web/dist/client/.vite/page-sizes.txt'), 'utf8');
}

/**
 * Builds only when a source has changed since the last time. Asking turbo takes over a second, looking at the files'
 * times takes none; a false alarm (a fresh checkout of the same text) still finds its result in turbo's cache.
 * @param {import('./tools.mjs').Tools} tools
 */
export async function ensureBuilt(tools) {
  const stamp = join(root, 'node_modules', '.build-stamp');
  if (!RESULTS.every((result) => existsSync(join(root, result)))) rmSync(stamp, { force: true });
  await stamped(stamp, sourcesState(), async () => {
    console.log('Building…');
    const { code, output } = await build(tools);
    if (code !== 0) throw new Failure('Could not build the site; the compiler says why above.', output);
  });
}

/** Changes whenever a source is added, removed or saved. */
function sourcesState() {
  const lines = SOURCES.flatMap(filesBelow).map((file) => {
    const { mtimeMs, size } = statSync(join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  lines.sort(); // a folder's entries come in no certain order
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * @param {string} path a file, or a folder with all that is in it
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !SKIPPED.has(name) && !name.endsWith('.gen.ts')) // the build itself writes *.gen.ts
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
