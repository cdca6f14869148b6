import { z } from 'zod';

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
});
export type PageView = z.infer<typeof pageViewSchema>;
