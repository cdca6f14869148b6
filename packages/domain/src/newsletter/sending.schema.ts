import { z } from 'zod';
import { pageQueryShape, rowId } from '../text/text.schema.ts';
import { issueVersion } from './issue.schema.ts';
import { SENDING_BOUNDS, type SendingLimits } from './sending.ts';

/** Sends an issue: the version and number of readers shown to staff. */
export const startIssueSchema = z.object({
  id: rowId,
  version: issueVersion,
  expected: z.int({ error: 'expected must be the number of readers that was shown.' }).min(0),
});

/** A page of the refused messages of an issue. */
export const failedMessagesSchema = z.object({ id: rowId, ...pageQueryShape });
export type FailedMessagesQuery = z.infer<typeof failedMessagesSchema>;

/** All limits as saved in the settings. */
export const sendingLimitsSchema = z.object({
  perHour: limit('perHour', 'The messages per hour'),
  perDay: limit('perDay', 'The messages per day'),
  perDomainHour: limit('perDomainHour', 'The messages per hour to one domain'),
  perConnection: limit('perConnection', 'The messages per connection'),
  connections: limit('connections', 'The connections'),
});

function limit(name: keyof SendingLimits, label: string) {
  const { min, max, canBeUnlimited } = SENDING_BOUNDS[name];
  const sentence = `${label} must be a whole number from ${min} to ${max.toLocaleString('en-US')}${canBeUnlimited ? ', or 0 for no limit' : ''}.`;
  return z
    .int({ error: sentence })
    .refine((value) => (value >= min && value <= max) || (canBeUnlimited && value === 0), sentence);
}
