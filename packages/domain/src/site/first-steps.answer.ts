import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import { FIRST_STEPS, type FirstSteps } from './first-steps.ts';

const step = z.enum(FIRST_STEPS);

export const firstStepsAnswer: z.ZodType<FirstSteps> = named(
  'FirstSteps',
  z.object({
    steps: z.array(step).describe('The steps of this installation, in the suggested order'),
    done: z.array(step),
    isHidden: z.boolean().describe('The caller has hidden the list'),
    isNew: z
      .boolean()
      .describe('The site is as installed: no saved settings, no published page, never any sample data'),
  }),
);
