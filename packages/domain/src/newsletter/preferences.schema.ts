import { z } from 'zod';
import { OWN_DATA_ACTS } from '../privacy/own-data.ts';
import { longText } from '../text/text.schema.ts';
import { frequency, mailLinkSchema, unsubscribeLinkSchema } from '../subscriber/subscriber.schema.ts';
import { LEAVING_COMMENT_MAX_LENGTH, LEAVING_REASONS, type LeavingReason } from './preferences.ts';
import { topicIds } from './topic.schema.ts';

const reasons = Object.keys(LEAVING_REASONS) as [LeavingReason, ...LeavingReason[]];

/** A reader's choices, with the token of the link. */
export const preferencesSchema = mailLinkSchema.extend({ frequency, topics: topicIds() });

/** The request for a link to one's data, with the token of a newsletter's link. */
export const ownDataRequestSchema = mailLinkSchema.extend({
  act: z.enum(OWN_DATA_ACTS, { error: `act must be one of ${OWN_DATA_ACTS.join(', ')}.` }),
});

/** An unsubscribe with an optional reason and comment. */
export const leaveSchema = unsubscribeLinkSchema.extend({
  reason: z.enum(reasons, { error: `Reason must be one of ${reasons.join(', ')}.` }).optional(),
  comment: longText({ label: 'Comment', maxLength: LEAVING_COMMENT_MAX_LENGTH }).default(''),
});
export type Leave = z.infer<typeof leaveSchema>;
