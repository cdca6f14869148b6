import { randomUUIDv7 } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { toIssueFields } from '@tideline/domain/newsletter/issue';
import {
  issueFromPostSchema,
  issueIdSchema,
  issueListQuerySchema,
  issueUpdateSchema,
  newIssueSchema,
  scheduleSchema,
} from '@tideline/domain/newsletter/issue.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import { findPost } from '../../../site/posts/posts.repository.ts';
import { saverOf } from '../../../site/posts/saver.ts';
import { requireMailServer } from '../../../core/rpc/require-mail-server.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { audienceRouter } from '../audience/audience.router.ts';
import { issueRevisionsRouter } from './issue-revisions.router.ts';
import { listIssues } from './issue-list.repository.ts';
import { deleteDraft, unscheduleIssue } from './issue-writes.repository.ts';
import { findIssue } from './issues.repository.ts';
import { changeIssue, createIssue } from './save-issue.ts';
import { scheduleIssue } from './schedule-issue.ts';
import { writeFromPost } from './write-from-post.ts';
import { sendingRouter } from '../sending/sending.router.ts';

/** Issues of the newsletter: written here, sent by `issues.sending`. */
export const issuesRouter = router({
  audience: audienceRouter,
  revisions: issueRevisionsRouter,
  sending: sendingRouter,

  list: procedureFor('issues.read')
    .input(issueListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listIssues(ctx.db, input, ctx.now())),

  byId: procedureFor('issues.read')
    .input(issueIdSchema)
    .query(async ({ ctx, input }) => orNotFound(await findIssue(ctx.db, input.id))),

  create: procedureFor('issues.edit')
    .input(newIssueSchema.prefault({}))
    .mutation(({ ctx, input }) => {
      const issue = { id: randomUUIDv7(), postKey: null, fields: input };
      return createIssue(ctx.db, issue, saverOf(ctx), ctx.now());
    }),

  /** A draft with the text of a post, or its excerpt and a link. */
  createFromPost: procedureFor('issues.edit')
    .input(issueFromPostSchema)
    .mutation(async ({ ctx, input }) => {
      const post = await findPost(ctx.db, 'staff', input.postId, ctx.now());
      if (!post) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
      const issue = { id: randomUUIDv7(), postKey: post.key, fields: writeFromPost(post, input.body) };
      return createIssue(ctx.db, issue, saverOf(ctx), ctx.now());
    }),

  /** A new draft with the text and audience of an issue in any state. */
  duplicate: procedureFor('issues.edit')
    .input(issueIdSchema)
    .mutation(async ({ ctx, input }) => {
      const source = orNotFound(await findIssue(ctx.db, input.id));
      const issue = { id: randomUUIDv7(), postKey: source.postKey, fields: toIssueFields(source) };
      return createIssue(ctx.db, issue, saverOf(ctx), ctx.now());
    }),

  update: procedureFor('issues.edit')
    .input(issueUpdateSchema)
    .mutation(async ({ ctx, input: { isAutosave, ...change } }) =>
      orNotFound(await changeIssue(ctx.db, change, saverOf(ctx, isAutosave ? 'autosave' : 'save'), ctx.now())),
    ),

  /** Deletes a draft for good, with its revisions. */
  delete: procedureFor('issues.edit')
    .input(issueIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const { state } = orNotFound(await findIssue(trx, id));
        if (!(await deleteDraft(trx, id))) {
          const hint = state === 'scheduled' ? ' Unschedule it first.' : '';
          throw new TRPCError({ code: 'BAD_REQUEST', message: `Only drafts can be deleted.${hint}` });
        }
        await recordAction(trx, ctx.actor, { action: 'issue.delete', objectId: id, detail: {} }, ctx.now());
        await recordEvent(trx, { type: 'issue.deleted', objectId: id }, ctx.now());
        return {};
      }),
    ),

  schedule: procedureFor('issues.send')
    .input(scheduleSchema)
    .mutation(({ ctx, input }) => {
      requireMailServer(ctx);
      return ctx.db.transaction().execute(async (trx) => {
        const issue = orNotFound(await scheduleIssue(trx, input, ctx.now()));
        const detail = { version: issue.version, at: issue.scheduledAt };
        await recordAction(trx, ctx.actor, { action: 'issue.schedule', objectId: issue.id, detail }, ctx.now());
        return issue;
      });
    }),

  unschedule: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const issue = await unscheduleIssue(trx, id, ctx.now());
        if (!issue) throw new TRPCError({ code: 'BAD_REQUEST', message: 'This issue is not scheduled.' });
        await recordAction(trx, ctx.actor, { action: 'issue.unschedule', objectId: id, detail: {} }, ctx.now());
        return issue;
      }),
    ),
});

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such issue.' });
  return found;
}
