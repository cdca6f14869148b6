import { z } from 'zod';
import { rowId } from './text.schema.ts';
import { WORK_SAMPLE_IDS } from './work-sample.ts';

/** Which work sample. */
export const workSampleIdSchema = z.object({
  sampleId: z.enum(WORK_SAMPLE_IDS, { error: 'There is no such work sample.' }),
});

/** The picture that takes the place of a work sample. */
export const workPictureSchema = workSampleIdSchema.extend({ pictureId: rowId });
