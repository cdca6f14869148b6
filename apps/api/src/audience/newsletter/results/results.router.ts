import { TRPCError } from '@trpc/server';
import { issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import type { IssueResults } from '@tideline/domain/newsletter/issue-results';
import { issueResultsAnswer } from '@tideline/domain/newsletter/answers/issue-results.answer';
import { answer, madeOf } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findIssueResults } from './issue-results.repository.ts';

/** What followed an issue. */
export const issueResultsRouter = router({
  byId: staffCall('issues.read', {
    rest: 'GET /newsletter/issues/{id}/results',
    summary: 'Read the results of an issue',
    input: issueIdSchema,
    answer: madeOf<IssueResults>(answer(issueResultsAnswer)),
    refusals: [404],
    tool: {
      name: 'read_issue_results',
      title: 'Results of an issue',
      description: 'What an issue of the newsletter led to: visits, inquiries and unsubscribes.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(async ({ ctx, input }) => {
    const results = await findIssueResults(ctx.db, input.id);
    if (!results) throw new TRPCError({ code: 'NOT_FOUND', message: 'This issue no longer exists.' });
    return results;
  }),
});
