import { z } from 'zod';
import { countAnswer, named } from '../../entity/answer-schema.ts';
import { type Audience, type AudienceCounts, EXCLUSION_REASONS, type ExcludedReader } from '../audience.ts';

/** The audience of an issue, as a part of other answers. */
export const audienceAnswer = z
  .object({
    topics: z.array(z.string()).describe('Ids: readers of any of these, and readers of all topics'),
    sources: z.array(z.string()).describe('Sources of sign-ups; an empty one for unknown sources'),
    joinedFrom: z.iso.date().nullable().describe('The first day of sign-up, in the time zone of the site'),
    joinedTo: z.iso.date().nullable().describe('The last day of sign-up'),
    frequency: z.literal('monthly').optional().describe('Readers of the monthly digest; left out: those of each issue'),
  })
  .describe(
    'Active, confirmed subscribers who match every filter; an empty filter matches everybody',
  ) satisfies z.ZodType<Audience>;

const reason = z.enum(EXCLUSION_REASONS);

export const audienceSizeAnswer: z.ZodType<AudienceCounts & { words: string }> = named(
  'AudienceSize',
  z.object({
    included: countAnswer.describe('How many would get the issue now'),
    excluded: z
      .array(z.object({ reason, count: countAnswer }))
      .describe('How many would not, by the first reason that applies'),
    words: z.string().describe('The same in words'),
  }),
);

export const excludedReaderAnswer: z.ZodType<ExcludedReader> = named(
  'ExcludedReader',
  z.object({ id: z.string(), email: z.string(), reason }),
);
