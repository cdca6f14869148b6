import { z } from 'zod';
import { longText, ofField, pageQueryShape, rowId } from '../text/text.schema.ts';
import { SOURCE_MAX_LENGTH } from '../subscriber/subscriber.ts';
import { AUDIENCE_LIMITS, EXCLUSION_REASONS } from './audience.ts';

const day = z.iso
  .date({ error: 'A day of the audience must be a date such as 2026-03-08.' })
  .refine((text) => text >= '1000', 'A day of the audience must be in the year 1000 or later.')
  .nullable();

/** Who gets an issue. */
export const audienceSchema = z
  .object({
    topics: z
      .array(rowId, ofField('must be a list.'))
      .max(AUDIENCE_LIMITS.topics, `An audience can name at most ${AUDIENCE_LIMITS.topics} topics.`),
    sources: z
      .array(longText({ label: 'A source', maxLength: SOURCE_MAX_LENGTH }), { error: 'sources must be a list.' })
      .max(AUDIENCE_LIMITS.sources, `An audience can name at most ${AUDIENCE_LIMITS.sources} sources.`),
    joinedFrom: day,
    joinedTo: day,
    frequency: z.literal('monthly', { error: 'frequency must be monthly, or missing.' }).optional(),
  })
  .refine(({ joinedFrom, joinedTo }) => joinedFrom === null || joinedTo === null || joinedFrom <= joinedTo, {
    error: 'The first day of the audience must not come after its last day.',
    path: ['joinedTo'],
  });

/** One audience. */
export const audienceQuerySchema = z.object({ audience: audienceSchema });

/** A page of the subscribers excluded by an audience, all or for one reason. */
export const excludedQuerySchema = audienceQuerySchema.extend({
  ...pageQueryShape,
  reason: z.enum(EXCLUSION_REASONS, { error: `reason must be one of ${EXCLUSION_REASONS.join(', ')}.` }).optional(),
});
