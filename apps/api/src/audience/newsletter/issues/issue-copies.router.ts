import { TRPCError } from '@trpc/server';
import { toIssueFields } from '@tideline/domain/newsletter/issue';
import { issueAnswer } from '@tideline/domain/newsletter/answers/issue.answer';
import { issueFromPostSchema, issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import { findPost } from '../../../site/posts/posts.repository.ts';
import { saverOf } from '../../../site/drafts/saver-of.ts';
import { newId } from '../../../core/host/new-id.ts';
import { created } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { foundIssue } from './found-issue.ts';
import { findIssue } from './issues.repository.ts';
import { createIssue } from './save-issue.ts';
import { writeFromPost } from './write-from-post.ts';

/** New issues with the text of something else. */
export const issueCopiesRouter = router({
  createFromPost: staffCall('issues.edit', {
    rest: 'POST /newsletter/issues/from-post',
    summary: 'Create an issue from a post',
    description: 'A draft with the whole text of the post, or with its excerpt and a link.',
    input: issueFromPostSchema,
    answer: created(issueAnswer),
    refusals: [404],
    example: { postId: 'reading-a-report', body: 'excerpt' },
    events: ['issue.created'],
    tool: {
      name: 'draft_issue_from_post',
      title: 'Draft an issue from a post',
      description: 'Creates a draft with the whole text of a post, or with its excerpt and a link.',
      effect: 'writes',
    },
  }).mutation(async ({ ctx, input }) => {
    const post = await findPost(ctx.db, 'staff', input.postId, ctx.now());
    if (!post) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
    const issue = { id: newId(), postKey: post.key, fields: writeFromPost(post, input.body) };
    return createIssue(ctx.db, issue, saverOf(ctx), ctx.now());
  }),

  duplicate: staffCall('issues.edit', {
    rest: 'POST /newsletter/issues/{id}/duplicate',
    summary: 'Duplicate an issue',
    description: 'A new draft with the text and the audience of an issue in any state.',
    input: issueIdSchema,
    answer: created(issueAnswer),
    refusals: [404],
    events: ['issue.created'],
  }).mutation(async ({ ctx, input }) => {
    const source = foundIssue(await findIssue(ctx.db, input.id));
    const issue = { id: newId(), postKey: source.postKey, fields: toIssueFields(source) };
    return createIssue(ctx.db, issue, saverOf(ctx), ctx.now());
  }),
});
