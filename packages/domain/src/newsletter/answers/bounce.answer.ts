import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../../entity/answer-schema.ts';
import { BOUNCE_KINDS, type BounceReport } from '../bounce.ts';

type BounceReports = { reports: BounceReport[]; total: number };

export const bounceReportsAnswer: z.ZodType<BounceReports> = named(
  'BounceReports',
  z.object({
    reports: z
      .array(
        z.object({
          id: z.string(),
          receivedAt: instantAnswer,
          kind: z.enum(BOUNCE_KINDS).nullable().describe('Null when it is not known'),
          recipient: z.string().describe('The address that the report names; empty for none'),
          reason: z.string().describe('In the server’s words'),
        }),
      )
      .describe('The newest ones, newest first'),
    total: countAnswer.describe('How many there are'),
  }),
);

export const bounceHookAnswer: z.ZodType<{ hasSecret: boolean }> = named(
  'BounceHook',
  z.object({ hasSecret: z.boolean().describe('Without a secret, `POST /api/hooks/bounces` accepts no call') }),
);
