/**
 * Runs other programs for the command scripts, and sees to it that they end when we are told to end.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { watchParents } from './parents.mjs';

/** The repository's root folder; every command runs here unless it says otherwise. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** How long a program may take to end after its signal. The server finishes open requests meanwhile. */
const GRACE_SECONDS = 12;

/** A reason to stop that is told to the person at the terminal as it is, without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} sentence what went wrong, and what to do
   * @param {string} [details] what the failing program printed
   */
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

/**
 * Runs a whole command script: its exit code becomes ours, and a Failure is told in its own words.
 * @param {() => Promise<number>} work
 * @returns {Promise<boolean>} false when it ended with a Failure
 */
export async function runScript(work) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  watchParents(() => stop('SIGTERM'));
  try {
    process.exitCode = await work();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.details) console.error(error.details.trimEnd());
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}

/** What runs now, each with the signal by which it ends gently. */
/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const running = new Map();
/** @type {NodeJS.Signals | undefined} */
let stopSignal;

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, endsBy?: NodeJS.Signals }} [options]
 *   quiet: keep the output to ourselves; endsBy: the signal by which it ends gently
 * @returns {Promise<{ code: number, output: string }>} output is empty unless quiet
 */
export function run(command, args, { env = process.env, cwd = root, quiet = false, endsBy = 'SIGTERM' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm is a .cmd file on Windows, which only a shell can run.
      shell: process.platform === 'win32' && command === 'npm',
    });
    running.set(child, endsBy);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', (error) => {
      running.delete(child);
      reject(new Failure(`Could not run ${command}: ${error.message}.`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      const exitCode = signal ? exitCodeOf(signal) : (code ?? 1);
      if (stopSignal === undefined) resolve({ code: exitCode, output });
      else if (running.size === 0) process.exit(exitCode);
    });
  });
}

/**
 * What we run is stopped gently, and then so are we.
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  // Once only: Ctrl-C reaches every process of the terminal, npm repeats it, and the parents' end is a third reason.
  if (stopSignal !== undefined) return;
  stopSignal = signal;
  if (running.size === 0) process.exit(exitCodeOf(signal));
  for (const [child, endsBy] of running) child.kill(endsBy);
  setTimeout(() => {
    for (const child of running.keys()) child.kill('SIGKILL');
    process.exit(exitCodeOf('SIGKILL'));
  }, GRACE_SECONDS * 1000);
}

/**
 * The exit code a shell would give for a program that a signal ended.
 * @param {NodeJS.Signals} signal
 */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
