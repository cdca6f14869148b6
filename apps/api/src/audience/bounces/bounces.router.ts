import { TRPCError } from '@trpc/server';
import { bounceHookAnswer, bounceReportsAnswer } from '@tideline/domain/newsletter/answers/bounce.answer';
import {
  bounceDecisionSchema,
  reportedBounceSchema,
  signedCallSchema,
} from '@tideline/domain/newsletter/bounce.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { answer, empty } from '../../core/rpc/answers.ts';
import { confirmedProcedure, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { deleteBounceReport, listBounceReports } from './bounce-reports.repository.ts';
import { hasHookSecret, makeHookSecret } from './hook-secret.repository.ts';
import { receiveBounces } from './receive-bounces.ts';
import { recordBounce } from './record-bounce.ts';

export const bouncesRouter = router({
  reports: staffCall('subscribers.read', {
    rest: 'GET /bounces',
    summary: 'List bounce reports that match no known message',
    answer: answer(bounceReportsAnswer),
  }).query(({ ctx }) => listBounceReports(ctx.db)),

  decide: staffCall('subscribers.edit', {
    rest: 'POST /bounces/{id}/decide',
    summary: 'Resolve a bounce report',
    description:
      '`bounced`: the address does not work; `complained`: the reader marked an email as spam; `dismissed`: ignore it. The report is then deleted.',
    input: bounceDecisionSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { as: 'bounced' },
    events: ['subscriber.unsubscribed'],
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const report = await deleteBounceReport(trx, input.id);
      if (report === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This report was already resolved.' });
      const { recipient } = report;
      if (input.as !== 'dismissed') {
        const kind = input.as === 'bounced' ? 'hard' : 'complaint';
        const bounce = { messageId: null, recipient, kind, reason: 'Resolved by staff.' } as const;
        if ((await recordBounce(trx, bounce, ctx.now())) === 'unknown') {
          throw new TRPCError({ code: 'CONFLICT', message: 'No subscriber has this address.' });
        }
      }
      await recordAction(
        trx,
        ctx.actor,
        { action: 'bounce.decide', objectId: input.id, detail: { as: input.as } },
        ctx.now(),
      );
    });
    return {};
  }),

  hook: staffCall('settings.read', {
    rest: 'GET /bounces/hook',
    summary: 'Read whether sending services can report bounces',
    answer: answer(bounceHookAnswer),
  }).query(async ({ ctx }) => ({ hasSecret: await hasHookSecret(ctx.db) })),

  /** Makes a new secret for the hook, shown once; the previous one ends. */
  makeSecret: confirmedProcedure('settings.change', 'make the secret').mutation(async ({ ctx }) => {
    const secret = await ctx.db.transaction().execute(async (trx) => {
      await recordAction(trx, ctx.actor, { action: 'bounce.secret' }, ctx.now());
      return makeHookSecret(trx);
    });
    return { secret };
  }),

  receive: publicCall({
    rest: 'POST /hooks/bounces',
    summary: 'Report bounces and complaints',
    description:
      'For a sending service that reports bounces by HTTP. The call is signed as in Standard Webhooks: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the secret from Settings, Mail. The time may be five minutes off, and each id counts once.',
    input: signedCallSchema,
    answer: { ...empty(), text: 'Recorded; reports about other mail have no effect' },
    refusals: [429],
    headers: {
      'webhook-id': 'Unique for each call',
      'webhook-timestamp': 'Seconds since 1970',
      'webhook-signature': 'One or several signatures, separated by spaces',
    },
    body: reportedBounceSchema,
    example: { recipient: 'ada@example.com', kind: 'hard', reason: '550 5.1.1 no such user' },
    events: ['subscriber.unsubscribed'],
  }).mutation(async ({ ctx, input }) => {
    await receiveBounces(ctx, input);
    return {};
  }),
});
