import { z } from 'zod';
import { rowId } from '@tideline/domain/text/text.schema';
import { analyticsQuerySchema, rangeQuerySchema, resultsQuerySchema } from '@tideline/domain/stats/stats.schema';
import { appRouter } from '../../../router.ts';
import type { Inputs, Tool } from '../tool.ts';

const nothing = z.object({});
const { stats, trails, issues } = appRouter;

/** Reading figures. */
export const FIGURE_TOOLS: readonly Tool[] = [
  {
    name: 'read_overview',
    title: 'Overview',
    description: 'The figures of the dashboard: posts, subscribers, enquiries, visits, and what happened lately.',
    effect: 'reads',
    procedures: [stats.overview],
    input: nothing,
    hasVisitorText: true,
    run: (call) => call.stats.overview(),
  },
  {
    name: 'read_analytics',
    title: 'Visits',
    description: 'Page views and visitors of a range of days, by page and by source, with the range before to compare.',
    effect: 'reads',
    procedures: [stats.analytics],
    input: analyticsQuerySchema,
    hasVisitorText: true,
    run: (call, input: Inputs['stats']['analytics']) => call.stats.analytics(input),
  },
  {
    name: 'read_funnel',
    title: 'Funnel',
    description: 'How many visitors opened the contact form, sent it, were answered and became clients, in a range.',
    effect: 'reads',
    procedures: [stats.funnel],
    input: rangeQuerySchema,
    run: (call, input: Inputs['stats']['funnel']) => call.stats.funnel(input),
  },
  {
    name: 'read_results',
    title: 'Results',
    description: 'Inquiries, clients and their value by source, campaign or post, in a range.',
    effect: 'reads',
    procedures: [stats.results],
    input: resultsQuerySchema,
    hasVisitorText: true,
    run: (call, input: Inputs['stats']['results']) => call.stats.results(input),
  },
  {
    name: 'read_week',
    title: 'Weekly report',
    description: 'The last whole week beside the week before: visits, enquiries, answers and clients.',
    effect: 'reads',
    procedures: [stats.week],
    input: nothing,
    hasVisitorText: true,
    run: (call) => call.stats.week(),
  },
  {
    name: 'read_post_results',
    title: 'Results of a post',
    description: 'The enquiries, clients and value that followed a post. `id` is the address of the post.',
    effect: 'reads',
    procedures: [trails.ofPost],
    input: z.object({ id: rowId }),
    hasVisitorText: true,
    run: (call, input: Inputs['trails']['ofPost']) => call.trails.ofPost(input),
  },
  {
    name: 'read_issue_results',
    title: 'Results of an issue',
    description: 'What followed an issue of the newsletter: visits, inquiries and people who unsubscribed.',
    effect: 'reads',
    procedures: [issues.results.byId],
    input: z.object({ id: rowId }),
    hasVisitorText: true,
    run: (call, input: Inputs['issues']['results']['byId']) => call.issues.results.byId(input),
  },
];
