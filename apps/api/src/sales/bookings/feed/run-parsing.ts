import { isolated, TimeLimitReached } from '../../../isolated.ts';
import { CalendarProblem } from './fetch-calendar.ts';
import type { BusyTimes, CalendarText, findBusyTimes } from './find-busy-times.ts';

/** Exceeds the quarters of an hour in the relevant half year. */
const SPANS_MAX = 20_000;

const parse = isolated<typeof findBusyTimes>({
  program: 'sales/bookings/feed/find-busy-times',
  name: 'findBusyTimes',
  timeLimitMs: 15_000, // an ordinary calendar takes less than a second; a hostile one may never end
  idleMs: 0,
  atOnce: 3, // two that staff ask for, and one that is due
});

/**
 * Finds the busy times of a calendar with limits of time and memory: a repeating appointment can be endless.
 * @throws CalendarProblem
 */
export async function runParsing(calendar: CalendarText, timeLimitMs?: number): Promise<BusyTimes> {
  const answer = await parse(calendar, { timeLimitMs }).catch((error: unknown) => {
    if (error instanceof TimeLimitReached)
      throw new CalendarProblem('The calendar takes too long to read: an appointment may repeat endlessly.');
    throw new CalendarProblem('The calendar could not be understood.');
  });
  if (answer.spans.length > SPANS_MAX) throw new CalendarProblem('The calendar has too many appointments.');
  return answer;
}
