import { z } from 'zod';

/** What a page reports when it is viewed. */
export const pageViewSchema = z.object({
  path: z.string().min(1).max(500).startsWith('/', 'path must begin with a slash.'),
  /** `document.referrer`; empty when there is none. */
  referrer: z.string().max(2_000).default(''),
});
export type PageView = z.infer<typeof pageViewSchema>;
