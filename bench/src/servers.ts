/** Starts the servers of the bench: the built site and the bare Fastify. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILT_SERVER, SERVER_ENV } from '../../scripts/built-server.mjs';
import { Failure, root } from '../../scripts/processes.mjs';
import type { BareOptions } from './bare/bare-server.ts';

/** Source: `getconf CLK_TCK`, the same on every Linux that Node supports. */
const CPU_TICK_MS = 10;

export type Server = {
  origin: string;
  pid: number;
  /** From the start of the process to its first successful response. */
  startMs: number;
  /** CPU time of all threads since the start. */
  cpuMs: () => number;
  stop: () => Promise<void>;
};

/** The account with which the bench signs in at the site. */
export const STAFF = { email: 'bench@example.com', password: 'low tide at six in june' };

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const LAST_PROCESSOR = cpus().length - 1;

/** Pins a server with all its threads to one processor, and the bench and these other processes to the rest. */
export async function separate(serverPid: number, others: readonly number[]): Promise<void> {
  await pin(serverPid, '0');
  for (const pid of [process.pid, ...others]) await pin(pid, `1-${LAST_PROCESSOR}`);
}

/** Lets the bench, and the processes that it starts, use all processors again. */
export async function unpin(): Promise<void> {
  await pin(process.pid, `0-${LAST_PROCESSOR}`);
}

async function pin(pid: number, processors: string): Promise<void> {
  await promisify(execFile)('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)]);
}

/** Creates a folder that is removed at the end of the bench. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-bench-'));
  folders.push(folder);
  return folder;
}

/** Starts the built site as `npm start` does; by default on sample data in a separate folder. */
export function startSite(settings: Record<string, string> = {}): Promise<Server> {
  return startServer(BUILT_SERVER, {
    ...SERVER_ENV,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'https://www.example.com',
    DATABASE_URL: '', // not the developer's own database
    DATA_DIR: settings.DATA_DIR ?? openFolder(),
    SAMPLE_DATA: '1',
    BACKUP_DAYS: '0', // a scheduled backup would be part of the measurement
    TRUST_PROXY: '127.0.0.1',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    LOG_LEVEL: 'info',
    ...settings,
  });
}

/** Starts a bare Fastify. */
export function startBare(options: BareOptions = {}): Promise<Server> {
  return startServer(['bench/src/bare/bare-server.ts', JSON.stringify(options)], { NODE_ENV: 'production' });
}

async function startServer(args: string[], env: Record<string, string>): Promise<Server> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit').finally(() => process.off('exit', kill));
  const origin = await Promise.race([readOrigin(child.stdout), ended.then(failToStart)]);
  const { ok } = await fetch(origin);
  if (!ok) failToStart();
  const pid = child.pid ?? 0;
  return {
    origin,
    pid,
    startMs: performance.now() - startedMs,
    cpuMs: () => readCpuMs(pid),
    async stop() {
      kill();
      await ended;
    },
  };
}

async function readOrigin(output: AsyncIterable<Buffer>): Promise<string> {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk.toString();
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
    if (origin !== undefined) return origin;
  }
  return failToStart();
}

function failToStart(): never {
  throw new Failure('A server of the bench did not start.');
}

/** CPU time of all threads of a process since its start. */
export function readCpuMs(pid: number): number {
  // "pid (name) state …": user and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * CPU_TICK_MS;
}

/** Resident memory of a process. */
export function megabytesOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}
