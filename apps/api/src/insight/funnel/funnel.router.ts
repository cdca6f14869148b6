import type { Context } from '../../context.ts';
import { rangeQuerySchema, reportChoiceSchema, resultsQuerySchema } from '@tideline/domain/stats/stats.schema';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { ownAccountProcedure, procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { findFunnel } from './funnel.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { findReportReaders, setContactReader, setStaffReader } from './report-readers.repository.ts';
import { findKeptPromise } from './kept-promise.ts';
import { findResults, resultsToCsv } from './results.ts';
import { findWeekReport, weekToCsv } from './week.ts';

/** How visits lead to enquiries and clients; part of the figures. */
export const funnelRouter = router({
  funnel: procedureFor('stats.read')
    .input(rangeQuerySchema.prefault({}))
    .query(({ ctx, input }) => findFunnel(ctx.db, input.range, ctx.now())),

  /** Enquiries, clients and value by campaign, source or post. */
  results: procedureFor('stats.read')
    .input(resultsQuerySchema.prefault({}))
    .query(({ ctx, input }) => findResults(ctx.db, input, titlesFor(ctx))),

  resultsCsv: procedureFor('stats.read')
    .input(resultsQuerySchema.prefault({}))
    .query(async ({ ctx, input }) => resultsToCsv(await findResults(ctx.db, input, titlesFor(ctx)))),

  /** The last complete week and the week before. */
  week: procedureFor('stats.read').query(({ ctx }) => findWeekReport(ctx.db, ctx.now())),

  weekCsv: procedureFor('stats.read').query(async ({ ctx }) => weekToCsv(await findWeekReport(ctx.db, ctx.now()))),

  /** Who gets the weekly report by mail. */
  weekReaders: procedureFor('stats.read').query(({ ctx }) => findReportReaders(ctx.db, ctx.staff.id)),

  /** Turns the weekly report to the contact email on or off. */
  sendWeekToContact: procedureFor('settings.change')
    .input(reportChoiceSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        await setContactReader(trx, input.isReader);
        const act = { action: 'settings.change', detail: { changed: ['weeklyReport'] } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
      });
      return {};
    }),

  /**
   * Turns the report to the caller on or off. A reader who may no longer read the figures gets none: `findReportAddresses`
   * checks again.
   */
  sendWeekToMe: ownAccountProcedure.input(reportChoiceSchema).mutation(async ({ ctx, input }) => {
    if (input.isReader) requireCapability(ctx, 'stats.read');
    await ctx.db.transaction().execute((trx) => setStaffReader(trx, ctx.staff.id, input.isReader));
    return {};
  }),

  /** For visitors: how well the promised answer time is kept; null without enough data. */
  promise: publicProcedure.query(({ ctx }) => findKeptPromise(ctx.db, ctx.now())),
});

/** Titles of drafts are shown only to readers of drafts. */
function titlesFor({ capabilities, now }: Pick<Context, 'capabilities' | 'now'>) {
  return { withDrafts: capabilities.has('posts.read-drafts'), now: now() };
}
