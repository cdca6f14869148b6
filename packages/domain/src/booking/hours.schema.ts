import { z } from 'zod';
import { optionalLine, requiredLine, rowId } from '../text/text.schema.ts';
import { calendarDay } from './booking.schema.ts';
import { CALL_HOURS_LIMITS, CALL_RULE_BOUNDS, CELL_MINUTES, WEEKDAYS, type CallRules } from './hours.ts';

/** Without a name and a password before the host. */
const SECURE_ADDRESS = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const time = z
  .string({ error: 'A time must look like 09:00.' })
  .refine((text) => text === '24:00' || TIME.test(text), 'A time must look like 09:00.')
  .refine(
    (text) => Number(text.slice(3)) % CELL_MINUTES === 0,
    `A time must be a multiple of ${CELL_MINUTES} minutes.`,
  );

const range = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, 'Hours must end after they start.');

const day = z
  .array(range)
  .max(CALL_HOURS_LIMITS.rangesPerDay, `A day can have at most ${CALL_HOURS_LIMITS.rangesPerDay} time ranges.`)
  .transform((ranges) => ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
  .refine(
    (ranges) => ranges.every(({ from }, at) => at === 0 || (ranges[at - 1]?.to ?? '') <= from),
    'The hours of a day must not overlap.',
  );

/** One person's hours. */
export const callHoursSchema = z.object({
  staffId: rowId,
  weekly: z.array(day).length(WEEKDAYS.length, 'Hours must have seven days, from Monday.'),
  daysOff: z
    .array(
      z
        .object({ from: calendarDay, to: calendarDay })
        .refine(({ from, to }) => from <= to, 'Days off must end after they start.'),
    )
    .max(CALL_HOURS_LIMITS.daysOff, `There can be at most ${CALL_HOURS_LIMITS.daysOff} entries of days off.`),
  place: optionalLine({ label: 'Place', maxLength: CALL_HOURS_LIMITS.place }),
});
export type NewCallHours = z.infer<typeof callHoursSchema>;

/** The private calendar of a person. Calendar programs write https as `webcal:`. */
export const callFeedSchema = z.object({
  staffId: rowId,
  url: requiredLine({ label: 'Calendar address', maxLength: CALL_HOURS_LIMITS.feedUrl })
    .transform((url) => url.replace(/^webcals?:/i, 'https:'))
    .refine((url) => SECURE_ADDRESS.test(url), 'The calendar address must begin with https:// or webcal://.'),
});

/** The length of a call, in minutes. */
export const callLength = rule('callMinutes', 'The length of a call', CELL_MINUTES);

/** The rules of all calls. */
export const callRulesSchema = z.object({
  callMinutes: callLength,
  bufferMinutes: rule('bufferMinutes', 'The time between calls', CELL_MINUTES),
  noticeHours: rule('noticeHours', 'The notice', 1),
  daysAhead: rule('daysAhead', 'The days ahead', 1),
});

function rule(name: keyof CallRules, label: string, step: number) {
  const { min, max } = CALL_RULE_BOUNDS[name];
  const multiple = step > 1 ? ` and a multiple of ${step}` : '';
  const sentence = `${label} must be a whole number from ${min} to ${max}${multiple}.`;
  return z.int({ error: sentence }).min(min, sentence).max(max, sentence).multipleOf(step, sentence);
}
