import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import { WORK_SAMPLE_IDS, type WorkPicture } from './work-sample.ts';

export const workPictureAnswer: z.ZodType<WorkPicture> = named(
  'WorkPicture',
  z.object({
    sampleId: z.enum(WORK_SAMPLE_IDS).describe('The work sample that it replaces'),
    url: z.string().describe('Path of the picture'),
    alt: z.string().describe('Alternative text; may be empty'),
  }),
);
