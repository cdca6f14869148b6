/** Builds the server and the pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root, run } from './processes.mjs';
import { withoutNodeEnv } from './install-packages.mjs';

/**
 * Builds what has changed; turbo restores the rest from its cache.
 * @param {import('./tools.mjs').Tools} tools
 */
export async function build({ node, env }) {
  console.log('Building…');
  // Not `pnpm exec turbo`: a signal must reach turbo, which then ends the programs that it started.
  const turbo = ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'];
  const { code, output } = await run(node, turbo, { env: withoutNodeEnv(env), quiet: true });
  if (code !== 0) throw new Failure('Could not build the site; the compiler gives the reason above.', output);
}

/** The table of page sizes, as measured by the last build. */
export function pageSizes() {
  return readFileSync(join(root, 'apps/web/dist/client/.vite/page-sizes.txt'), 'utf8');
}
