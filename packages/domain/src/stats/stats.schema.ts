import { z } from 'zod';
import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from './analytics.ts';

/** The report of a page view. */
export const pageViewSchema = z.object({
  path: z
    .string({ error: 'path must be text.' })
    .max(500, 'path must be at most 500 characters long.')
    .startsWith('/', 'path must begin with a slash.'),
  /** `document.referrer`; empty when there is none. */
  referrer: z
    .string({ error: 'referrer must be text.' })
    .max(2_000, 'referrer must be at most 2,000 characters long.')
    .default(''),
  /** The page was viewed by signed-in staff, which is counted separately. */
  isStaff: z.boolean({ error: 'isStaff must be true or false.' }).default(false),
});
export type PageView = z.infer<typeof pageViewSchema>;

/** The range of the analytics. */
export const analyticsQuerySchema = z.object({
  range: z
    .enum(ANALYTICS_RANGES, { error: `range must be one of ${ANALYTICS_RANGES.join(', ')}.` })
    .default(DEFAULT_ANALYTICS_RANGE),
});
