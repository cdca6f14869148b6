import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { callFeedSchema } from '@tideline/domain/booking/hours.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { WorkQueue } from '../../../core/limits/work-queue.ts';
import { empty } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { selectPeople } from '../../../core/store/people.ts';
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
  save: staffCall('bookings.edit', {
    rest: 'PUT /calls/hours/{id}/feed',
    summary: 'Set the private calendar of a staff member',
    description:
      'Its busy times are not offered to visitors. The address is secret: no call answers it. The calendar is read immediately; `GET /api/calls/hours` says whether that worked.',
    input: callFeedSchema,
    idField: 'staffId',
    answer: empty(),
    refusals: [404, 503],
    example: { url: 'https://calendar.example.com/maya/private.ics' },
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const person = await selectPeople(trx).where('id', '=', input.staffId).executeTakeFirst();
      if (!person) throw new TRPCError({ code: 'NOT_FOUND', message: 'This account no longer exists.' });
      await saveFeed(trx, input, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'call.feed', objectId: input.staffId }, ctx.now());
    });
    await reading.run(() => readFeed(ctx.db, input, ctx.now()));
    return {};
  }),

  remove: staffCall('bookings.edit', {
    rest: 'DELETE /calls/hours/{id}/feed',
    summary: 'Remove the private calendar of a staff member',
    input: person,
    idField: 'staffId',
    answer: empty(),
  }).mutation(async ({ ctx, input: { staffId } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await findFeed(trx, staffId))) return;
      await saveFeed(trx, { staffId, url: '' }, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'call.feed-remove', objectId: staffId }, ctx.now());
    });
    return {};
  }),

  read: staffCall('bookings.edit', {
    rest: 'POST /calls/hours/{id}/feed/read',
    summary: 'Refresh the private calendar of a staff member',
    description: 'Reads it before it is due.',
    input: person,
    idField: 'staffId',
    answer: empty(),
    refusals: [404, 503],
  }).mutation(async ({ ctx, input: { staffId } }) => {
    const feed = await findFeed(ctx.db, staffId);
    if (!feed) throw new TRPCError({ code: 'NOT_FOUND', message: 'This calendar was removed.' });
    await reading.run(() => readFeed(ctx.db, feed, ctx.now()));
    return {};
  }),
});
