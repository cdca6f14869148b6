import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { OPEN_PREVIEW_KINDS, type OpenPreview, type SitePreviewLink } from './site-preview.ts';

export const sitePreviewLinkAnswer: z.ZodType<SitePreviewLink> = named(
  'SitePreviewLink',
  z.object({
    path: z.string().describe('Contains the key of the link, and is returned only once'),
    expiresAt: instantAnswer,
  }),
);

export const openPreviewAnswer: z.ZodType<OpenPreview> = named(
  'OpenPreview',
  z.object({
    id: z.string(),
    kind: z.enum(OPEN_PREVIEW_KINDS),
    name: z
      .string()
      .nullable()
      .describe('Name of the page, release or post; null for the brand and a moment, and when it was deleted'),
    at: instantAnswer.nullable().describe('The moment that it shows; null for the other kinds'),
    createdBy: z.string(),
    createdAt: instantAnswer,
    expiresAt: instantAnswer,
  }),
);
