import { z } from 'zod';
import { pageQueryShape, requiredLine, rowId } from '../text/text.schema.ts';
import { EVENT_TYPES } from './event.ts';
import { DELIVERY_STATES, WEBHOOK_LIMITS } from './webhook.ts';

const shape = {
  name: requiredLine({ label: 'Name', maxLength: WEBHOOK_LIMITS.name }),
  url: requiredLine({ label: 'Address', maxLength: WEBHOOK_LIMITS.url }),
  events: z
    .array(z.enum(EVENT_TYPES, { error: 'events must be types of events.' }), { error: 'events must be a list.' })
    .min(1, 'Choose at least one event.')
    .transform((events) => EVENT_TYPES.filter((type) => events.includes(type))),
};

/** A new webhook. The server checks the address. */
export const newWebhookSchema = z.object(shape);

/** Other values of a webhook. */
export const webhookChangesSchema = z.object({ id: rowId, ...shape });

/** One webhook, or one delivery. */
export const webhookChoiceSchema = z.object({ id: rowId });

/** Whether events are sent, or wait. */
export const webhookPauseSchema = z.object({
  id: rowId,
  isPaused: z.boolean({ error: 'isPaused must be true or false.' }),
});

/** The log of a webhook. */
export const deliveryListQuerySchema = z.object({
  webhookId: rowId,
  state: z.enum(DELIVERY_STATES, { error: `state must be one of ${DELIVERY_STATES.join(', ')}.` }).optional(),
  ...pageQueryShape,
});
export type DeliveryListQuery = z.infer<typeof deliveryListQuerySchema>;
