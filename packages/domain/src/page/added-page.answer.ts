import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { ADDED_PAGE_KINDS, type AddedPage } from './added-page.ts';

export const addedPageAnswer: z.ZodType<AddedPage> = named(
  'AddedPage',
  z.object({
    id: z
      .templateLiteral(['page-', z.enum(ADDED_PAGE_KINDS), '-', z.string()])
      .meta({ examples: ['page-industry-k3v9x0ab'] }),
    kind: z
      .enum(ADDED_PAGE_KINDS)
      .describe('Made from the template of the industry pages or of the case studies, or a text in Markdown'),
    path: z.templateLiteral(['/', z.string()]).describe('Its address'),
    title: z.string().describe('As staff call it in lists'),
    publicSince: instantAnswer.nullable().describe('Since when visitors see it; null while they do not'),
    firstPublishedAt: instantAnswer.nullable().describe('When it was published first; null before'),
  }),
);
