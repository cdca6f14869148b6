import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { EVENT_TYPES, TEST_EVENT } from './event.ts';
import { DELIVERY_STATES, type Delivery, type ListedWebhook, type Webhook, type WebhookWithSecret } from './webhook.ts';

const webhookShape = {
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  state: z.enum(['active', 'paused', 'disabled']).describe('`disabled` after failing for three days'),
  createdAt: instantAnswer,
  createdBy: z.string().nullable(),
  oldSecretUntil: instantAnswer.nullable().describe('Until then, the previous secret also signs'),
  failingSince: instantAnswer.nullable().describe('The first failure since the last success; null while it works'),
  disabledAt: instantAnswer.nullable(),
  disabledReason: z.string(),
};

export const webhookAnswer: z.ZodType<Webhook> = named('Webhook', z.object(webhookShape));

export const listedWebhookAnswer: z.ZodType<ListedWebhook> = named(
  'ListedWebhook',
  z.object({
    ...webhookShape,
    waiting: z.int().describe('Events that wait to be sent'),
    failed: z.int().describe('Events of the last 30 days that could not be delivered'),
    lastDeliveredAt: instantAnswer.nullable(),
  }),
);

export const webhookWithSecretAnswer: z.ZodType<WebhookWithSecret> = named(
  'WebhookWithSecret',
  z.object({
    secret: z.string().describe('Shown once. It begins with `whsec_`'),
    webhook: webhookAnswer,
  }),
);

export const deliveryAnswer: z.ZodType<Delivery> = named(
  'WebhookDelivery',
  z.object({
    id: z.string(),
    eventId: z.string().describe('The `webhook-id` that the receiver got'),
    type: z.enum([...EVENT_TYPES, TEST_EVENT]),
    objectId: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    createdAt: instantAnswer,
    triedAt: instantAnswer.nullable(),
    deliveredAt: instantAnswer.nullable(),
    nextAttemptAt: instantAnswer.nullable(),
    statusCode: z.int().nullable(),
    answer: z.string().describe('The beginning of the last answer that refused it, or why there was none'),
    durationMs: z.int().nullable(),
  }),
);

export const resentEventsAnswer: z.ZodType<{ resent: number }> = named('ResentEvents', z.object({ resent: z.int() }));
