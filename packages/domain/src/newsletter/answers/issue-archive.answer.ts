import { z } from 'zod';
import { instantAnswer, named } from '../../entity/answer-schema.ts';
import type { PublishedIssue } from '../issue-archive.ts';

export const sentIssueAnswer: z.ZodType<PublishedIssue> = named(
  'SentIssue',
  z.object({
    id: z.string(),
    subject: z.string(),
    previewText: z.string().describe('What email programs show after the subject; may be empty'),
    sentAt: instantAnswer.describe('When its sending began'),
    url: z.string().describe('Path of its page'),
  }),
);
