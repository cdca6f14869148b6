import { once } from 'node:events';
import { startThread } from '../../../start-thread.ts';
import { CalendarProblem } from './fetch-calendar.ts';
import type { BusyTimes, CalendarText } from './find-busy-times.ts';

/** An ordinary calendar takes less than a second; a hostile one may never end. */
const TIME_LIMIT_MS = 15_000;
/** More than the quarters of an hour of the half year that matters. */
const SPANS_MAX = 20_000;

/**
 * Finds the busy times of a calendar in a thread with limits of time and memory: a repeating appointment can be endless.
 * @throws CalendarProblem
 */
export async function runParsing(calendar: CalendarText, timeLimitMs = TIME_LIMIT_MS): Promise<BusyTimes> {
  const worker = startThread('sales/bookings/feed/parse-calendar', { env: {}, workerData: calendar });
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [BusyTimes]; // rejects on `error`, too
    if (answer.spans.length > SPANS_MAX) throw new CalendarProblem('The calendar has too many appointments.');
    return answer;
  } catch (error) {
    if (error instanceof CalendarProblem) throw error;
    if (signal.aborted)
      throw new CalendarProblem('The calendar takes too long to read: an appointment may repeat endlessly.');
    throw new CalendarProblem('The calendar could not be understood.');
  } finally {
    await worker.terminate();
  }
}
