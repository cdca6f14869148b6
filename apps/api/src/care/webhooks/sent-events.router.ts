import { TRPCError } from '@trpc/server';
import { deliveryListQuerySchema, webhookChoiceSchema } from '@tideline/domain/webhook/webhook.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordTestEvent } from '../../core/events/record-event.ts';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import { listDeliveries, resendDeliveries, sendNow } from './delivery-log.repository.ts';
import { findOrRefuse } from './find-or-refuse.ts';

/** The log of events sent to webhooks, and their repetition. */
export const sentEventsRouter = router({
  deliveries: procedureFor('webhooks.read')
    .input(deliveryListQuerySchema)
    .query(({ ctx, input }) => listDeliveries(ctx.db, input)),

  /** Sends a test event. */
  test: procedureFor('webhooks.change')
    .input(webhookChoiceSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const { state } = await findOrRefuse(trx, id, ctx.now());
        if (state !== 'active') throw new TRPCError({ code: 'CONFLICT', message: 'Resume it before you test it.' });
        await recordTestEvent(trx, id, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'webhook.test', objectId: id }, ctx.now());
      });
      return {};
    }),

  /** Sends an event again under its id, or at once if it waits. */
  resend: procedureFor('webhooks.change')
    .input(webhookChoiceSchema)
    .mutation(async ({ ctx, input: { id } }) => {
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

  /** Sends all failed events again. */
  resendFailed: procedureFor('webhooks.change')
    .input(webhookChoiceSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      return ctx.db.transaction().execute(async (trx) => {
        const resent = await resendDeliveries(trx, { failedOf: id }, ctx.now());
        const detail = { count: resent?.count ?? 0 };
        if (resent) await recordAction(trx, ctx.actor, { action: 'webhook.resend', objectId: id, detail }, ctx.now());
        return { resent: detail.count };
      });
    }),
});
