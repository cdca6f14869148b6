import { z } from 'zod';
import { DEFAULT_SUBSCRIBER_SOURCE, SOURCE_MAX_LENGTH, SUBSCRIBER_STATUSES } from '../subscriber.ts';
import { emailAddress, formSignsShape, lineOfText, pageQueryShape, searchQuery } from './text.ts';

const status = z.enum(SUBSCRIBER_STATUSES, { error: `Status must be one of ${SUBSCRIBER_STATUSES.join(', ')}.` });

/** A sign-up as a visitor sends it. A `status` in it is ignored: the server decides. */
export const newSubscriberSchema = z.object({
  email: emailAddress(),
  source: lineOfText('Source', SOURCE_MAX_LENGTH)
    .nullish()
    .transform((source) => source || DEFAULT_SUBSCRIBER_SOURCE),
  ...formSignsShape,
});
export type NewSubscriber = z.infer<typeof newSubscriberSchema>;

/** Which subscribers a list shows; `q` is a part of the address. */
export const subscriberListQuerySchema = z.object({
  ...pageQueryShape,
  q: searchQuery.optional(),
  status: status.optional(),
});
export type SubscriberListQuery = z.infer<typeof subscriberListQuerySchema>;
