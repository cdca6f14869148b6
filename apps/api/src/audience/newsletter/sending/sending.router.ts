import { TRPCError } from '@trpc/server';
import { issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import type { IssueProgress } from '@tideline/domain/newsletter/sending';
import {
  failedMessagesSchema,
  sendingLimitsSchema,
  startIssueSchema,
} from '@tideline/domain/newsletter/sending.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { requireMailServer } from '../../../core/rpc/require-mail-server.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findAddressKey } from '../../subscribers/address-keys.ts';
import { change, changeState, notFound } from './change-issue.ts';
import { findProgress } from './find-progress.ts';
import { findIssueState, pauseIssue, resumeIssue, stopIssue } from './issue-states.repository.ts';
import { findSendingLimits, updateSendingLimits } from './limits.repository.ts';
import { listFailed } from './progress.repository.ts';
import { resendFailed } from './resend-failed.ts';
import { cancelIssue, startIssue } from './start-issue.ts';

/** Sends issues and reports their progress. A job hands the messages over: see `issueSender`. */
export const sendingRouter = router({
  /** Begins to send an issue to the readers that staff saw. For a minute, `cancel` makes it a draft again. */
  start: procedureFor('issues.send')
    .input(startIssueSchema)
    .mutation(async ({ ctx, input }) => {
      requireMailServer(ctx);
      await change(ctx, { action: 'issue.send', objectId: input.id, detail: { count: input.expected } }, (trx) =>
        startIssue(trx, input, ctx.now()),
      );
      return {};
    }),

  cancel: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      changeState(ctx, 'issue.cancel', id, (trx) => cancelIssue(trx, id, ctx.now()), 'cannot be cancelled any more'),
    ),

  pause: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      changeState(ctx, 'issue.pause', id, (trx) => pauseIssue(trx, id, '', ctx.now()), 'is not being sent'),
    ),

  resume: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      changeState(ctx, 'issue.resume', id, (trx) => resumeIssue(trx, id, ctx.now()), 'is not paused'),
    ),

  /** Sends no further message, now or later. */
  stop: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const act = async (trx: Trx) => (await stopIssue(trx, id, ctx.now())) !== null;
      return changeState(ctx, 'issue.stop', id, act, 'is not being sent');
    }),

  /** Sends the refused messages once more, except to readers who no longer get the newsletter. */
  resendFailed: procedureFor('issues.send')
    .input(issueIdSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const addressKey = await findAddressKey(ctx.db);
      return ctx.db.transaction().execute(async (trx) => {
        if ((await findIssueState(trx, id)) === null) throw notFound();
        const result = await resendFailed(trx, id, { addressKey, now: ctx.now() });
        if (result.resent === 0) {
          throw new TRPCError({
            code: 'CONFLICT',
            message: 'This issue has no failed message that can be sent again.',
          });
        }
        await recordAction(trx, ctx.actor, { action: 'issue.resend', objectId: id, detail: result }, ctx.now());
        return result;
      });
    }),

  progress: procedureFor('issues.read')
    .input(issueIdSchema)
    .query(async ({ ctx, input: { id } }): Promise<IssueProgress> => {
      if ((await findIssueState(ctx.db, id)) === null) throw notFound();
      return findProgress(ctx.db, id, ctx.now());
    }),

  /** The permanently refused messages. The list names readers. */
  failed: procedureFor('subscribers.read')
    .input(failedMessagesSchema)
    .query(async ({ ctx, input }) => listFailed(ctx.db, input, await findAddressKey(ctx.db))),

  limits: procedureFor('settings.read').query(({ ctx }) => findSendingLimits(ctx.db)),

  updateLimits: procedureFor('settings.change')
    .input(sendingLimitsSchema)
    .mutation(async ({ ctx, input }) => {
      await change(ctx, { action: 'settings.change', detail: { changed: ['sending'], ...input } }, (trx) =>
        updateSendingLimits(trx, input, ctx.now()),
      );
      return input;
    }),
});
