import { z } from 'zod';
import { DAY_MS } from '../time/instant.ts';
import { isPublishDate } from '../time/publish-date.ts';

/** The longest period of one call: more than the weeks of a month. */
const DAYS_MAX = 62;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days in the agency's time zone, the first and the last. */
export const calendarQuerySchema = z
  .object({ from: day('from'), to: day('to') })
  .refine(
    ({ from, to }) => isPeriod(Date.parse(to) - Date.parse(from)),
    `to must be the day of from or at most ${DAYS_MAX} days after it.`,
  );
export type CalendarQuery = z.infer<typeof calendarQuerySchema>;

function day(name: string) {
  const message = `${name} must be a day such as 2026-12-01.`;
  return z.string({ error: message }).refine((text) => DAY.test(text) && isPublishDate(text), message);
}

function isPeriod(ms: number): boolean {
  return ms >= 0 && ms <= DAYS_MAX * DAY_MS;
}
