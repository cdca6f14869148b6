import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '../subscriber/email-address.ts';
import { rowId } from '../text/text.schema.ts';
import { BOUNCE_KINDS } from './bounce.ts';

const REPORTS_MAX = 500;

/** One bounce. */
export const reportedBounceSchema = z
  .object({
    messageId: z.string().max(998).optional().describe('The `Message-ID` header of the email'),
    recipient: z.string().max(EMAIL_MAX_LENGTH).optional().describe('The address that it was sent to'),
    kind: z
      .enum(BOUNCE_KINDS)
      .describe('Whether the address does not work, the delivery failed, or the reader complained'),
    reason: z.string().max(2000).default('').describe('What the server said'),
  })
  .refine(({ messageId, recipient }) => messageId !== undefined || recipient !== undefined, {
    message: 'Name the message or the recipient.',
  });

/** The body of a signed call: one bounce, or a list. */
export const reportedBouncesSchema = z.union([
  reportedBounceSchema.transform((bounce) => [bounce]),
  z.array(reportedBounceSchema).min(1).max(REPORTS_MAX),
]);

/** A signed call as it arrived (Standard Webhooks). */
export const signedCallSchema = z.object({
  id: z.string().max(200),
  timestamp: z.string().max(20),
  signature: z.string().max(2000),
  body: z.string(),
});

/** The decision of staff about a report: the address does not work, the reader complained, or nothing follows. */
export const bounceDecisionSchema = z.object({ id: rowId, as: z.enum(['bounced', 'complained', 'dismissed']) });
