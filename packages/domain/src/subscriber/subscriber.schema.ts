import { z } from 'zod';
import { topicIds } from '../newsletter/topic.schema.ts';
import type { VisitorField } from '../entity/entity-field.ts';
import {
  DEFAULT_SUBSCRIBER_SOURCE,
  SOURCE_MAX_LENGTH,
  SUBSCRIBER_FIELDS,
  SUBSCRIBER_FREQUENCIES,
  SUBSCRIBER_SORTS,
  SUBSCRIBER_STATUSES,
} from './subscriber.ts';
import {
  emailAddress,
  filterText,
  formSignsShape,
  isStorable,
  optionalLine,
  pageQueryShape,
  rowId,
  searchQuery,
  sortOrder,
  untilCursor,
} from '../text/text.schema.ts';
import { optionalTrail } from '../trail/trail.schema.ts';

const status = z.enum(SUBSCRIBER_STATUSES, { error: `Status must be one of ${SUBSCRIBER_STATUSES.join(', ')}.` });

/** How often a reader wants mail. */
export const frequency = z.enum(SUBSCRIBER_FREQUENCIES, {
  error: `Frequency must be one of ${SUBSCRIBER_FREQUENCIES.join(', ')}.`,
});

/** The fields that a visitor may send. */
const visitorShape = {
  email: emailAddress(),
  source: optionalLine(SUBSCRIBER_FIELDS.source).transform((source) => source || DEFAULT_SUBSCRIBER_SOURCE),
} satisfies Record<VisitorField<typeof SUBSCRIBER_FIELDS>, z.ZodType>;

/** A sign-up as a visitor sends it. A `status` in it is ignored: the server decides. */
export const newSubscriberSchema = z.object({ ...visitorShape, ...formSignsShape, trail: optionalTrail });
export type NewSubscriber = z.infer<typeof newSubscriberSchema>;

/** The filters of the list. `q` matches a part of the address. */
export const subscriberListQuerySchema = z.object({
  ...pageQueryShape,
  until: untilCursor,
  q: searchQuery.optional(),
  status: status.optional(),
  /** Empty for unknown sources. */
  source: filterText('source', SOURCE_MAX_LENGTH).optional(),
  sort: sortOrder(SUBSCRIBER_SORTS),
});
export type SubscriberListQuery = z.infer<typeof subscriberListQuerySchema>;

/** The filters of an export: those of the list, without paging. */
export const subscriberExportQuerySchema = subscriberListQuerySchema.omit({ limit: true, cursor: true, until: true });
export type SubscriberExportQuery = z.infer<typeof subscriberExportQuerySchema>;

/** A subscriber added by staff. An empty source is unknown. */
export const addedSubscriberSchema = z.object({
  ...visitorShape,
  source: optionalLine(SUBSCRIBER_FIELDS.source).transform((source) => source || null),
});

/** Changes to a subscriber; missing values stay unchanged. */
export const subscriberChangesSchema = z.object({
  id: rowId,
  email: emailAddress().optional(),
  status: status.optional(),
  frequency: frequency.optional(),
  /** At least one, if there are any topics. */
  topics: topicIds().optional(),
});

/** One subscriber. */
export const subscriberChoiceSchema = z.object({ id: rowId });

/** A file of subscribers, read by the server. Programs send it as the body of `/api/subscribers/import`. */
export const importFileSchema = z.object({
  file: z.custom<Uint8Array>((file) => file instanceof Uint8Array, 'Send the file itself, as text/csv.'),
});

/** An import after a dry run; `digest` is that of its report. */
export const subscriberImportSchema = importFileSchema.extend({
  digest: z
    .string({ error: 'digest must be the one that the check has answered.' })
    .max(100, 'digest must be the one that the check has answered.'),
});

/** The token of a link in a mail to a subscriber. */
export const mailLinkSchema = z.object({
  // An unsubscribe token holds an encrypted address, whose characters may each take four bytes.
  token: z.string({ error: 'token must be that of the link.' }).max(1500, 'token must be that of the link.'),
});

/** The token of an unsubscribe link, with the issue message that contains the link. */
export const unsubscribeLinkSchema = mailLinkSchema.extend({
  // Anything can be in an address: an unknown message id is ignored.
  messageId: z.string().max(200).refine(isStorable).optional().catch(undefined),
});
