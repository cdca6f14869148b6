import { TRPCError } from '@trpc/server';
import { issueIdSchema, issueVersion } from '@tideline/domain/newsletter/issue.schema';
import { saverOf } from '../../../site/posts/saver.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { findIssueRevision, listIssueRevisions } from './issue-revisions.repository.ts';
import { changeIssue } from './save-issue.ts';

const revisionSchema = issueIdSchema.extend({ version: issueVersion });

/** The revisions of issues. */
export const issueRevisionsRouter = router({
  list: procedureFor('issues.read')
    .input(issueIdSchema)
    .query(({ ctx, input }) => listIssueRevisions(ctx.db, input.id)),

  byVersion: procedureFor('issues.read')
    .input(revisionSchema)
    .query(async ({ ctx, input }) => orNotFound(await findIssueRevision(ctx.db, input.id, input.version))),

  /** A save with the fields of a revision. */
  restore: procedureFor('issues.edit')
    .input(revisionSchema.extend({ expectedVersion: issueVersion.optional() }))
    .mutation(async ({ ctx, input: { id, version, expectedVersion } }) => {
      const { fields } = orNotFound(await findIssueRevision(ctx.db, id, version));
      const change = { id, changes: fields, expectedVersion };
      return orNotFound(await changeIssue(ctx.db, change, saverOf(ctx, 'restore'), ctx.now()));
    }),
});

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This revision is not stored any more.' });
  return found;
}
