import type { Analytics } from '@tideline/domain/stats/analytics';
import { adminStatsAnswer, analyticsAnswer, overviewAnswer } from '@tideline/domain/stats/stats.answer';
import { analyticsQuerySchema, formProgressSchema, pageViewSchema } from '@tideline/domain/stats/stats.schema';
import { answer, madeOf } from '../../core/rpc/answers.ts';
import { pageProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { findAnalytics } from './analytics.ts';
import { findOverview } from './overview.ts';
import { recordForm } from './record-form.ts';
import { recordView } from './record-view.ts';
import { findTotals } from './stats.repository.ts';

export const statsRouter = router({
  totals: staffCall('stats.read', {
    rest: 'GET /admin/stats',
    summary: 'Read the four figures of the dashboard',
    answer: answer(adminStatsAnswer),
  }).query(({ ctx }) => findTotals(ctx.db)),

  overview: staffCall('stats.read', {
    rest: 'GET /stats/overview',
    summary: 'Read the figures of the dashboard and recent activity',
    answer: answer(overviewAnswer),
    tool: {
      name: 'read_overview',
      title: 'Overview',
      description: 'The figures of the dashboard (posts, subscribers, inquiries, visits) and recent activity.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(({ ctx }) => findOverview(ctx.db, ctx.now(), ctx.capabilities)),

  analytics: staffCall('stats.read', {
    rest: 'GET /stats/analytics',
    summary: 'Read page views, inquiries and sign-ups by day',
    description:
      '`page`, `path` and `source` limit the views; inquiries and sign-ups have no page and are not limited. Visitors are counted once a day and page, without bots, staff and browsers that ask for privacy.',
    input: analyticsQuerySchema.prefault({}),
    answer: madeOf<Analytics>(answer(analyticsAnswer)),
    example: { range: '30d', page: 'Blog' },
    tool: {
      name: 'read_analytics',
      title: 'Visits',
      description:
        'Page views and visitors of a range of days, by page and by source, with the range before to compare.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(({ ctx, input }) => findAnalytics(ctx.db, input, ctx.now())),

  recordView: pageProcedure.input(pageViewSchema).mutation(async ({ ctx, input }) => {
    await recordView(ctx, input);
    return {};
  }),

  recordForm: pageProcedure.input(formProgressSchema).mutation(async ({ ctx, input }) => {
    await recordForm(ctx, input);
    return {};
  }),
});
