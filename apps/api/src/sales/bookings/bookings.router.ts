import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Booking, BookingAnswer } from '@tideline/domain/booking/booking';
import {
  bookingAnswer,
  callBookedAnswer,
  callTimesAnswer,
  callUnconfirmedAnswer,
} from '@tideline/domain/booking/booking.answer';
import {
  bookingListQuerySchema,
  bookingTimesQuerySchema,
  callTimesQuerySchema,
  cancelBookingSchema,
  moveBookingSchema,
  newBookingSchema,
} from '@tideline/domain/booking/booking.schema';
import type { Page } from '@tideline/domain/entity/page';
import { rowId } from '@tideline/domain/text/text.schema';
import { accepted, answer, created, page } from '../../core/rpc/answers.ts';
import { expectedTagShape } from '../../core/rpc/expected-tag.ts';
import { mergeRouters, pageProcedure, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { areCallsOpen } from '../../core/store/public-pages.ts';
import type { Db } from '../../core/store/schema.ts';
import { bookCall } from './booking/book-call.ts';
import { findBooking, listBookings } from './bookings.repository.ts';
import { callLinksRouter } from './call-links.router.ts';
import { cancelCall, moveCall } from './change-call.ts';
import { confirmCall } from './booking/confirm-call.ts';
import { feedRouter } from './feed/feed.router.ts';
import { kindsRouter } from './kinds/kinds.router.ts';
import { findTermsOf } from './kinds/call-terms.ts';
import { callSettingsRouter } from './times/call-settings.router.ts';
import { findCallTimes, offerCallTimes } from './times/find-call-times.ts';

const callsRouter = router({
  /** Whether calls can be booked at all. */
  offer: pageProcedure.query(async ({ ctx }) => ({ isOpen: await areCallsOpen(ctx.db) })),

  times: publicCall({
    rest: 'GET /calls/times',
    summary: 'List upcoming days with free times',
    description:
      'Days are in `timeZone`, an IANA name; without it, in the zone of the agency. `kind` is the id of a kind of call; without it, the first one offered is meant.',
    input: callTimesQuerySchema.prefault({}),
    answer: answer(callTimesAnswer),
    refusals: [429],
    example: { days: 5, timeZone: 'Europe/Berlin' },
  }).query(({ ctx, input }) => offerCallTimes(ctx, input)),

  book: publicCall({
    rest: 'POST /bookings',
    summary: 'Book a call',
    description:
      'The same `idempotencyKey` sent twice books one call. 202: the call is not booked yet, because it looks like spam or many calls are coming in; `confirmBy` says how to book it. 409: the time is no longer free.',
    input: newBookingSchema,
    answer: created<BookingAnswer>(callBookedAnswer),
    otherAnswers: [accepted(callUnconfirmedAnswer)],
    refusals: [409, 429],
    example: {
      startsAt: '2026-11-24T17:00:00.000Z',
      timeZone: 'Europe/Berlin',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      message: 'About the second clinic.',
    },
    events: ['booking.created', 'enquiry.created'],
  }).mutation(({ ctx, input }) => bookCall(ctx, input)),

  links: callLinksRouter,

  list: staffCall('bookings.read', {
    rest: 'GET /bookings',
    summary: 'List calls, earliest first',
    input: bookingListQuerySchema.prefault({}),
    query: bookingListQuerySchema,
    answer: page<Booking, Page<Booking>>(bookingAnswer),
    example: { status: 'booked', from: '2026-11-24T00:00:00Z', limit: 20 },
  }).query(({ ctx, input }) => listBookings(ctx.db, input)),

  byId: staffCall('bookings.read', {
    rest: 'GET /bookings/{id}',
    summary: 'Read a call',
    input: z.object({ id: rowId }),
    answer: answer(bookingAnswer, { ETag: 'Identifies its content; send it as `If-Match`' }),
    refusals: [404],
  }).query(({ ctx, input }) => requireBooking(ctx.db, input.id)),

  timesOf: staffCall('bookings.read', {
    rest: 'GET /bookings/{id}/times',
    summary: 'List the free times of the person who takes a call',
    description: 'The call can be moved to any of them.',
    input: bookingTimesQuerySchema,
    answer: answer(callTimesAnswer),
    refusals: [404],
    example: { days: 5, timeZone: 'Europe/Berlin' },
  }).query(async ({ ctx, input: { id, ...query } }) => {
    const booking = await requireBooking(ctx.db, id);
    const terms = { ...(await findTermsOf(ctx.db, booking)), ...(booking.staffId && { staffIds: [booking.staffId] }) };
    return findCallTimes(ctx.db, query, ctx.now(), { terms, without: id });
  }),

  move: staffCall('bookings.edit', {
    rest: 'PUT /bookings/{id}/time',
    summary: 'Move a call',
    input: moveBookingSchema.extend(expectedTagShape),
    answer: answer(bookingAnswer),
    refusals: [404, 409],
    example: { startsAt: '2026-11-24T18:00:00.000Z' },
    events: ['booking.moved'],
  }).mutation(({ ctx, input: { id, ...change } }) => moveCall(ctx, id, { ...change, by: 'staff' })),

  accept: staffCall('bookings.edit', {
    rest: 'POST /bookings/{id}/accept',
    summary: 'Book a held call',
    description: '409: the time is no longer free.',
    input: z.object({ id: rowId }),
    answer: answer(bookingAnswer),
    refusals: [404, 409, 429],
    events: ['booking.created', 'enquiry.updated'],
  }).mutation(async ({ ctx, input }) => {
    await confirmCall(ctx, input.id, 'staff');
    return requireBooking(ctx.db, input.id);
  }),

  cancel: staffCall('bookings.edit', {
    rest: 'POST /bookings/{id}/cancel',
    summary: 'Cancel a call',
    input: cancelBookingSchema.extend(expectedTagShape),
    answer: answer(bookingAnswer),
    refusals: [404, 409],
    example: { reason: 'We are on a train that day.' },
    events: ['booking.cancelled'],
  }).mutation(({ ctx, input: { id, ...change } }) => cancelCall(ctx, id, { ...change, by: 'staff' })),

  feed: feedRouter,
  kinds: kindsRouter,
});

/** Calls, and when staff take them. */
export const bookingsRouter = mergeRouters(callsRouter, callSettingsRouter);

async function requireBooking(db: Db, id: string): Promise<Booking> {
  const booking = await findBooking(db, id);
  if (!booking) throw new TRPCError({ code: 'NOT_FOUND', message: 'This call no longer exists.' });
  return booking;
}
