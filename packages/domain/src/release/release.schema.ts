import { z } from 'zod';
import { postChangesSchema } from '../post/post.schema.ts';
import { requiredLine, rowId } from '../text/text.schema.ts';
import { RELEASE_LIMITS, RELEASE_PART_KINDS } from './release.ts';

const shape = {
  name: requiredLine({ label: 'Name', maxLength: RELEASE_LIMITS.name }),
  /** As a publish date; null: staff decide. */
  goesLiveAt: postChangesSchema.shape.publishDate,
};

/** A release without parts. */
export const newReleaseSchema = z.object(shape);
/** Names a release, or a part of one. */
export const releaseIdSchema = z.object({ id: rowId });
/** Changes the name and date; without a date, it stays. */
export const changeReleaseSchema = releaseIdSchema.extend(shape);

/** Adds the draft of a page or post. */
export const addPartSchema = releaseIdSchema.extend({
  kind: z.enum(RELEASE_PART_KINDS, { error: `Kind must be one of ${RELEASE_PART_KINDS.join(', ')}.` }),
  objectId: z.string({ error: 'objectId must be text.' }).max(200, 'objectId must be at most 200 characters long.'),
});
