import { analyticsQuerySchema, formProgressSchema, pageViewSchema } from '@tideline/domain/stats/stats.schema';
import { procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { findAnalytics } from './analytics.ts';
import { findOverview } from './overview.ts';
import { recordForm } from './record-form.ts';
import { recordView } from './record-view.ts';
import { findTotals } from './stats.repository.ts';

export const statsRouter = router({
  totals: procedureFor('stats.read').query(({ ctx }) => findTotals(ctx.db)),
  overview: procedureFor('stats.read').query(({ ctx }) => findOverview(ctx.db, ctx.now(), ctx.capabilities)),
  analytics: procedureFor('stats.read')
    .input(analyticsQuerySchema.prefault({}))
    .query(({ ctx, input }) => findAnalytics(ctx.db, input, ctx.now())),

  recordView: publicProcedure.input(pageViewSchema).mutation(async ({ ctx, input }) => {
    await recordView(ctx, input);
    return {};
  }),

  recordForm: publicProcedure.input(formProgressSchema).mutation(async ({ ctx, input }) => {
    await recordForm(ctx, input);
    return {};
  }),
});
