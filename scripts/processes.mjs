/** Runs other programs for the commands, and forwards the signals that end a command to these programs. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root folder; every program runs here unless it says otherwise. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Time that a program has to end after its signal. The server finishes open requests in this time. */
const GRACE_MS = 12_000;

/** A failure that is printed as one sentence, without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} sentence what went wrong, and what to do
   * @param {string} [details] output of the failed program
   */
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** Running programs, each with the signal for a graceful end. */
/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const running = new Map();
/** @type {NodeJS.Signals | undefined} */
let stopSignal;

/**
 * Runs a command: its result becomes the exit code, and signals end the programs that it runs.
 * @param {() => Promise<number>} work
 * @returns {Promise<boolean>} false when it threw
 */
export async function runCommand(work) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  try {
    process.exitCode = await work();
    return true;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Failure) console.error([error.details.trimEnd(), error.message].filter(Boolean).join('\n'));
    else console.error(error);
    return false;
  }
}

/**
 * Runs a program until it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, endsBy?: NodeJS.Signals }} [options]
 *   quiet: return the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>} output is empty unless quiet
 */
export function run(command, args, { env = process.env, cwd = root, quiet = false, endsBy = 'SIGTERM' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && command === 'npm', // npm is a .cmd file there
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
      const exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
      if (stopSignal === undefined) resolve({ code: exitCode, output });
      else if (running.size === 0) process.exit(exitCode);
    });
  });
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  // Handles one signal only: Ctrl-C reaches every process of the terminal, and npm repeats it.
  if (stopSignal !== undefined) return;
  stopSignal = signal;
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  for (const [child, endsBy] of running) child.kill(endsBy);
  setTimeout(() => {
    for (const child of running.keys()) child.kill('SIGKILL');
    process.exit(128 + constants.signals.SIGKILL);
  }, GRACE_MS);
}
