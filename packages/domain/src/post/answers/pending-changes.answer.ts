import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import type { PendingChanges, PendingSummary } from '../pending-changes.ts';
import { postFieldsShape } from './post-fields.answer.ts';

const summaryShape = {
  postId: z.string(),
  title: z.string().describe('The post as it will be'),
  version: z.string().describe('Changes with each save'),
  baseVersion: z.int().min(1).describe('Version of the live post on which the changes are based'),
  goesLiveAt: instantAnswer.nullable().describe('When the changes go live; null until staff publish them'),
  isHeld: z
    .boolean()
    .describe(
      'They were held back at their date because the live post had changed in the same fields; staff must decide',
    ),
  savedBy: z.string(),
  savedAt: instantAnswer,
};

export const pendingSummaryAnswer: z.ZodType<PendingSummary> = named('PendingSummary', z.object(summaryShape));

export const pendingChangesAnswer: z.ZodType<PendingChanges> = named(
  'PendingChanges',
  z.object({
    ...summaryShape,
    fields: z.object(postFieldsShape),
    base: z.object(postFieldsShape).describe('The fields of the live post on which the changes are based'),
  }),
);

export const pendingOfPostAnswer: z.ZodType<{ pending: PendingChanges | null; discarded: PendingChanges | null }> =
  named(
    'PendingOfPost',
    z.object({
      pending: pendingChangesAnswer.nullable().describe('Null without any'),
      discarded: pendingChangesAnswer
        .nullable()
        .describe('The changes discarded last, which can be restored; null without any'),
    }),
  );

export const previewLinkAnswer: z.ZodType<{ token: string; expiresAt: string }> = named(
  'PreviewLink',
  z.object({
    token: z.string().describe('The page is `/preview/{token}`. Returned only once'),
    expiresAt: instantAnswer,
  }),
);

export const endedLinksAnswer: z.ZodType<{ ended: number }> = named(
  'EndedPreviewLinks',
  z.object({ ended: countAnswer }),
);
