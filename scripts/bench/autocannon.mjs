/** autocannon, fetched when somebody asks for it, as Lighthouse is (docs/decisions/010). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, root, run } from '../processes.mjs';
import { stamped } from '../tools.mjs';

const VERSION = '8.0.0';
const dir = join(root, '.tools/autocannon');

/** Puts autocannon in place. */
export async function fetchAutocannon() {
  await stamped(join(dir, 'stamp'), VERSION, async () => {
    console.log(`Fetching autocannon ${VERSION} into .tools…`);
    mkdirSync(dir, { recursive: true });
    const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const args = ['install', '--prefix', dir, ...flags, `autocannon@${VERSION}`];
    const { code, output } = await run('npm', args, { quiet: true });
    if (code !== 0) throw new Failure('Could not fetch autocannon; the reason is above.', output);
  });
}

/** The library, once it is in place. */
export async function loadAutocannon() {
  const { default: autocannon } = await import(pathToFileURL(join(dir, 'node_modules/autocannon/autocannon.js')).href);
  return autocannon;
}
