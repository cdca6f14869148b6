import { z } from 'zod';
import { isPublishDate } from '../time/publish-date.ts';

/** The moment of which a preview shows the site, as a publish date. */
export const momentSchema = z.object({
  at: z
    .string({ error: 'at must be text.' })
    .refine(isPublishDate, 'at must be a date such as 2026-03-08 or 2026-03-08T09:30:00Z.'),
});

/** Names a link by the hash of its key. */
export const previewIdSchema = z.object({ id: z.string().max(64) });
