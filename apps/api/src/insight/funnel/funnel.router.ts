import type { Context } from '../../context.ts';
import type { KeptPromise } from '@tideline/domain/contact/answer-promise';
import {
  funnelAnswer,
  keptPromiseAnswer,
  resultsAnswer,
  weekReportAnswer,
  weekReportReadersAnswer,
} from '@tideline/domain/stats/funnel.answer';
import { rangeQuerySchema, reportChoiceSchema, resultsQuerySchema } from '@tideline/domain/stats/stats.schema';
import { answer, empty, file, madeOf } from '../../core/rpc/answers.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { ownAccountProcedure, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { findFunnel } from './funnel.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { findReportReaders, setContactReader, setStaffReader } from './report-readers.repository.ts';
import { findKeptPromise } from './kept-promise.ts';
import { findResults, resultsToCsv } from './results.ts';
import { findWeekReport, weekToCsv } from './week.ts';

const RESULTS =
  'Inquiries that arrived from the website in the days of the range, without spam. An inquiry counts for every post that was read before it, so the rows of posts can add up to more than the total. At most 100 rows.';

/** How visits lead to enquiries and clients; part of the figures. */
export const funnelRouter = router({
  funnel: staffCall('stats.read', {
    rest: 'GET /stats/funnel',
    summary: 'Read the funnel from visits to clients',
    description:
      'Visitors are counted once a day, without bots, staff and browsers that ask for privacy. Inquiries are always counted, even from such browsers.',
    input: rangeQuerySchema.prefault({}),
    answer: answer(funnelAnswer),
    example: { range: '30d' },
    tool: {
      name: 'read_funnel',
      title: 'Funnel',
      description: 'How many visitors opened the contact form, sent it, were answered and became clients, in a range.',
      effect: 'reads',
    },
  }).query(({ ctx, input }) => findFunnel(ctx.db, input.range, ctx.now())),

  results: staffCall('stats.read', {
    rest: 'GET /stats/results',
    summary: 'Read inquiries, clients and value by campaign, source or post',
    description: RESULTS,
    input: resultsQuerySchema.prefault({}),
    answer: answer(resultsAnswer),
    example: { by: 'campaign', range: '90d' },
    tool: {
      name: 'read_results',
      title: 'Results',
      description: 'Inquiries, clients and their value by source, campaign or post, in a range.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(({ ctx, input }) => findResults(ctx.db, input, titlesFor(ctx))),

  resultsCsv: staffCall('stats.read', {
    rest: 'GET /stats/results.csv',
    summary: 'Export inquiries, clients and value as CSV',
    description: RESULTS,
    input: resultsQuerySchema.prefault({}),
    answer: file<string>('text/csv'),
    example: { by: 'campaign', range: '90d' },
  }).query(async ({ ctx, input }) => resultsToCsv(await findResults(ctx.db, input, titlesFor(ctx)))),

  week: staffCall('stats.read', {
    rest: 'GET /stats/week',
    summary: 'Read the last full week compared with the week before',
    answer: answer(weekReportAnswer),
    tool: {
      name: 'read_week',
      title: 'Weekly report',
      description: 'The last full week compared with the week before: visits, inquiries, answers and clients.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(({ ctx }) => findWeekReport(ctx.db, ctx.now())),

  weekCsv: staffCall('stats.read', {
    rest: 'GET /stats/week.csv',
    summary: 'Export the last full week as CSV',
    description: 'Each figure with that of the week before and its definition.',
    answer: file<string>('text/csv'),
  }).query(async ({ ctx }) => weekToCsv(await findWeekReport(ctx.db, ctx.now()))),

  weekReaders: staffCall('stats.read', {
    rest: 'GET /stats/week/readers',
    summary: 'Read who gets the weekly report by email',
    answer: answer(weekReportReadersAnswer),
  }).query(({ ctx }) => findReportReaders(ctx.db, ctx.staff.id)),

  sendWeekToContact: staffCall('settings.change', {
    rest: 'PUT /stats/week/readers/contact',
    summary: 'Turn the weekly report to the contact email on or off',
    input: reportChoiceSchema,
    answer: empty(),
    example: { isReader: true },
  }).mutation(async ({ ctx, input }) => {
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

  promise: publicCall({
    rest: 'GET /stats/promise',
    summary: 'Read how quickly inquiries are answered',
    description: 'For the last 90 days, as of last midnight in the zone of the agency.',
    answer: madeOf<KeptPromise | null>(answer(keptPromiseAnswer)),
  }).query(({ ctx }) => findKeptPromise(ctx.db, ctx.now())),
});

/** Titles of drafts are shown only to readers of drafts. */
function titlesFor({ capabilities, now }: Pick<Context, 'capabilities' | 'now'>) {
  return { withDrafts: capabilities.has('posts.read-drafts'), now: now() };
}
