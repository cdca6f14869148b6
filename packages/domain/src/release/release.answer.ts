import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { RELEASE_PART_KINDS, type Release } from './release.ts';

const part = named(
  'ReleasePart',
  z.object({
    id: z.string(),
    kind: z.enum(RELEASE_PART_KINDS),
    objectId: z.string().describe('The id of the page or post; `brand` of the brand'),
    name: z.string(),
    problem: z.string().nullable().describe('Why it cannot be published; null when it can'),
  }),
);

export const releaseAnswer: z.ZodType<Release> = named(
  'Release',
  z.object({
    id: z.string(),
    name: z.string(),
    goesLiveAt: instantAnswer.nullable().describe('When it is published; null until staff publish it'),
    isHeld: z.boolean().describe('It was not published at its date, because of a problem of a part; staff must decide'),
    publishedAt: instantAnswer.nullable(),
    createdBy: z.string(),
    createdAt: instantAnswer,
    parts: z.array(part),
  }),
);
