import { randomUUIDv7 } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { issueIdSchema, issueListQuerySchema, newIssueSchema } from '@tideline/domain/newsletter/issue.schema';
import { recordAction } from '../../audit/audit.repository.ts';
import { procedureFor, router } from '../../rpc/procedures.ts';
import { audienceRouter } from '../audience/audience.router.ts';
import { findIssue, insertIssue, listIssues, unscheduleIssue } from './issues.repository.ts';

/** Issues of the newsletter: written here, sent by `issues.sending`. */
export const issuesRouter = router({
  audience: audienceRouter,

  list: procedureFor('issues.read')
    .input(issueListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listIssues(ctx.db, input)),

  byId: procedureFor('issues.read')
    .input(issueIdSchema)
    .query(async ({ ctx, input }) => orNotFound(await findIssue(ctx.db, input.id))),

  create: procedureFor('issues.edit')
    .input(newIssueSchema.prefault({}))
    .mutation(({ ctx, input }) =>
      ctx.db.transaction().execute(async (trx) => {
        const now = ctx.now();
        const issue = await insertIssue(trx, { id: randomUUIDv7(), postKey: null, fields: input }, now);
        await recordAction(trx, ctx.actor, { action: 'issue.create', objectId: issue.id, detail: {} }, now);
        return issue;
      }),
    ),

  unschedule: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const issue = orNotFound(await unscheduleIssue(trx, id, ctx.now()));
        await recordAction(trx, ctx.actor, { action: 'issue.unschedule', objectId: id, detail: {} }, ctx.now());
        return issue;
      }),
    ),
});

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue.' });
  return found;
}
