import { z } from 'zod';
import { CASE_STUDY_IDS } from '../site/site-path.ts';
import { isStorable } from '../text/text.schema.ts';
import { TRAIL_LIMITS } from './trail.ts';

const path = z.string().max(TRAIL_LIMITS.path).startsWith('/');
const campaignPart = z.string().max(TRAIL_LIMITS.campaignPart).refine(isStorable).default('');
const percent = z.int().min(0).max(100);

/** A trail as sent by a browser. Unknown fields are dropped. */
const sentTrailSchema = z.object({
  entryPath: path,
  /** Scheme and host of the referring site; empty for a direct visit. */
  referrer: z.string().max(TRAIL_LIMITS.referrer).default(''),
  campaign: z
    .object({
      source: campaignPart,
      medium: campaignPart,
      name: campaignPart,
      term: campaignPart,
      content: campaignPart,
    })
    .nullish(),
  startedAt: z.iso.datetime(),
  pages: z.int().min(1).max(TRAIL_LIMITS.pages),
  lastPath: path,
  /** Each by the last part of its address, in the order of first opening. */
  posts: z
    .array(z.object({ id: z.string().regex(/^[a-z0-9-]{1,200}$/), percent }))
    .max(TRAIL_LIMITS.posts)
    .default([]),
  /** The post that was opened last. */
  lastPost: z.string().max(200).nullish(),
  packages: z
    .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
    .max(TRAIL_LIMITS.packages)
    .default([]),
  caseStudies: z.array(z.enum(CASE_STUDY_IDS)).max(CASE_STUDY_IDS.length).default([]),
});
export type SentTrail = z.infer<typeof sentTrailSchema>;

/**
 * The trail of a form, as JSON or already parsed. A text that is too long or has another shape becomes null: it never
 * refuses the form.
 */
export const optionalTrail = z
  .custom<z.input<typeof sentTrailSchema> | string | null>()
  .transform(parseTrail)
  .optional()
  .meta({ description: 'The visit that led here, as the browser kept it: JSON. Another shape is ignored.' });

function parseTrail(sent: unknown): SentTrail | null {
  try {
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent ?? null);
    if (text.length > TRAIL_LIMITS.text) return null;
    return sentTrailSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // not JSON
  }
}
