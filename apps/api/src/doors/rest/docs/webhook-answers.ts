import { z } from 'zod';
import { EVENT_TYPES, TEST_EVENT } from '@tideline/domain/webhook/event';
import {
  DELIVERY_STATES,
  type Delivery,
  type ListedWebhook,
  type Webhook,
  type WebhookWithSecret,
} from '@tideline/domain/webhook/webhook';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');

const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  state: z.enum(['active', 'paused', 'disabled']).describe('`disabled` after failing for three days'),
  createdAt: instant,
  createdBy: z.string().nullable(),
  oldSecretUntil: instant.nullable().describe('Until then the secret before the last rotation signs, too'),
  failingSince: instant.nullable().describe('The first failure since the last success; null while it works'),
  disabledAt: instant.nullable(),
  disabledReason: z.string(),
}) satisfies z.ZodType<Webhook>;

/** The answers about webhooks. */
export const WEBHOOK_ANSWERS = {
  Webhook: webhook,
  Webhooks: z.array(
    webhook.extend({
      waiting: z.int().describe('Events that wait to be sent'),
      failed: z.int().describe('Events of the last 30 days that could not be delivered'),
      lastDeliveredAt: instant.nullable(),
    }) satisfies z.ZodType<ListedWebhook>,
  ),
  WebhookWithSecret: z.object({
    secret: z.string().describe('Shown once. It begins with `whsec_`'),
    webhook,
  }) satisfies z.ZodType<WebhookWithSecret>,
  WebhookDelivery: z.object({
    id: z.string(),
    eventId: z.string().describe('The `webhook-id` that the receiver got'),
    type: z.enum([...EVENT_TYPES, TEST_EVENT]),
    objectId: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    createdAt: instant,
    triedAt: instant.nullable(),
    deliveredAt: instant.nullable(),
    nextAttemptAt: instant.nullable(),
    statusCode: z.int().nullable(),
    answer: z.string().describe('The beginning of the last answer that refused it, or why there was none'),
    durationMs: z.int().nullable(),
  }) satisfies z.ZodType<Delivery>,
  ResentEvents: z.object({ resent: z.int() }),
};
