import { TRPCError } from '@trpc/server';
import type { BookedCall, Booking } from '@tideline/domain/booking/booking';
import {
  bookingLinkSchema,
  callTimesQuerySchema,
  cancelByLinkSchema,
  moveByLinkSchema,
} from '@tideline/domain/booking/booking.schema';
import type { Context } from '../context.ts';
import { publicProcedure, router } from '../rpc/procedures.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { findBooking } from './bookings.repository.ts';
import { findCallKey, readCallToken } from './call-link.ts';
import { cancelCall, moveCall } from './change-call.ts';
import { findCallTimes } from './find-call-times.ts';

/** What the token of a booked call opens. Nobody but the visitor has it. */
export const callLinksRouter = router({
  /** Null for a token that is not valid, or whose call was deleted. */
  read: publicProcedure.input(bookingLinkSchema).query(async ({ ctx, input }): Promise<BookedCall | null> => {
    const booking = await findByToken(ctx, input.token);
    return booking && toBookedCall(ctx, booking);
  }),

  /** The free times for a call that moves. */
  times: publicProcedure
    .input(callTimesQuerySchema.extend(bookingLinkSchema.shape))
    .query(async ({ ctx, input }) =>
      findCallTimes(ctx.db, input, ctx.now(), { without: (await requireByToken(ctx, input.token)).id }),
    ),

  move: publicProcedure.input(moveByLinkSchema).mutation(async ({ ctx, input }) => {
    const { id } = await requireByToken(ctx, input.token);
    return toBookedCall(ctx, await moveCall(ctx, id, { startsAt: input.startsAt, by: 'visitor' }));
  }),

  cancel: publicProcedure.input(cancelByLinkSchema).mutation(async ({ ctx, input }) => {
    const { id } = await requireByToken(ctx, input.token);
    return toBookedCall(ctx, await cancelCall(ctx, id, { reason: input.reason, by: 'visitor' }));
  }),
});

async function findByToken(ctx: Context, token: string): Promise<Booking | null> {
  const id = readCallToken(await findCallKey(ctx.db), token);
  return id === null ? null : findBooking(ctx.db, id);
}

async function requireByToken(ctx: Context, token: string): Promise<Booking> {
  const booking = await findByToken(ctx, token);
  if (!booking) throw new TRPCError({ code: 'NOT_FOUND', message: 'This link is not valid any more.' });
  return booking;
}

async function toBookedCall(ctx: Context, booking: Booking): Promise<BookedCall> {
  const { startsAt, endsAt, status, place, staffName, visitorZone, reference } = booking;
  const { timeZone } = await findSettings(ctx.db);
  const canChange = status === 'booked' && startsAt > ctx.now();
  return { startsAt, endsAt, status, place, staffName, visitorZone, reference, timeZone, canChange };
}
