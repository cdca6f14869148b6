import { TRPCError } from '@trpc/server';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { OLD_SECRET_HOURS, WEBHOOK_LIMITS } from '@tideline/domain/webhook/webhook';
import { listedWebhookAnswer, webhookAnswer, webhookWithSecretAnswer } from '@tideline/domain/webhook/webhook.answer';
import {
  newWebhookSchema,
  webhookChangesSchema,
  webhookChoiceSchema,
  webhookPauseSchema,
} from '@tideline/domain/webhook/webhook.schema';
import type { Context } from '../../context.ts';
import { newId } from '../../core/host/new-id.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { answer, created, empty, list } from '../../core/rpc/answers.ts';
import { passwordCall, requireRecentPassword, router, staffCall } from '../../core/rpc/procedures.ts';
import { newWebhookSecret } from './delivery/sign-event.ts';
import { refusalOfNew, targetsOf } from './webhook-target.ts';
import { deleteWebhook, insertWebhook, replaceSecret, updateWebhook } from './webhook-writes.repository.ts';
import { findOrRefuse, gone } from './find-or-refuse.ts';
import { countWebhooks, listWebhooks } from './webhooks.repository.ts';

const PASSWORD = 'Requires a recent password, so an API key may not do it.';

/**
 * Webhooks. Acts that redirect data or show a secret require a recent password: a stolen session or key must not yield a
 * copy of every enquiry.
 */
export const webhooksRouter = router({
  list: staffCall('webhooks.read', {
    rest: 'GET /webhooks',
    summary: 'List webhooks',
    answer: list(listedWebhookAnswer),
  }).query(({ ctx }) => listWebhooks(ctx.db, ctx.now())),

  create: passwordCall('webhooks.change', {
    rest: 'POST /webhooks',
    summary: 'Add a webhook',
    description: `Events are signed as in Standard Webhooks with the secret of the answer. ${PASSWORD}`,
    input: newWebhookSchema,
    answer: created(webhookWithSecretAnswer),
    refusals: [409],
    example: {
      name: 'Board',
      url: 'https://hooks.example.com/site',
      events: ['enquiry.created', 'booking.created'],
    },
  }).mutation(async ({ ctx, input }) => {
    requireRecentPassword(ctx, 'add the webhook');
    requireTarget(input.url, ctx);
    const [id, secret, now] = [newId(), newWebhookSecret(), ctx.now()];
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

  change: passwordCall('webhooks.change', {
    rest: 'PUT /webhooks/{id}',
    summary: 'Change a webhook',
    description: PASSWORD,
    input: webhookChangesSchema,
    answer: answer(webhookAnswer),
    refusals: [404],
    example: {
      name: 'Board of the studio',
      url: 'https://hooks.example.com/site',
      events: ['enquiry.created'],
    },
  }).mutation(async ({ ctx, input: { id, ...changes } }) => {
    requireRecentPassword(ctx, 'change the webhook');
    requireTarget(changes.url, ctx);
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await updateWebhook(trx, id, { ...changes, events: changes.events.join(' ') }))) throw gone();
      const act = { action: 'webhook.change', objectId: id, detail: { events: changes.events } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return findOrRefuse(ctx.db, id, ctx.now());
  }),

  rotate: passwordCall('webhooks.change', {
    rest: 'POST /webhooks/{id}/secret',
    summary: 'Replace the secret of a webhook',
    description: `For a day, events are signed with both secrets. ${PASSWORD}`,
    input: webhookChoiceSchema,
    answer: answer(webhookWithSecretAnswer),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    requireRecentPassword(ctx, 'replace the secret');
    const [secret, now] = [newWebhookSecret(), ctx.now()];
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await replaceSecret(trx, id, secret, later(now, OLD_SECRET_HOURS * HOUR_MS)))) throw gone();
      await recordAction(trx, ctx.actor, { action: 'webhook.rotate', objectId: id }, now);
    });
    return { secret, webhook: await findOrRefuse(ctx.db, id, now) };
  }),

  pause: staffCall('webhooks.change', {
    rest: 'PUT /webhooks/{id}/pause',
    summary: 'Pause or resume a webhook',
    description: 'Events wait while it is paused. Resuming also turns a disabled webhook back on.',
    input: webhookPauseSchema,
    answer: answer(webhookAnswer),
    refusals: [404],
    example: { isPaused: true },
  }).mutation(async ({ ctx, input: { id, isPaused } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const state = isPaused ? 'paused' : 'active';
      const fresh = { state, failing_since: null, disabled_at: null, disabled_reason: '' } as const;
      if (!(await updateWebhook(trx, id, fresh))) throw gone();
      const act = { action: isPaused ? 'webhook.pause' : 'webhook.resume', objectId: id } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return findOrRefuse(ctx.db, id, ctx.now());
  }),

  remove: staffCall('webhooks.change', {
    rest: 'DELETE /webhooks/{id}',
    summary: 'Remove a webhook with its log',
    input: webhookChoiceSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const name = await deleteWebhook(trx, id);
      if (name === null) throw gone();
      await recordAction(trx, ctx.actor, { action: 'webhook.remove', objectId: id, detail: { name } }, ctx.now());
    });
    return {};
  }),
});

/** @throws TRPCError BAD_REQUEST for an address to which no event may be sent */
function requireTarget(url: string, { allowsLoopback }: Pick<Context, 'allowsLoopback'>): void {
  const message = refusalOfNew(url, targetsOf(allowsLoopback));
  if (message !== null) throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('url') });
}
