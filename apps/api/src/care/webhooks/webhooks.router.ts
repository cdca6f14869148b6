import { randomUUIDv7 } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { OLD_SECRET_HOURS, WEBHOOK_LIMITS, type WebhookWithSecret } from '@tideline/domain/webhook/webhook';
import {
  newWebhookSchema,
  webhookChangesSchema,
  webhookChoiceSchema,
  webhookPauseSchema,
} from '@tideline/domain/webhook/webhook.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { passwordProcedureFor, procedureFor, requireRecentPassword, router } from '../../core/rpc/procedures.ts';
import { newWebhookSecret } from './delivery/sign-event.ts';
import { refusalOfNew } from './webhook-target.ts';
import { deleteWebhook, insertWebhook, replaceSecret, updateWebhook } from './webhook-writes.repository.ts';
import { findOrRefuse, gone } from './find-or-refuse.ts';
import { countWebhooks, listWebhooks } from './webhooks.repository.ts';

/**
 * Webhooks. Acts that redirect data or show a secret require a recent password: a stolen session or key must not yield a
 * copy of every enquiry.
 */
export const webhooksRouter = router({
  list: procedureFor('webhooks.read').query(({ ctx }) => listWebhooks(ctx.db, ctx.now())),

  create: passwordProcedureFor('webhooks.change')
    .input(newWebhookSchema)
    .mutation(async ({ ctx, input }): Promise<WebhookWithSecret> => {
      requireRecentPassword(ctx, 'add the webhook');
      requireTarget(input.url);
      const [id, secret, now] = [randomUUIDv7(), newWebhookSecret(), ctx.now()];
      await ctx.db.transaction().execute(async (trx) => {
        if ((await countWebhooks(trx)) >= WEBHOOK_LIMITS.perSite) {
          const message = `There are ${WEBHOOK_LIMITS.perSite} webhooks. Remove one before you add another.`;
          throw new TRPCError({ code: 'CONFLICT', message });
        }
        await insertWebhook(trx, { ...input, id, secret, staffId: ctx.staff.id }, now);
        await recordAction(
          trx,
          ctx.actor,
          { action: 'webhook.add', objectId: id, detail: { events: input.events } },
          now,
        );
      });
      return { secret, webhook: await findOrRefuse(ctx.db, id, now) };
    }),

  change: passwordProcedureFor('webhooks.change')
    .input(webhookChangesSchema)
    .mutation(async ({ ctx, input: { id, ...changes } }) => {
      requireRecentPassword(ctx, 'change the webhook');
      requireTarget(changes.url);
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await updateWebhook(trx, id, { ...changes, events: changes.events.join(' ') }))) throw gone();
        const act = { action: 'webhook.change', objectId: id, detail: { events: changes.events } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
      });
      return findOrRefuse(ctx.db, id, ctx.now());
    }),

  /** A new secret. For a day, events are also signed with the previous one. */
  rotate: passwordProcedureFor('webhooks.change')
    .input(webhookChoiceSchema)
    .mutation(async ({ ctx, input: { id } }): Promise<WebhookWithSecret> => {
      requireRecentPassword(ctx, 'replace the secret');
      const [secret, now] = [newWebhookSecret(), ctx.now()];
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await replaceSecret(trx, id, secret, later(now, OLD_SECRET_HOURS * HOUR_MS)))) throw gone();
        await recordAction(trx, ctx.actor, { action: 'webhook.rotate', objectId: id }, now);
      });
      return { secret, webhook: await findOrRefuse(ctx.db, id, now) };
    }),

  /** Pauses a webhook, whose events then wait, or resumes one, even if the program disabled it. */
  pause: procedureFor('webhooks.change')
    .input(webhookPauseSchema)
    .mutation(async ({ ctx, input: { id, isPaused } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const state = isPaused ? 'paused' : 'active';
        const fresh = { state, failing_since: null, disabled_at: null, disabled_reason: '' } as const;
        if (!(await updateWebhook(trx, id, fresh))) throw gone();
        const act = { action: isPaused ? 'webhook.pause' : 'webhook.resume', objectId: id } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
      });
      return findOrRefuse(ctx.db, id, ctx.now());
    }),

  remove: procedureFor('webhooks.change')
    .input(webhookChoiceSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const name = await deleteWebhook(trx, id);
        if (name === null) throw gone();
        await recordAction(trx, ctx.actor, { action: 'webhook.remove', objectId: id, detail: { name } }, ctx.now());
      });
      return {};
    }),
});

/** @throws TRPCError BAD_REQUEST for an address to which no event may be sent */
function requireTarget(url: string): void {
  const message = refusalOfNew(url);
  if (message !== null) throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('url') });
}
