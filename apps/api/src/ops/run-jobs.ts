import type { FastifyBaseLogger } from 'fastify';

/** Something to be done again and again while the server runs. */
export type Job = {
  /** What it does, for the log: `publish scheduled posts`. */
  name: string;
  everyMs: number;
  /** `now` is ISO 8601 in UTC. May fail: it is tried again after the same time. May answer `NOTHING_TRIED`. */
  run: (now: string) => Promise<unknown>;
  /** Has it run at once, before its time has come. */
  bell?: Bell;
};

/** What a job answers that found nothing to do: one that has failed is not said to work again by that. */
export const NOTHING_TRIED = Symbol('nothing tried');

/** What somebody else rings when there is work for a job. */
export type Bell = { ring: () => void; onRing: (listen: () => void) => void };

/** A bell that nobody hears until a job listens. */
export function newBell(): Bell {
  let listener: (() => void) | null = null;
  return {
    ring: () => listener?.(),
    onRing(listen) {
      listener = listen;
    },
  };
}

/** What is done so seldom leaves the first seconds to the first visitors. */
const SELDOM_MS = 60_000;
const QUIET_START_MS = 5000;

/**
 * Runs each job now, the seldom ones a little later, and then after each interval, never twice at once. A failure is
 * logged when it begins and when it has ended, not each time.
 * @returns stops the jobs and waits for those under way
 */
export function runJobs(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  const stops = jobs.map((job) => runAgainAndAgain(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function runAgainAndAgain(job: Job, log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  let isStopped = false;
  let isFailing = false;
  let isRungFor = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  if (job.everyMs < SELDOM_MS) runNow();
  else timer = setTimeout(runNow, QUIET_START_MS);
  job.bell?.onRing(() => {
    isRungFor = true; // also while it runs: it may have looked just before there was something to see
    if (timer !== undefined) runNow();
  });

  function runNow(): void {
    clearTimeout(timer);
    timer = undefined;
    running = runOnce();
  }

  async function runOnce(): Promise<void> {
    isRungFor = false;
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
      timer = setTimeout(runNow, isRungFor ? 0 : job.everyMs);
    }
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    timer = undefined;
    await running;
  };
}
