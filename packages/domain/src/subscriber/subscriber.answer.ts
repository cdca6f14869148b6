import { z } from 'zod';
import { instantAnswer, isSampleAnswer, named } from '../entity/answer-schema.ts';
import {
  SUBSCRIBER_CONFIRMATIONS,
  SUBSCRIBER_DELIVERIES,
  SUBSCRIBER_FREQUENCIES,
  SUBSCRIBER_STATUSES,
  type SubscribeAnswer,
  type Subscriber,
} from './subscriber.ts';

export const subscriberAnswer: z.ZodType<Subscriber> = named(
  'Subscriber',
  z.object({
    id: z.string(),
    email: z.string(),
    status: z.enum(SUBSCRIBER_STATUSES),
    confirmation: z
      .enum(SUBSCRIBER_CONFIRMATIONS)
      .describe(
        '`waiting` until the person follows the link in the email; `confirmed` where no confirmation is needed',
      ),
    createdAt: instantAnswer,
    source: z.string().nullable().describe('Null when it is not known'),
    frequency: z.enum(SUBSCRIBER_FREQUENCIES).describe('Each issue of the newsletter, or a digest every month'),
    consentAt: instantAnswer.nullable().describe('When the person agreed; null when it was not recorded'),
    consentText: z.string().describe('The wording agreed to; empty when it was not recorded'),
    delivery: z
      .enum(SUBSCRIBER_DELIVERIES)
      .describe('Whether email reaches the address; bounced and complained addresses get none'),
    isSample: isSampleAnswer,
  }),
);

const confirmation = z
  .enum(['sent', 'waiting'])
  .optional()
  .describe('Only with a mail server: whether an email asks to confirm, or no further one is sent today');

export const subscribedAnswer: z.ZodType<SubscribeAnswer> = named(
  'Subscribed',
  z.object({ message: z.literal('subscribed'), confirmation }),
);

export const alreadySubscribedAnswer: z.ZodType<SubscribeAnswer> = named(
  'AlreadySubscribed',
  z.object({ message: z.literal('already_subscribed'), confirmation }),
);

/** A source of subscribers. */
export const subscriberSourceAnswer: z.ZodType<string> = named(
  'SubscriberSource',
  z.string().describe('Empty for unknown ones'),
);

/** A topic that a subscriber has chosen. */
export const chosenTopicAnswer: z.ZodType<string> = named('ChosenTopic', z.string().describe('The id of a topic'));
