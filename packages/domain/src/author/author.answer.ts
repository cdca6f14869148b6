import { z } from 'zod';
import { countAnswer, instantAnswer, isSampleAnswer, named } from '../entity/answer-schema.ts';
import type { ProfileAccount, PublicAuthor } from './author.ts';
import type { WaitingProfile } from './pending-profile.ts';

const profileShape = {
  name: z.string().describe('As in the `author` of posts, compared case-insensitively'),
  role: z.string().describe('May be empty'),
  sentence: z.string().describe('One sentence about the person; may be empty'),
  bio: z.string().describe('Plain text; may be empty'),
  pictureUrl: z.string().nullable().describe('Path of the picture; null for the drawn portrait'),
};

export const authorAnswer: z.ZodType<PublicAuthor> = named(
  'Author',
  z.object({
    id: z.string(),
    ...profileShape,
    slug: z.string().describe('The page of the author is `/blog/author/{slug}`; empty when the name gives no address'),
    postCount: countAnswer.describe('Public posts'),
    version: z.int().min(1).describe('Counts the saves'),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    isSample: isSampleAnswer,
  }),
);

export const profileAccountAnswer: z.ZodType<ProfileAccount> = named(
  'ProfileAccount',
  z.object({
    id: z.string(),
    name: z.string().describe('Of the account'),
    authorId: z.string().nullable().describe('Its profile; null while it has none'),
  }),
);

export const waitingProfileAnswer: z.ZodType<WaitingProfile> = named(
  'WaitingProfile',
  z.object({
    ...profileShape,
    staffId: z.string().describe('The account whose profile it is'),
    submittedBy: z.string().describe('The name of the account'),
    version: z.string().describe('Changes with each submission'),
    state: z.enum(['waiting', 'returned']),
    submittedAt: instantAnswer,
    note: z.string().describe('Why it was sent back; empty while it waits'),
    returnedBy: z.string().describe('Empty while it waits, and when that account is gone'),
    returnedAt: instantAnswer.nullable(),
    former: authorAnswer.nullable().describe('The public profile until then; null for a first one'),
  }),
);
