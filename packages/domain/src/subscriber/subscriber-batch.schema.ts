import { z } from 'zod';
import { longText, ofField, rowId } from '../text/text.schema.ts';
import { SUBSCRIBER_BATCH_MAX } from './subscriber-batch.ts';
import { addedSubscriberSchema, subscriberChangesSchema } from './subscriber.schema.ts';

const AT_MOST = `A batch has at most ${SUBSCRIBER_BATCH_MAX} subscribers.`;

/** The subscriber with an address. The source is only for a new one; missing values stay unchanged. */
export const subscriberUpsertSchema = addedSubscriberSchema.extend(
  subscriberChangesSchema.omit({ id: true, email: true }).shape,
);
export type SubscriberUpsert = z.infer<typeof subscriberUpsertSchema>;

/** Subscribers to add. An address that is none is refused alone, not with its batch. */
export const subscriberBatchSchema = z.object({
  subscribers: z
    .array(addedSubscriberSchema.extend({ email: longText({ label: 'Email address', maxLength: 1_000 }) }), {
      error: 'subscribers must be a list.',
    })
    .min(1, 'subscribers must name at least one.')
    .max(SUBSCRIBER_BATCH_MAX, AT_MOST),
});
export type SubscriberBatch = z.infer<typeof subscriberBatchSchema>['subscribers'];

/** Subscribers to remove. */
export const subscriberIdsSchema = z.object({
  ids: z
    .array(rowId, ofField('must be a list.'))
    .min(1, 'ids must name at least one.')
    .max(SUBSCRIBER_BATCH_MAX, AT_MOST),
});
