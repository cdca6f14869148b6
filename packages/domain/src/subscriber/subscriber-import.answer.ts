import { z } from 'zod';
import { countAnswer, named } from '../entity/answer-schema.ts';
import { IMPORT_OUTCOMES, type ImportReport } from './subscriber-import.ts';

export const importReportAnswer: z.ZodType<ImportReport> = named(
  'ImportReport',
  z.object({
    counts: z.record(z.enum(IMPORT_OUTCOMES), countAnswer),
    rows: z.array(
      z.object({
        line: z.int().min(1).describe('Line of the file on which the row ends'),
        email: z.string().describe('As in the file'),
        outcome: z.enum(IMPORT_OUTCOMES),
        reason: z.string().nullable().describe('Why the row is not added; null if it is'),
      }),
    ),
    digest: z.string().describe('Names the rows to add: send it with the import'),
  }),
);

export const importResultAnswer: z.ZodType<{ added: number }> = named('ImportResult', z.object({ added: countAnswer }));
