import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { PostApproval, PostOwner } from './approval.ts';

export const postApprovalAnswer: z.ZodType<PostApproval> = named(
  'PostApproval',
  z.object({
    postId: z.string(),
    title: z.string(),
    state: z.enum(['waiting', 'returned']),
    isUpdate: z.boolean().describe('It is about pending changes to a published post, not a draft'),
    requestedBy: z.string().describe('Empty when the account is gone'),
    requestedAt: instantAnswer,
    version: z.string().describe('The version of the current text, which an approval names'),
    isChanged: z.boolean().describe('The text was changed after the request'),
    note: z.string().describe('Why it was sent back; empty while it waits'),
    returnedBy: z.string().describe('Empty while it waits, and when that account is gone'),
    returnedAt: instantAnswer.nullable(),
  }),
);

export const openApprovalAnswer: z.ZodType<PostApproval | null> = named(
  'OpenPostApproval',
  postApprovalAnswer.nullable().describe('Null without an open request'),
);

export const postOwnerAnswer: z.ZodType<PostOwner> = named(
  'PostOwner',
  z.object({
    owner: z.object({ id: z.string(), name: z.string() }).nullable().describe('Null when the post has no owner'),
    isEditable: z.boolean().describe('The caller may change the post'),
  }),
);

export const postWriterAnswer: z.ZodType<{ id: string; name: string }> = named(
  'PostWriter',
  z.object({ id: z.string(), name: z.string() }),
);
