import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newTrigger, NOTHING_TRIED, runJobs, type Job } from './run-jobs.ts';

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

test('a rare job starts some seconds after the server', async () => {
  const job = { name: 'sweep', everyMs: 3_600_000, run: vi.fn<Job['run']>(async () => undefined) };
  const stop = runJobs([job], log);
  await vi.advanceTimersByTimeAsync(2000);
  expect(job.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(job.run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(job.run).toHaveBeenCalledTimes(2);
  await stop();
});

test('a long job does not run concurrently with itself, and stopping waits for it', async () => {
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

test('a failing job is retried, and logged at its first failure and its recovery', async () => {
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

test('a failed job is not logged as recovered by a run that tried nothing', async () => {
  const outcomes = [() => Promise.reject(new Error('no room')), async () => NOTHING_TRIED, async () => 'made'];
  const { stop } = countingJob(async () => outcomes.shift()?.());
  await vi.advanceTimersByTimeAsync(1500);
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  await stop();
});

test('a triggered job runs at once, once more when triggered while running, and not after the stop', async () => {
  const trigger = newTrigger();
  let isSlow = false;
  const run = vi.fn<Job['run']>(async () => {
    if (isSlow) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  });
  const stop = runJobs([{ name: 'listen', everyMs: 10_000, run, trigger }], log);
  await vi.advanceTimersByTimeAsync(0);
  isSlow = true;
  trigger.fire();
  expect(run).toHaveBeenCalledTimes(2);
  trigger.fire();
  trigger.fire();
  isSlow = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(4);
  await stop();
  trigger.fire();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(run).toHaveBeenCalledTimes(4);
});
