import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { SitePreviewLink } from './site-preview.ts';

export const sitePreviewLinkAnswer: z.ZodType<SitePreviewLink> = named(
  'SitePreviewLink',
  z.object({
    path: z.string().describe('Contains the key of the link, and is returned only once'),
    expiresAt: instantAnswer,
  }),
);
