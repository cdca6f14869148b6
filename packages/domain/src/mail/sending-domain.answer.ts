import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import type { SendingDomainReport } from './sending-domain.ts';

export const sendingDomainAnswer: z.ZodType<SendingDomainReport> = named(
  'SendingDomainReport',
  z.object({
    domain: z.string().describe('That of the contact address'),
    findings: z.array(
      z.object({
        about: z.enum(['SPF', 'DKIM', 'DMARC', 'MX']),
        state: z.enum(['good', 'weak', 'missing', 'unknown']).describe('`unknown`: the name server did not answer'),
        sentence: z.string().describe('What was found and what it means'),
        found: z.array(z.string()).describe('The records found'),
        add: z
          .object({ type: z.enum(['TXT', 'MX']), name: z.string(), value: z.string() })
          .nullable()
          .describe('A record to add; null when none is missing, or only the provider knows it'),
      }),
    ),
  }),
);
