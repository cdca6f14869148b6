import { z } from 'zod';
import { countAnswer, instantAnswer } from './answer-schema.ts';

/** A draft without its fields. */
export const draftShape = {
  version: z.string().describe('Changes with each save'),
  baseVersion: countAnswer.describe('The published version on which the changes are based'),
  goesLiveAt: instantAnswer.nullable().describe('When the changes go live; null until staff publish them'),
  isHeld: z
    .boolean()
    .describe(
      'They were held back at their date because what is published had changed in the same fields; staff must decide',
    ),
  savedBy: z.string(),
  savedAt: instantAnswer,
};
