import { TRPCError } from '@trpc/server';
import {
  issueArchiveQuerySchema,
  issueSlugSchema,
  sentIssueListQuerySchema,
} from '@tideline/domain/newsletter/issue-archive.schema';
import type { Page } from '@tideline/domain/entity/page';
import type { IssuePage, PublishedIssue } from '@tideline/domain/newsletter/issue-archive';
import { sentIssueAnswer } from '@tideline/domain/newsletter/answers/issue-archive.answer';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';
import { page } from '../../../core/rpc/answers.ts';
import { pageProcedure, publicCall, router } from '../../../core/rpc/procedures.ts';
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
  list: pageProcedure
    .input(issueArchiveQuerySchema.prefault({}))
    .query(({ ctx, input }) => findIssueListPage(ctx.db, input.page)),

  sent: publicCall({
    rest: 'GET /issues',
    summary: 'List the sent issues of the newsletter, newest first',
    description: 'Issues of the public archive, including those still being sent.',
    input: sentIssueListQuerySchema.prefault({}),
    answer: page<PublishedIssue, Page<PublishedIssue>>(sentIssueAnswer),
    example: { limit: 5 },
  }).query(({ ctx, input }) => listSentIssues(ctx.db, input)),

  /** The newest issue; null before the first one. */
  latest: pageProcedure.query(({ ctx }) => findLatestIssue(ctx.db)),

  bySlug: pageProcedure.input(issueSlugSchema).query(async ({ ctx, input }): Promise<IssuePage> => {
    const found = await findSentIssue(ctx.db, input.slug);
    if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no issue at this address.' });
    const { content, ...issue } = found;
    const { html } = await renderPostBody(content, { target: 'page' });
    return { issue, html, ...(await findNeighbors(ctx.db, issue)) };
  }),
});
