import { z } from 'zod';
import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from './analytics.ts';

/** What a page reports when it is viewed. */
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
  /** Says of itself that it is signed-in staff: it is counted apart. */
  isStaff: z.boolean({ error: 'isStaff must be true or false.' }).default(false),
});
export type PageView = z.infer<typeof pageViewSchema>;

/** How far back to look. */
export const analyticsQuerySchema = z.object({
  range: z
    .enum(ANALYTICS_RANGES, { error: `range must be one of ${ANALYTICS_RANGES.join(', ')}.` })
    .default(DEFAULT_ANALYTICS_RANGE),
});
