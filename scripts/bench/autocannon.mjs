/** autocannon, fetched when somebody asks for it, as Lighthouse is (docs/decisions/015). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../processes.mjs';
import { npmInstall } from '../tools.mjs';

const VERSION = '8.0.0';
const dir = join(root, '.tools/autocannon');

/** Puts autocannon in place. */
export function fetchAutocannon() {
  return npmInstall(dir, [`autocannon@${VERSION}`], `autocannon ${VERSION}`);
}

/** The library, once it is in place. */
export async function loadAutocannon() {
  const { default: autocannon } = await import(pathToFileURL(join(dir, 'node_modules/autocannon/autocannon.js')).href);
  return autocannon;
}
