import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Booking } from '@tideline/domain/booking/booking';
import {
  bookingListQuerySchema,
  bookingTimesQuerySchema,
  callTimesQuerySchema,
  cancelBookingSchema,
  moveBookingSchema,
  newBookingSchema,
} from '@tideline/domain/booking/booking.schema';
import { callHoursSchema, callRulesSchema } from '@tideline/domain/booking/hours.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { expectedTagShape } from '../../core/rpc/expected-tag.ts';
import { procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import type { Db } from '../../core/store/schema.ts';
import { bookCall } from './booking/book-call.ts';
import { findBooking, listBookings } from './bookings.repository.ts';
import { callLinksRouter } from './call-links.router.ts';
import { cancelCall, moveCall } from './change-call.ts';
import { confirmCall } from './booking/confirm-call.ts';
import { feedRouter } from './feed/feed.router.ts';
import { findCallTimes, offerCallTimes } from './times/find-call-times.ts';
import {
  areCallsOpen,
  findCallRules,
  listStaffHours,
  saveCallHours,
  updateCallRules,
} from './times/hours.repository.ts';

export const bookingsRouter = router({
  /** Whether calls can be booked at all. */
  offer: publicProcedure.query(async ({ ctx }) => ({ isOpen: await areCallsOpen(ctx.db) })),

  /** The next free times. */
  times: publicProcedure.input(callTimesQuerySchema.prefault({})).query(({ ctx, input }) => offerCallTimes(ctx, input)),

  book: publicProcedure.input(newBookingSchema).mutation(({ ctx, input }) => bookCall(ctx, input)),

  links: callLinksRouter,

  list: procedureFor('bookings.read')
    .input(bookingListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listBookings(ctx.db, input)),

  byId: procedureFor('bookings.read')
    .input(z.object({ id: rowId }))
    .query(({ ctx, input }) => requireBooking(ctx.db, input.id)),

  /** The free times of a call's member of staff, to which it can be moved. */
  timesOf: procedureFor('bookings.read')
    .input(bookingTimesQuerySchema)
    .query(async ({ ctx, input: { id, ...query } }) => {
      const { staffId } = await requireBooking(ctx.db, id);
      return findCallTimes(ctx.db, query, ctx.now(), { without: id, staffId });
    }),

  move: procedureFor('bookings.edit')
    .input(moveBookingSchema.extend(expectedTagShape))
    .mutation(({ ctx, input: { id, ...change } }) => moveCall(ctx, id, { ...change, by: 'staff' })),

  /** Books a held call, for instance one held as spam. */
  accept: procedureFor('bookings.edit')
    .input(z.object({ id: rowId }))
    .mutation(async ({ ctx, input }) => {
      await confirmCall(ctx, input.id, 'staff');
      return requireBooking(ctx.db, input.id);
    }),

  cancel: procedureFor('bookings.edit')
    .input(cancelBookingSchema.extend(expectedTagShape))
    .mutation(({ ctx, input: { id, ...change } }) => cancelCall(ctx, id, { ...change, by: 'staff' })),

  feed: feedRouter,

  rules: procedureFor('bookings.read').query(({ ctx }) => findCallRules(ctx.db)),

  updateRules: procedureFor('bookings.edit')
    .input(callRulesSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        await updateCallRules(trx, input, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'call.rules', detail: input }, ctx.now());
      });
      return input;
    }),

  /** The hours of all members of staff. */
  hours: procedureFor('bookings.read').query(({ ctx }) => listStaffHours(ctx.db)),

  updateHours: procedureFor('bookings.edit')
    .input(callHoursSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const staff = await trx.selectFrom('staff').select('id').where('id', '=', input.staffId).executeTakeFirst();
        if (!staff) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such account any more.' });
        await saveCallHours(trx, input, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'call.hours', objectId: input.staffId }, ctx.now());
      });
      return {};
    }),
});

async function requireBooking(db: Db, id: string): Promise<Booking> {
  const booking = await findBooking(db, id);
  if (!booking) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such call any more.' });
  return booking;
}
