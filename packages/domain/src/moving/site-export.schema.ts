import { z } from 'zod';
import { EXPORT_FORMATS } from './site-export.ts';

/** In which form a site leaves, and whether subscribers and inquiries are in it. */
export const siteExportQuerySchema = z
  .object({
    format: z.enum(EXPORT_FORMATS).default('archive'),
    include: z.enum(['people']).optional(),
  })
  .refine(({ format, include }) => include === undefined || format === 'archive', {
    path: ['include'],
    message: 'Only an archive can have subscribers and inquiries.',
  });
export type SiteExportQuery = z.infer<typeof siteExportQuerySchema>;
