import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import type { PageFinding, SiteFindings } from './site-finding.ts';

const findingShape = {
  field: z.string().nullable().describe('The field of a page by its path; null for what no single field mends'),
  weight: z.enum(['mistake', 'hint']).describe('Whether something is broken or missing, or could be better'),
  text: z.string().describe('A sentence for staff'),
};

export const pageFindingAnswer: z.ZodType<PageFinding> = named('PageFinding', z.object(findingShape));

export const siteFindingsAnswer: z.ZodType<SiteFindings> = named(
  'SiteFindings',
  z.object({
    findings: z
      .array(
        named(
          'SiteFinding',
          z.object({
            kind: z.enum(['page', 'post']),
            id: z.string(),
            name: z.string().describe('The name of the page, or the title of the post'),
            ...findingShape,
          }),
        ),
      )
      .describe('Mistakes first'),
    checkedAt: instantAnswer.nullable().describe('When the last nightly check ended; null before the first'),
  }),
);
