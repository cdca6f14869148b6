import { TRPCError } from '@trpc/server';
import {
  issueArchiveQuerySchema,
  issueSlugSchema,
  sentIssueListQuerySchema,
} from '@tideline/domain/newsletter/issue-archive.schema';
import type { IssuePage } from '@tideline/domain/newsletter/issue-archive';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import { publicProcedure, router } from '../../../core/rpc/procedures.ts';
import {
  findIssueListPage,
  findLatestIssue,
  findNeighbors,
  findSentIssue,
  listSentIssues,
} from './sent-issues.repository.ts';

/** The sent issues, for everybody. */
export const issueArchiveRouter = router({
  /** A page of the list, by its number. */
  list: publicProcedure
    .input(issueArchiveQuerySchema.prefault({}))
    .query(({ ctx, input }) => findIssueListPage(ctx.db, input.page)),

  /** The same by cursor, for programs. */
  sent: publicProcedure
    .input(sentIssueListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listSentIssues(ctx.db, input)),

  /** The newest issue; null before the first one. */
  latest: publicProcedure.query(({ ctx }) => findLatestIssue(ctx.db)),

  bySlug: publicProcedure.input(issueSlugSchema).query(async ({ ctx, input }): Promise<IssuePage> => {
    const found = await findSentIssue(ctx.db, input.slug);
    if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no issue at this address.' });
    const { content, ...issue } = found;
    const { html } = await renderPostBody(content, { target: 'page' });
    return { issue, html, ...(await findNeighbors(ctx.db, issue)) };
  }),
});
