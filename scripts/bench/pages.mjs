/**
 * `pnpm bench:pages [--runs=3] [PATH …]`: Lighthouse on every public page of the built site, with sample data. Prints a
 * table; ends with code 1 when a page is not as good as it is meant to be.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PUBLIC_PATHS } from '../../packages/domain/src/site-path.ts';
import { Failure, root } from '../processes.mjs';
import { withLighthouse } from './lighthouse.mjs';
import { findShortfalls, medianOf, toTable } from './page-table.mjs';

const MISSING_PATH = '/no-such-page';
const START_SECONDS = 60;

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Math.max(1, Number(values.runs) || 3);

const site = await startSite();
try {
  const paths = positionals.length > 0 ? positionals : [...PUBLIC_PATHS, await findPost(site.origin), MISSING_PATH];
  const audits = await auditAll(site.origin, paths);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${process.platform}`;
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}; median of ${runs}\n\n${toTable(audits)}\n`);
  const shortfalls = findShortfalls(audits, MISSING_PATH);
  console.log(shortfalls.length === 0 ? 'Every page is as good as it is meant to be.' : shortfalls.join('\n'));
  process.exitCode = shortfalls.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}

/**
 * @param {string} origin
 * @param {string[]} paths
 */
async function auditAll(origin, paths) {
  return withLighthouse(async (audit) => {
    /** @type {Map<string, import('./lighthouse.mjs').Audit>} */
    const audits = new Map();
    for (const path of paths) {
      process.stderr.write(`${path} `);
      const found = [];
      for (let at = 0; at < runs; at += 1) found.push(await audit(origin + path));
      audits.set(path, medianOf(found));
    }
    process.stderr.write('\n');
    return audits;
  });
}

/** The built site on a free port, with a database of its own. */
async function startSite() {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tideline-bench-'));
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: '', // a developer's own database must not be the one that is read
      DATA_DIR: dataDir,
      SAMPLE_DATA: '1',
      LOG_LEVEL: 'error',
    },
  });
  process.once('exit', () => server.kill());
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  for (let waited = 0; !(await isReady(origin)); waited += 1) {
    if (waited > START_SECONDS * 5 || server.exitCode !== null) throw new Failure('The site did not start.');
    await wait(200);
  }
  return {
    origin,
    async stop() {
      server.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {string} origin */
async function isReady(origin) {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The newest post's path. @param {string} origin */
async function findPost(origin) {
  const response = await fetch(`${origin}/api/posts?limit=1`);
  const [post] = /** @type {{ id: string }[]} */ (await response.json());
  if (!post) throw new Failure('There is no post to measure.');
  return `/blog/${post.id}`;
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Failure('No free port was found.'));
      });
    });
  });
}
