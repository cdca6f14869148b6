import { TRPCError } from '@trpc/server';
import { issueIdSchema } from '@tideline/domain/newsletter/issue.schema';
import { resentMessagesAnswer } from '@tideline/domain/newsletter/answers/sending.answer';
import { startIssueSchema } from '@tideline/domain/newsletter/sending.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { requireMailServer } from '../../../core/rpc/require-mail-server.ts';
import { answer, empty } from '../../../core/rpc/answers.ts';
import { mergeRouters, router, staffCall } from '../../../core/rpc/procedures.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findAddressKey } from '../../subscribers/address-keys.ts';
import { change, changeState, notFound } from './change-issue.ts';
import { findIssueState, pauseIssue, resumeIssue, stopIssue } from './issue-states.repository.ts';
import { limitsRouter } from './limits.router.ts';
import { progressRouter } from './progress.router.ts';
import { resendFailed } from './resend-failed.ts';
import { cancelIssue, startIssue } from './start-issue.ts';

const actsRouter = router({
  start: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/send',
    summary: 'Send an issue',
    description:
      '`expected` is the number of readers that was shown: refused with 409 if it has changed. Canceled within a minute, the issue is a draft again.',
    input: startIssueSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { version: 2, expected: 1240 },
    events: ['issue.sending'],
    tool: {
      name: 'send_issue',
      title: 'Send an issue',
      description:
        'Sends an issue to its whole audience. `version` and `expected`, the number of readers from count_audience, must be what the person saw. Ask the person before you use it.',
      effect: 'publishes',
    },
  }).mutation(async ({ ctx, input }) => {
    requireMailServer(ctx);
    await change(ctx, { action: 'issue.send', objectId: input.id, detail: { count: input.expected } }, (trx) =>
      startIssue(trx, input, ctx.now()),
    );
    return {};
  }),

  cancel: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/cancel',
    summary: 'Cancel an issue before its first message is sent',
    input: issueIdSchema,
    answer: empty(),
    refusals: [404, 409],
    events: ['issue.unscheduled'],
    tool: {
      name: 'cancel_issue',
      title: 'Cancel sending',
      description: 'Within a minute of send_issue, makes the issue a draft again.',
      effect: 'writes',
    },
  }).mutation(({ ctx, input: { id } }) =>
    changeState(ctx, 'issue.cancel', id, (trx) => cancelIssue(trx, id, ctx.now()), 'can no longer be canceled'),
  ),

  pause: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/pause',
    summary: 'Pause the sending of an issue',
    input: issueIdSchema,
    answer: empty(),
    refusals: [404, 409],
    events: ['issue.paused'],
  }).mutation(({ ctx, input: { id } }) =>
    changeState(ctx, 'issue.pause', id, (trx) => pauseIssue(trx, id, '', ctx.now()), 'is not being sent'),
  ),

  resume: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/resume',
    summary: 'Resume a paused issue',
    input: issueIdSchema,
    answer: empty(),
    refusals: [404, 409],
    events: ['issue.sending'],
  }).mutation(({ ctx, input: { id } }) =>
    changeState(ctx, 'issue.resume', id, (trx) => resumeIssue(trx, id, ctx.now()), 'is not paused'),
  ),

  stop: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/stop',
    summary: 'Stop sending an issue for good',
    input: issueIdSchema,
    answer: empty(),
    refusals: [404, 409],
    events: ['issue.stopped'],
  }).mutation(async ({ ctx, input: { id } }) => {
    const act = async (trx: Trx) => (await stopIssue(trx, id, ctx.now())) !== null;
    return changeState(ctx, 'issue.stop', id, act, 'is not being sent');
  }),

  resendFailed: staffCall('issues.send', {
    rest: 'POST /newsletter/issues/{id}/resend-failed',
    summary: 'Retry the refused messages of an issue',
    description: 'Skips readers who no longer get the newsletter.',
    input: issueIdSchema,
    answer: answer(resentMessagesAnswer),
    refusals: [404, 409],
    events: ['issue.sending'],
  }).mutation(async ({ ctx, input: { id } }) => {
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
});

/** Sends issues and reports their progress. A job hands the messages over: see `issueSender`. */
export const sendingRouter = mergeRouters(actsRouter, progressRouter, limitsRouter);
