import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runJobs, type Job } from './run-jobs.ts';

const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

function countingJob(run: Job['run'] = async () => undefined) {
  const job = { name: 'count', everyMs: 1000, run: vi.fn<Job['run']>(run) };
  return { job, stop: runJobs([job], log) };
}

test('a job runs at once and then after each interval, until it is stopped', async () => {
  const { job, stop } = countingJob();
  expect(job.run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3500);
  expect(job.run).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(job.run).toHaveBeenCalledTimes(4);
});

test('a job that takes long is not started a second time meanwhile, and stopping waits for it', async () => {
  const finished = vi.fn<() => void>();
  const { job, stop } = countingJob(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 10_000);
    });
    finished();
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(job.run).toHaveBeenCalledTimes(1);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
  expect(finished).toHaveBeenCalledOnce();
});

test('a job that keeps failing goes on, and is logged when that begins and ends', async () => {
  let isBroken = true;
  const { job, stop } = countingJob(async () => {
    if (isBroken) throw new Error('no database');
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(job.run).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledOnce();
  isBroken = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(log.info).toHaveBeenCalledOnce();
  await stop();
});
