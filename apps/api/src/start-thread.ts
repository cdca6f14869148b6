import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { programPath } from './program-path.ts';

/** Those of the server. V8 would take more on a large machine. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/** Starts a program of `programPath` in a thread, which ends when it needs more memory than its limits. */
export function startThread(program: string, options: WorkerOptions): Worker {
  // V8's options of the command line are those of every thread, and win over a thread's own limits. They stay in force for
  // the main thread, which has started with them.
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
  // Without the options of this process: a thread does not start with those for a program in the command line.
  return new Worker(programPath(program), { execArgv: [], resourceLimits: MEMORY_LIMIT, ...options });
}
