import { z } from 'zod';
import { countAnswer, named } from '../../entity/answer-schema.ts';
import type { TextCheck } from '../../text/text-check.ts';

export const postCheckAnswer: z.ZodType<TextCheck> = named(
  'PostCheck',
  z.object({
    findings: z
      .array(
        z.object({
          about: z.enum([
            ...(['title', 'search', 'category', 'subject', 'preview text', 'content', 'links', 'pictures'] as const),
            ...(['size', 'unsubscribe'] as const),
          ]),
          weight: z
            .enum(['mistake', 'hint'])
            .describe('Whether something is broken or missing for readers, or could be better'),
          text: z.string().describe('A sentence for staff'),
        }),
      )
      .describe('Errors first; empty when everything is fine'),
    counts: z.object({ links: countAnswer, pictures: countAnswer }).describe('How much was looked at'),
  }),
);

export const postPreviewAnswer: z.ZodType<{ html: string }> = named(
  'PostPreview',
  z.object({ html: z.string().describe('The body of the post as safe HTML') }),
);

export const socialCardAnswer: z.ZodType<{ dataUrl: string }> = named(
  'SocialCard',
  z.object({ dataUrl: z.string().describe('A WebP picture as a `data:` address') }),
);
