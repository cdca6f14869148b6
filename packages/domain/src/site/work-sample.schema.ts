import { z } from 'zod';
import { ofField, rowId } from '../text/text.schema.ts';
import { WORK_SAMPLE_IDS } from './work-sample.ts';

/** Which work sample. */
export const workSampleIdSchema = z.object({
  sampleId: z.enum(WORK_SAMPLE_IDS, ofField('must be the id of a work sample.')),
});

/** The picture that replaces a work sample. */
export const workPictureSchema = workSampleIdSchema.extend({ pictureId: rowId });
