import { z } from 'zod';
import { PICTURE_LIMITS } from './picture.ts';
import { lineOfText, pageQueryShape, requiredLine, rowId, searchQuery } from '../text/text.schema.ts';

const alt = lineOfText({ label: 'Alternative text', maxLength: PICTURE_LIMITS.alt });

/** Name and alternative text of an upload. Both are optional: a pasted picture has no name. */
export const pictureTextsSchema = z.object({
  name: lineOfText({ label: 'name', maxLength: PICTURE_LIMITS.fileName }).default(''),
  alt: alt.default(''),
});

/** The address of a picture on another site to be imported, and its alternative text. */
export const pictureImportSchema = z.object({
  address: requiredLine({ label: 'address', maxLength: PICTURE_LIMITS.address }),
  alt: alt.default(''),
});

/** The page of a list of pictures; `q` searches names and alternative texts. */
export const pictureListQuerySchema = z.object({ ...pageQueryShape, q: searchQuery.optional() });
export type PictureListQuery = z.infer<typeof pictureListQuerySchema>;

/** Which picture. */
export const pictureIdSchema = z.object({ id: rowId });

/** A new alternative text. */
export const pictureChangesSchema = pictureIdSchema.extend({ alt });
