import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { callFeedSchema } from '@tideline/domain/booking/hours.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { WorkQueue } from '../../../core/limits/work-queue.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { findFeed, saveFeed } from './feeds.repository.ts';
import { readFeed } from './read-feeds.ts';

const reading = new WorkQueue({
  atOnce: 2,
  waiting: 10,
  refusal: 'Too many calendars are being read.',
  retryAfterSeconds: 20,
});
const person = z.object({ staffId: rowId });

/** The private calendars of staff. Their addresses are secrets, which can be set but are never answered. */
export const feedRouter = router({
  save: procedureFor('bookings.edit')
    .input(callFeedSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const staff = await trx.selectFrom('staff').select('id').where('id', '=', input.staffId).executeTakeFirst();
        if (!staff) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such account any more.' });
        await saveFeed(trx, input, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'call.feed', objectId: input.staffId }, ctx.now());
      });
      await reading.run(() => readFeed(ctx.db, input, ctx.now()));
      return {};
    }),

  remove: procedureFor('bookings.edit')
    .input(person)
    .mutation(async ({ ctx, input: { staffId } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await findFeed(trx, staffId))) return;
        await saveFeed(trx, { staffId, url: '' }, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'call.feed-remove', objectId: staffId }, ctx.now());
      });
      return {};
    }),

  /** Reads a calendar now, before it is due. */
  read: procedureFor('bookings.edit')
    .input(person)
    .mutation(async ({ ctx, input: { staffId } }) => {
      const feed = await findFeed(ctx.db, staffId);
      if (!feed) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no calendar to read any more.' });
      await reading.run(() => readFeed(ctx.db, feed, ctx.now()));
      return {};
    }),
});
