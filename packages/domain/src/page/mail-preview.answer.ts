import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import type { MailPreview } from './mail-preview.ts';

export const mailPreviewAnswer: z.ZodType<MailPreview> = named(
  'MailPreview',
  z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable().describe('Null for an email that is plain text alone'),
    calendar: z
      .object({ title: z.string(), text: z.string() })
      .nullable()
      .describe('The entry for the calendar of the visitor; null without one'),
  }),
);
