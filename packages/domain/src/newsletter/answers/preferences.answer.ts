import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import { LEAVING_REASONS, type LeavingReason, type LeavingReport } from '../preferences.ts';

const reason = z.enum(Object.keys(LEAVING_REASONS) as [LeavingReason, ...LeavingReason[]]);

export const leavingReportAnswer: z.ZodType<LeavingReport> = named(
  'LeavingReport',
  z.object({
    counts: z.array(
      z.object({ reason, count: countAnswer, lastAt: instantAnswer.nullable().describe('Null when nobody gave it') }),
    ),
    comments: z
      .array(z.object({ id: z.string(), reason, comment: z.string(), leftAt: instantAnswer }))
      .describe('The latest reasons with a comment, newest first'),
  }),
);
