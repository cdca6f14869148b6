import { TRPCError } from '@trpc/server';
import type { Page } from '@tideline/domain/entity/page';
import type { Delivery } from '@tideline/domain/webhook/webhook';
import { deliveryAnswer, resentEventsAnswer } from '@tideline/domain/webhook/webhook.answer';
import { deliveryListQuerySchema, webhookChoiceSchema } from '@tideline/domain/webhook/webhook.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordTestEvent } from '../../core/events/record-event.ts';
import { answer, empty, page } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { listDeliveries, resendDeliveries, sendNow } from './delivery-log.repository.ts';
import { findOrRefuse } from './find-or-refuse.ts';

/** The log of events sent to webhooks, and their repetition. */
export const sentEventsRouter = router({
  deliveries: staffCall('webhooks.read', {
    rest: 'GET /webhook-deliveries',
    summary: 'List events of a webhook, newest first',
    input: deliveryListQuerySchema,
    answer: page<Delivery, Page<Delivery>>(deliveryAnswer),
    example: { webhookId: '01939f3c-5a00-7000-8000-7e1c4a2b9d03', state: 'failed', limit: 20 },
  }).query(({ ctx, input }) => listDeliveries(ctx.db, input)),

  test: staffCall('webhooks.change', {
    rest: 'POST /webhooks/{id}/test',
    summary: 'Send a test event',
    input: webhookChoiceSchema,
    answer: { ...empty(), text: 'It is on its way' },
    refusals: [404, 409],
  }).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const { state } = await findOrRefuse(trx, id, ctx.now());
      if (state !== 'active') throw new TRPCError({ code: 'CONFLICT', message: 'Resume it before you test it.' });
      await recordTestEvent(trx, id, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'webhook.test', objectId: id }, ctx.now());
    });
    return {};
  }),

  resend: staffCall('webhooks.change', {
    rest: 'POST /webhook-deliveries/{id}/resend',
    summary: 'Resend an event, or send a waiting one now',
    description:
      'A waiting event is due now, with earlier ones about the same object. A paused webhook gets it when it is resumed.',
    input: webhookChoiceSchema,
    answer: { ...empty(), text: 'It is on its way' },
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const resent = await resendDeliveries(trx, { id }, ctx.now());
      const webhookId = resent?.webhookId ?? (await sendNow(trx, id, ctx.now()));
      if (webhookId === null) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such event. Events are stored for 30 days.' });
      }
      const action = { action: 'webhook.resend', objectId: webhookId, detail: { count: 1 } } as const;
      await recordAction(trx, ctx.actor, action, ctx.now());
    });
    return {};
  }),

  resendFailed: staffCall('webhooks.change', {
    rest: 'POST /webhooks/{id}/resend-failed',
    summary: 'Send all failed events again',
    input: webhookChoiceSchema,
    answer: answer(resentEventsAnswer),
  }).mutation(async ({ ctx, input: { id } }) => {
    return ctx.db.transaction().execute(async (trx) => {
      const resent = await resendDeliveries(trx, { failedOf: id }, ctx.now());
      const detail = { count: resent?.count ?? 0 };
      if (resent) await recordAction(trx, ctx.actor, { action: 'webhook.resend', objectId: id, detail }, ctx.now());
      return { resent: detail.count };
    });
  }),
});
