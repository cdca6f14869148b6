import { z } from 'zod';
import { isTimeZone } from '../time/publish-date.ts';
import {
  emailAddress,
  formSignsShape,
  isStorable,
  lineOfText,
  longText,
  optionalLine,
  orEmpty,
  pageQueryShape,
  requiredLine,
  rowId,
} from '../text/text.schema.ts';
import { sentAnswers } from '../question/question.schema.ts';
import { optionalTrail } from '../trail/trail.schema.ts';
import { BOOKING_LIMITS, BOOKING_STATUSES } from './booking.ts';
import { CALL_FIELDS, type CallField } from './call-fields.ts';
import { CELL_MINUTES } from './hours.ts';

/** Most days of one answer with free times. */
const DAYS_MAX = 31;

/** A day as `YYYY-MM-DD`. */
export const calendarDay = z.iso.date({ error: 'A day must look like 2026-11-24.' });

const timeZone = lineOfText({ label: 'Time zone', maxLength: BOOKING_LIMITS.timeZone }).refine(
  isTimeZone,
  'Time zone must be an IANA name such as America/Los_Angeles.',
);

/** The beginning of a call. */
const callStart = z.iso
  .datetime({ offset: true, error: 'startsAt must be an instant such as 2026-11-24T17:00:00Z.' })
  .transform((text) => new Date(text).toISOString())
  .refine(
    (instant) => Date.parse(instant) % (CELL_MINUTES * 60_000) === 0,
    `startsAt must be a multiple of ${CELL_MINUTES} minutes.`,
  );

const reason = orEmpty(longText({ label: 'Reason', maxLength: BOOKING_LIMITS.reason }));

/** Which free times. `timeZone` is the visitor's; without it, that of the agency. */
export const freeTimesQuerySchema = z.object({
  from: calendarDay.optional(),
  days: z.coerce
    .number<number>({ error: 'days must be a whole number.' })
    .int('days must be a whole number.')
    .min(1, 'days must be at least 1.')
    .max(DAYS_MAX, `days must be at most ${DAYS_MAX}.`)
    .default(7),
  timeZone: timeZone.optional(),
});
export type FreeTimesQuery = z.infer<typeof freeTimesQuerySchema>;

/** The id of a kind of call. Without it, the first one offered is meant. */
const kind = rowId.optional();

/** Free times for a new call. */
export const callTimesQuerySchema = freeTimesQuerySchema.extend({ kind });
export type CallTimesQuery = z.infer<typeof callTimesQuerySchema>;

/** What the form of a call asks for, field by field. */
const callShape = {
  firstName: requiredLine(CALL_FIELDS.firstName),
  lastName: requiredLine(CALL_FIELDS.lastName),
  email: emailAddress(),
  company: optionalLine(CALL_FIELDS.company),
  message: orEmpty(longText(CALL_FIELDS.message)),
} satisfies Record<CallField, z.ZodType>;

/** A call as a visitor books it. */
export const newBookingSchema = z.object({
  startsAt: callStart,
  kind,
  timeZone: timeZone.optional(),
  ...callShape,
  answers: sentAnswers,
  /** Chosen by the client: a repeated key books no second call and returns the first one. */
  idempotencyKey: z
    .string({ error: 'The idempotency key must be text.' })
    .min(8, 'The idempotency key must be at least 8 characters long.')
    .max(100, 'The idempotency key must be at most 100 characters long.')
    .refine(isStorable, 'The idempotency key has characters that cannot be stored.')
    .optional(),
  trail: optionalTrail,
  ...formSignsShape,
});
export type NewBooking = z.infer<typeof newBookingSchema>;

const token = z
  .string({ error: 'The token must be text.' })
  .min(1, 'The link is incomplete.')
  .max(200, 'The link is not valid.');

/** The link in the mails of a call. */
export const bookingLinkSchema = z.object({ token });
/** Moves a call by that link. */
export const moveByLinkSchema = z.object({ token, startsAt: callStart });
/** Cancels a call by that link. */
export const cancelByLinkSchema = z.object({ token, reason });

/** Which free times of the person who takes a call. */
export const bookingTimesQuerySchema = freeTimesQuerySchema.extend({ id: rowId });
/** Moves a call. */
export const moveBookingSchema = z.object({ id: rowId, startsAt: callStart });
/** Cancels a call; the visitor reads the reason. */
export const cancelBookingSchema = z.object({ id: rowId, reason });

/** The filters of the list: calls that begin from one instant on and before another one. */
export const bookingListQuerySchema = z.object({
  ...pageQueryShape,
  status: z.enum(BOOKING_STATUSES, { error: `status must be one of ${BOOKING_STATUSES.join(', ')}.` }).optional(),
  contactId: rowId.optional(),
  from: z.iso.datetime({ offset: true, error: 'from must be an instant such as 2026-11-24T17:00:00Z.' }).optional(),
  until: z.iso.datetime({ offset: true, error: 'until must be an instant such as 2026-11-24T17:00:00Z.' }).optional(),
});
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;
