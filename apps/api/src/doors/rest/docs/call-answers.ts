import { z } from 'zod';
import {
  BOOKING_STATUSES,
  type BookedAnswer,
  type Booking,
  type CallTimes,
  type UnconfirmedAnswer,
} from '@tideline/domain/booking/booking';
import type { CallRules, StaffHours } from '@tideline/domain/booking/hours';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');
const day = z.iso.date();
const zone = z.string().describe('An IANA time zone');

const booking = z.object({
  id: z.string(),
  contactId: z.string().describe('The inquiry that it belongs to'),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  staffId: z.string().nullable().describe('Who takes the call; null when the account was removed'),
  staffName: z.string(),
  startsAt: instant,
  endsAt: instant,
  status: z.enum(BOOKING_STATUSES).describe('`held`: asked for and not booked, it waits to be confirmed'),
  place: z.string(),
  message: z.string().describe('What the visitor would like to talk about'),
  visitorZone: zone,
  sequence: z.int().describe('How often it was moved, handed over or cancelled'),
  heldUntil: instant.nullable().describe('Of a held call that waits for its email: until when its time is reserved'),
  cancelledAt: instant.nullable(),
  cancelledBy: z.enum(['visitor', 'staff']).nullable(),
  cancelReason: z.string(),
  createdAt: instant,
}) satisfies z.ZodType<Booking>;

/** The answers about calls. */
export const CALL_ANSWERS = {
  CallTimes: z.object({
    isOpen: z.boolean().describe('Whether anybody takes calls'),
    callMinutes: z.int(),
    timeZone: zone,
    visitorZone: zone,
    days: z.array(z.object({ day, times: z.array(instant) })),
    nextDay: day.nullable().describe('The first day after these with free times; null when there is none'),
  }) satisfies z.ZodType<CallTimes>,
  CallBooked: z.object({
    message: z.literal('booked'),
    reference: z.string(),
    startsAt: instant,
    endsAt: instant,
    token: z.string().describe('Lets its holder read, move and cancel the call'),
  }) satisfies z.ZodType<BookedAnswer>,
  CallUnconfirmed: z.object({
    message: z.literal('unconfirmed'),
    confirmBy: z
      .enum(['button', 'email'])
      .describe('`button`: `POST /api/bookings/confirm` with the token books it. `email`: the link in its email does'),
    heldUntil: instant.nullable().describe('Until when the time is reserved; null when it is not'),
    reference: z.string(),
    startsAt: instant,
    endsAt: instant,
    token: z.string().describe('Lets its holder read and confirm the call'),
  }) satisfies z.ZodType<UnconfirmedAnswer>,
  Booking: booking,
  CallHours: z.object({
    staffId: z.string(),
    name: z.string(),
    weekly: z
      .array(z.array(z.object({ from: z.string(), to: z.string() })))
      .describe('Seven days from Monday, each with its hours in the time zone of the agency'),
    daysOff: z.array(z.object({ from: day, to: day })),
    place: z.string(),
    feed: z
      .object({ host: z.string(), readAt: instant.nullable(), failedAt: instant.nullable(), problem: z.string() })
      .nullable()
      .describe('The private calendar whose busy times are not offered, without its address'),
  }) satisfies z.ZodType<StaffHours, StaffHours>,
  CallRules: z.object({
    callMinutes: z.int(),
    bufferMinutes: z.int(),
    noticeHours: z.int(),
    daysAhead: z.int(),
  }) satisfies z.ZodType<CallRules>,
};
