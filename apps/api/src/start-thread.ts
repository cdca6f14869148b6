import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { programPath } from './program-path.ts';

/**
 * Starts a program of `programPath` in a thread that ends when it needs more memory than its limits.
 * @param options.resourceLimits of the thread; without one for the young generation it takes what the machine has
 */
export function startThread(
  program: string,
  options: WorkerOptions & { resourceLimits: NonNullable<WorkerOptions['resourceLimits']> },
): Worker {
  // V8 gives the limits of the command line to every thread, and they win over those of a thread. This process keeps its own.
  setFlagsFromString('--max-old-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
  // Without the options of this process: a thread does not start with those for a program in the command line.
  return new Worker(programPath(program), { execArgv: [], ...options });
}
