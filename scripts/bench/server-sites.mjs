/** The servers of the bench of the server: the built site on databases of any size, and what it is compared with. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER } from '../built-server.mjs';
import { root } from '../processes.mjs';
import { startServer } from './processes-on-cores.mjs';

/** @typedef {import('./processes-on-cores.mjs').Running} Running */

const CONSTANT = ['scripts/bench/constant.mjs'];
/** Not of this answer but of this moment, or set by every server itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Both start as `npm start` starts them: with what Node compiled the last time. */
const cacheEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

const folder = mkdtempSync(join(tmpdir(), 'tideline-bench-'));

/**
 * @param {number} size
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startSite(size, env = {}) {
  return startServer(BUILT_SERVER, {
    ...cacheEnv,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'https://www.example.com',
    DATABASE_URL: '',
    DATA_DIR: dataDir(size),
    SAMPLE_DATA: '0',
    BACKUP_DAYS: '0', // one that is due in between would be measured, too
    TRUST_PROXY: '127.0.0.1',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'low tide at six in june',
    LOG_LEVEL: 'info',
    ...env,
  });
}

/**
 * @param {Running} site
 * @param {string[]} urls
 * @param {number} size
 * @param {string} postId
 */
export async function startConstant(site, urls, size, postId) {
  const answers = await Promise.all(
    urls.map(async (url, at) => {
      const answer = await fetch(site.origin + url, { headers: { 'accept-encoding': 'identity' } });
      const bodyFile = join(folder, `body-${at}`);
      writeFileSync(bodyFile, Buffer.from(await answer.arrayBuffer()));
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)));
      return { url: url.replace(/\?.*/, ''), headers, bodyFile };
    }),
  );
  const order = { answers, databaseFile: `${dataDir(size)}/tideline.db`, postId };
  return startServer([...CONSTANT, JSON.stringify(order)], cacheEnv);
}

/** A bare Fastify that answers one word. */
export function startBare() {
  return startServer(CONSTANT, cacheEnv);
}

/** @param {number} size */
export function dataDir(size) {
  return join(folder, String(size));
}

/** @param {number} size */
export function databaseUrl(size) {
  return `file:${dataDir(size)}/tideline.db`;
}

/** Removes what all of them have written. */
export function removeSites() {
  rmSync(folder, { recursive: true, force: true });
}
