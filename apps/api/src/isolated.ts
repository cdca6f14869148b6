import { setFlagsFromString } from 'node:v8';
import { type Options, Tinypool } from 'tinypool';
import { programPath } from './program-path.ts';

// V8's options of the command line are those of every thread, and win over a thread's own limits. They stay in force for the
// main thread, which has started with them.
setFlagsFromString('--max-old-space-size=0');
setFlagsFromString('--max-semi-space-size=0');

/** Of each thread, besides its own. */
export const THREAD_OPTIONS = {
  // The first is that of the server, the second half of it. V8 would take more on a large machine.
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 },
  // Without the options of this process: a thread does not start with those for a program in the command line.
  execArgv: [],
};

type IsolatedOptions = {
  /** See `programPath`. */
  program: string;
  /** The function that the program exports. */
  name: string;
  /** A task that takes longer is ended, with its thread. */
  timeLimitMs: number;
  /** When no more tasks come, the thread ends, which frees its memory. */
  idleMs: number;
  /** The most that callers bring at the same time; each has a thread. */
  atOnce?: number;
} & Pick<Options, 'resourceLimits' | 'runtime' | 'execArgv' | 'env' | 'serialization'>;

type RunOptions = {
  transferList?: ArrayBuffer[];
  timeLimitMs?: number;
  /** Aborted when nobody waits for the answer any more: the task is ended, with its thread. */
  stop?: AbortSignal;
};

/** A task was ended at its limit of time. */
export class TimeLimitReached extends Error {}

/**
 * Runs a function in a thread, or in a child process, so that it neither holds up visitors nor ends the server. It knows no
 * settings and no secrets. The thread starts with the first task, and again after one that it failed on.
 * @returns the function; it rejects when it throws, when its thread dies, and with `TimeLimitReached`
 */
export function isolated<Task extends (input: never) => unknown>(options: IsolatedOptions) {
  const { program, name, idleMs: idleTimeout, atOnce: maxThreads = 1, ...worker } = options;
  const pool = new Tinypool({ ...THREAD_OPTIONS, env: {}, minThreads: 0, maxThreads, idleTimeout, ...worker });
  // A thread has died while it started or waited. What waits for it would wait until its limit of time.
  pool.on('error', () => pool.cancelPendingTasks());

  return async function run(
    input: Parameters<Task>[0],
    { transferList, timeLimitMs = options.timeLimitMs, stop }: RunOptions = {},
  ): Promise<Awaited<ReturnType<Task>>> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimitMs);
    try {
      const signal = stop ? AbortSignal.any([limit.signal, stop]) : limit.signal;
      const job = { filename: programPath(program), name, transferList, signal };
      return (await pool.run(input, job)) as Awaited<ReturnType<Task>>;
    } catch (error) {
      if (limit.signal.aborted) throw new TimeLimitReached(`${name} takes too long.`, { cause: error });
      // A thread sends its error, a child the fields of it.
      throw new Error(`${name} failed: ${(error as Error).message}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
