import { z } from 'zod';
import { SUBSCRIBER_STATUSES } from '@tideline/domain/subscriber/subscriber';
import type { ContactDetail } from '@tideline/domain/trail/trail';
import { trailAnswer, trailIssueAnswer } from '@tideline/domain/trail/trail.answer';
import { workShape } from './conversation-answers.ts';

const instant = z.iso.datetime().describe('ISO 8601 in UTC');

/** Additional fields of a single enquiry, which lists omit. */
export const contactDetailShape = {
  trail: trailAnswer,
  subscription: z
    .object({ id: z.string(), status: z.enum(SUBSCRIBER_STATUSES), createdAt: instant, issue: trailIssueAnswer })
    .nullable()
    .describe('The newsletter subscription of the address; null without one'),
  work: z.object(workShape),
} satisfies { [Name in 'trail' | 'subscription' | 'work']: z.ZodType<ContactDetail[Name]> };
