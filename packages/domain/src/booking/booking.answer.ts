import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import {
  BOOKING_STATUSES,
  type BookedAnswer,
  type Booking,
  type CallTimes,
  type UnconfirmedAnswer,
} from './booking.ts';
import { bookedKindAnswer, offeredKindAnswer } from './call-kind.answer.ts';

const day = z.iso.date();
const zone = z.string().describe('An IANA time zone');

export const bookingAnswer: z.ZodType<Booking> = named(
  'Booking',
  z.object({
    id: z.string(),
    contactId: z.string().describe('The inquiry that it belongs to'),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string(),
    staffId: z.string().nullable().describe('Who takes the call; null when the account was removed'),
    staffName: z.string(),
    startsAt: instantAnswer,
    endsAt: instantAnswer,
    status: z.enum(BOOKING_STATUSES).describe('`held`: requested but not booked; waiting to be confirmed'),
    place: z.string(),
    message: z.string().describe('What the visitor wants to talk about'),
    visitorZone: zone,
    sequence: z.int().describe('How often it was moved, handed over or canceled'),
    heldUntil: instantAnswer.nullable().describe('Until when the time of a held call is reserved'),
    cancelledAt: instantAnswer.nullable(),
    cancelledBy: z.enum(['visitor', 'staff']).nullable(),
    cancelReason: z.string(),
    createdAt: instantAnswer,
    kind: bookedKindAnswer.optional().describe('Missing when the call has no kind'),
  }),
);

export const callTimesAnswer: z.ZodType<CallTimes> = named(
  'CallTimes',
  z.object({
    isOpen: z.boolean().describe('Whether anybody takes calls'),
    callMinutes: z.int(),
    timeZone: zone,
    visitorZone: zone,
    people: z
      .array(
        z.object({
          name: z.string(),
          role: z.string(),
          sentence: z.string(),
          slug: z.string().describe('The author page is `/blog/author/{slug}`; empty if the name yields no address'),
          pictureUrl: z.string().nullable(),
        }),
      )
      .describe('The public profiles of those who take calls'),
    otherPeople: z.int().describe('How many more take calls, without a public profile'),
    days: z.array(z.object({ day, times: z.array(instantAnswer) })),
    nextDay: day.nullable().describe('The first day after these with free times; null when there is none'),
    kind: offeredKindAnswer.optional().describe('The kind of call that the times are for; missing when there is none'),
    kinds: z
      .array(offeredKindAnswer)
      .optional()
      .describe('The kinds of calls to choose from, in order; missing when there are none'),
  }),
);

export const callBookedAnswer: z.ZodType<BookedAnswer> = named(
  'CallBooked',
  z.object({
    message: z.literal('booked'),
    reference: z.string(),
    startsAt: instantAnswer,
    endsAt: instantAnswer,
    token: z.string().describe('Lets its holder read, move and cancel the call'),
  }),
);

export const callUnconfirmedAnswer: z.ZodType<UnconfirmedAnswer> = named(
  'CallUnconfirmed',
  z.object({
    message: z.literal('unconfirmed'),
    confirmBy: z
      .enum(['button', 'email'])
      .describe('`button`: `POST /api/bookings/confirm` with the token books it. `email`: the link in its email does'),
    heldUntil: instantAnswer.nullable().describe('Until when the time is reserved; null when it is not'),
    reference: z.string(),
    startsAt: instantAnswer,
    endsAt: instantAnswer,
    token: z.string().describe('Lets its holder read and confirm the call'),
  }),
);
