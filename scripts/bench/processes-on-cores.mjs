/** Programs of the bench: each on the core that is meant for it, where the system can do that. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure, root } from '../processes.mjs';

const SERVER_CORE = '0';
const LOAD_CORE = '1';
const MAX_OUTPUT_BYTES = 10_000_000;

export const isPinned = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * Runs a script to its end on the core of the load and gives what it printed.
 * @param {string} file a file of this folder
 * @param {string[]} args
 */
export async function runOnLoadCore(file, args) {
  const [command, all] = pinned(LOAD_CORE, [pathOf(file), ...args]);
  const { stdout } = await promisify(execFile)(command, all, { cwd: root, maxBuffer: MAX_OUTPUT_BYTES });
  return stdout;
}

/** @typedef {{ origin: string, memoryMb: () => number, startMs: number, stop: () => Promise<void> }} Running */

/**
 * Starts a server on its core and waits for its first good answer.
 * @param {string[]} args for Node
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path what is asked for
 * @returns {Promise<Running>} startMs: from the start of the process to that answer
 */
export async function startServer(args, env, path = '/') {
  const begun = performance.now();
  const [command, all] = pinned(SERVER_CORE, args);
  const server = spawn(command, all, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => server.kill();
  process.once('exit', kill);
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  void ended.then(() => process.off('exit', kill));
  const origin = await new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => reject(new Failure(`A server of the bench did not start: ${printed}`)));
  });
  const { status } = await fetch(origin + path);
  if (status !== 200) throw new Failure(`${path} answers ${status}.`);
  const startMs = performance.now() - begun;
  return {
    origin,
    startMs,
    memoryMb: () => residentMb(server.pid ?? 0),
    async stop() {
      kill();
      await ended;
    },
  };
}

/**
 * @param {string} core
 * @param {string[]} args for Node
 * @returns {[command: string, args: string[]]}
 */
function pinned(core, args) {
  return isPinned ? ['taskset', ['-c', core, process.execPath, ...args]] : [process.execPath, args];
}

/** @param {number} pid */
function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
  } catch {
    return Number.NaN; // no such place on this system
  }
}

/** @param {string} file */
function pathOf(file) {
  return fileURLToPath(new URL(file, import.meta.url));
}
