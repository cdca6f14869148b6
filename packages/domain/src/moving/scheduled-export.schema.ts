import { z } from 'zod';
import { EXPORT_PERIODS } from './scheduled-export.ts';

/** The schedule as staff choose it. Whether people are in the archives is always said. */
export const exportChoiceSchema = z.object({ every: z.enum(EXPORT_PERIODS), hasPeople: z.boolean() });
