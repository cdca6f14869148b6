import type { FastifyBaseLogger } from 'fastify';

/** A recurring task of the server. */
export type Job = {
  /** What it does, for the log: `publish scheduled posts`. */
  name: string;
  everyMs: number;
  /** `now` is ISO 8601 in UTC. A failed run is retried after the interval. May return `NOTHING_TRIED`. */
  run: (now: string) => Promise<unknown>;
  /** Runs the job now, before its interval has passed. */
  trigger?: Trigger;
};

/** Result of a job without work, which does not count as a recovery after a failure. */
export const NOTHING_TRIED = Symbol('nothing tried');

/** Runs a job as soon as there is work for it. */
export type Trigger = { fire: () => void; onFire: (listen: () => void) => void };

/** A trigger without effect until a job listens. */
export function newTrigger(): Trigger {
  let listener: (() => void) | null = null;
  return {
    fire: () => listener?.(),
    onFire(listen) {
      listener = listen;
    },
  };
}

/** Rare jobs start later, which leaves the first seconds to visitors. */
const RARE_MS = 60_000;
const QUIET_START_MS = 5000;

/**
 * Runs each job now (rare ones a little later) and after each interval, never concurrently with itself. Logs the first
 * failure of a job, and its recovery.
 * @returns stops the jobs and waits for running ones
 */
export function runJobs(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(job: Job, log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  let isStopped = false;
  let isFailing = false;
  let isTriggered = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  if (job.everyMs < RARE_MS) runNow();
  else timer = setTimeout(runNow, QUIET_START_MS);
  job.trigger?.onFire(() => {
    isTriggered = true; // also while it runs: its check may have preceded the work
    if (timer !== undefined) runNow();
  });

  function runNow(): void {
    clearTimeout(timer);
    timer = undefined;
    running = runOnce();
  }

  async function runOnce(): Promise<void> {
    isTriggered = false;
    try {
      const outcome = await job.run(new Date().toISOString());
      if (outcome !== NOTHING_TRIED) {
        if (isFailing) log.info({ job: job.name }, 'the job works again');
        isFailing = false;
      }
    } catch (error) {
      if (!isFailing) log.error({ err: error, job: job.name }, 'the job failed; it is tried again');
      isFailing = true;
    }
    if (!isStopped) {
      timer = setTimeout(runNow, isTriggered ? 0 : job.everyMs);
    }
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    timer = undefined;
    await running;
  };
}
