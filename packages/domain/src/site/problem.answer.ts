import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { type Problem, PROBLEM_KINDS } from './problem.ts';

export const problemAnswer: z.ZodType<Problem> = named(
  'Problem',
  z.object({
    kind: z.enum(PROBLEM_KINDS),
    title: z.string().meta({ examples: ['Backups have stopped'] }),
    reasons: z.array(z.string()).meta({ description: 'Why', examples: [['The disk is full.']] }),
    effect: z.string().meta({ description: 'What follows from it; may be empty', examples: [''] }),
    lastWorkedAt: instantAnswer.nullable().optional().describe('Null: never. Missing: unknown'),
  }),
);
