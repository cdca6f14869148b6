import { z } from 'zod';
import { ISSUE_SLUG_MAX_LENGTH } from '../newsletter/issue-parameter.ts';
import { isStorable } from '../text/text.schema.ts';
import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from './analytics.ts';
import { FORM_STEPS } from './funnel.ts';
import { DEFAULT_RESULT_SORT, RESULT_KINDS, RESULT_SORTS } from './results.ts';
import { COUNTED_PAGES, TRAFFIC_SOURCES } from './stats.ts';

const pagePath = z
  .string({ error: 'path must be text.' })
  .max(500, 'path must be at most 500 characters long.')
  .startsWith('/', 'path must begin with a slash.');

const isStaff = z.boolean({ error: 'isStaff must be true or false.' }).default(false);

/** The report of a page view. */
export const pageViewSchema = z.object({
  path: pagePath,
  /** `document.referrer`; empty when there is none. */
  referrer: z
    .string({ error: 'referrer must be text.' })
    .max(2_000, 'referrer must be at most 2,000 characters long.')
    .default(''),
  /** The slug of the newsletter issue whose link led to the page. */
  issue: z
    .string({ error: 'issue must be text.' })
    .max(ISSUE_SLUG_MAX_LENGTH, `issue must be at most ${ISSUE_SLUG_MAX_LENGTH} characters long.`)
    .refine(isStorable, 'issue must be that of a link.')
    .optional(),
  /** Whether signed-in staff viewed the page; such views are counted separately. */
  isStaff,
});
export type PageView = z.infer<typeof pageViewSchema>;

/** The report of how far a visitor got in the contact form. */
export const formProgressSchema = z.object({
  step: z.enum(FORM_STEPS, { error: `step must be one of ${FORM_STEPS.join(', ')}.` }),
  /** Signed-in staff are not counted. */
  isStaff,
});
export type FormProgress = z.infer<typeof formProgressSchema>;

const range = z
  .enum(ANALYTICS_RANGES, { error: `range must be one of ${ANALYTICS_RANGES.join(', ')}.` })
  .default(DEFAULT_ANALYTICS_RANGE);

/** The range of a figure. */
export const rangeQuerySchema = z.object({ range });
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** The range of the analytics, and the counted views. */
export const analyticsQuerySchema = z.object({
  range,
  page: z.enum(COUNTED_PAGES, { error: `page must be one of ${COUNTED_PAGES.join(', ')}.` }).optional(),
  path: pagePath.optional(),
  source: z.enum(TRAFFIC_SOURCES, { error: `source must be one of ${TRAFFIC_SOURCES.join(', ')}.` }).optional(),
});
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

/** The kind, range and order of results. */
export const resultsQuerySchema = z.object({
  by: z.enum(RESULT_KINDS, { error: `by must be one of ${RESULT_KINDS.join(', ')}.` }).default('source'),
  range,
  sort: z.enum(RESULT_SORTS, { error: `sort must be one of ${RESULT_SORTS.join(', ')}.` }).default(DEFAULT_RESULT_SORT),
});
export type ResultsQuery = z.infer<typeof resultsQuerySchema>;

/** Whether somebody gets the weekly report. */
export const reportChoiceSchema = z.object({ isReader: z.boolean({ error: 'isReader must be true or false.' }) });
