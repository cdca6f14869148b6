import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import type { PostFields } from '../post.ts';
import { type PostRevision, REVISION_KINDS } from '../post-revision.ts';
import { postFieldsShape } from './post-fields.answer.ts';
import { postShape } from './post.answer.ts';

const { title, status } = postShape;

export const postRevisionAnswer: z.ZodType<PostRevision> = named(
  'PostRevision',
  z.object({
    version: z.int().min(1).describe('Of the post'),
    kind: z.enum(REVISION_KINDS),
    savedBy: z.string().nullable().describe('A name; null when no staff member saved it'),
    savedAt: instantAnswer,
    title,
    status,
    wordCount: countAnswer,
  }),
);

export const wholeRevisionAnswer: z.ZodType<{ revision: PostRevision; fields: PostFields }> = named(
  'WholePostRevision',
  z.object({ revision: postRevisionAnswer, fields: z.object({ ...postFieldsShape, status }) }),
);
