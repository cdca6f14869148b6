import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILT_SERVER } from '../built-server.mjs';
import { findFreePort } from '../free-port.mjs';
import { Failure, root } from '../processes.mjs';

const START_SECONDS = 60;

/**
 * The built site on a free port, with sample data in a database of its own.
 * @param {Record<string, string>} [settings] more for its environment
 */
export async function startSite(settings = {}) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tideline-bench-'));
  const server = spawn(process.execPath, BUILT_SERVER, {
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
      BACKUP_DAYS: '0', // one that is due in between would be measured, too
      LOG_LEVEL: 'error',
      ...settings,
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
