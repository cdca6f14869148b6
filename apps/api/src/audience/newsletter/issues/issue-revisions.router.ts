import { TRPCError } from '@trpc/server';
import {
  issueAnswer,
  issueRevisionAnswer,
  storedIssueRevisionAnswer,
} from '@tideline/domain/newsletter/answers/issue.answer';
import { issueIdSchema, issueVersion } from '@tideline/domain/newsletter/issue.schema';
import { saverOf } from '../../../site/drafts/saver-of.ts';
import { answer, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findIssueRevision, listIssueRevisions } from './issue-revisions.repository.ts';
import { changeIssue } from './save-issue.ts';

const revisionSchema = issueIdSchema.extend({ version: issueVersion });

/** The revisions of issues. */
export const issueRevisionsRouter = router({
  list: staffCall('issues.read', {
    rest: 'GET /newsletter/issues/{id}/revisions',
    summary: 'List the revisions of an issue, newest first',
    input: issueIdSchema,
    answer: list(issueRevisionAnswer),
  }).query(({ ctx, input }) => listIssueRevisions(ctx.db, input.id)),

  byVersion: staffCall('issues.read', {
    rest: 'GET /newsletter/issues/{id}/revisions/{version}',
    summary: 'Read a revision of an issue',
    input: revisionSchema,
    answer: answer(storedIssueRevisionAnswer),
    refusals: [404],
  }).query(async ({ ctx, input }) => orNotFound(await findIssueRevision(ctx.db, input.id, input.version))),

  restore: staffCall('issues.edit', {
    rest: 'POST /newsletter/issues/{id}/revisions/{version}/restore',
    summary: 'Save an issue with the fields of a revision',
    description: 'With `expectedVersion`, it is refused with 409 if the issue was saved since.',
    input: revisionSchema.extend({ expectedVersion: issueVersion.optional() }),
    answer: answer(issueAnswer),
    refusals: [404, 409],
    example: { expectedVersion: 4 },
    events: ['issue.updated'],
  }).mutation(async ({ ctx, input: { id, version, expectedVersion } }) => {
    const { fields } = orNotFound(await findIssueRevision(ctx.db, id, version));
    const change = { id, changes: fields, expectedVersion };
    return orNotFound(await changeIssue(ctx.db, change, saverOf(ctx, 'restore'), ctx.now()));
  }),
});

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This revision is no longer available.' });
  return found;
}
