import { z } from 'zod';
import { pageNumber, pageQueryShape } from '../text/text.schema.ts';

/** Which page of the archive. */
export const issueArchiveQuerySchema = z.object({ page: pageNumber });

/** One sent issue. An unknown slug is no error. */
export const issueSlugSchema = z.object({ slug: z.string({ error: 'slug must be text.' }) });

/** The list of sent issues, for programs. */
export const sentIssueListQuerySchema = z.object(pageQueryShape);
export type SentIssueListQuery = z.infer<typeof sentIssueListQuerySchema>;
