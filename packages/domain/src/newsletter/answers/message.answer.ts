import { z } from 'zod';
import { countAnswer, named } from '../../entity/answer-schema.ts';
import type { IssueCheck, IssuePreview } from '../message.ts';

export const issuePreviewAnswer: z.ZodType<IssuePreview> = named(
  'IssuePreview',
  z.object({
    html: z.string().describe('The email as its readers get it'),
    text: z.string().describe('Its plain text'),
    bytes: countAnswer.describe('Of the HTML'),
    isCut: z.boolean().describe('It is too long for an email and ends with a link to its full text'),
  }),
);

export const issueCheckAnswer: z.ZodType<IssueCheck> = named(
  'IssueCheck',
  z.object({
    findings: z
      .array(
        z.object({
          about: z.enum([
            'title',
            'search',
            'category',
            'subject',
            'preview text',
            'content',
            'links',
            'pictures',
            'size',
            'unsubscribe',
          ]),
          weight: z.enum(['mistake', 'hint']).describe('Something is broken or missing, or could be better'),
          text: z.string().describe('A sentence'),
        }),
      )
      .describe('Errors first; empty when everything is fine'),
    counts: z.object({
      links: countAnswer.describe('Checked links'),
      pictures: countAnswer.describe('Checked pictures'),
      bytes: countAnswer.describe('Size of the HTML email'),
    }),
  }),
);

export const issueTestAnswer: z.ZodType<{ to: string }> = named('IssueTest', z.object({ to: z.string() }));
