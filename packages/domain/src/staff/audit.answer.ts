import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { AUDIT_ACTIONS, type AuditAction } from './audit.ts';
import { AUDIT_OBJECTS, type AuditEntry, type AuditObject } from './audit-entry.ts';

export const auditEntryAnswer: z.ZodType<AuditEntry> = named(
  'AuditEntry',
  z.object({
    id: z.string(),
    at: instantAnswer,
    actorId: z.string().nullable().describe('The account; null without a session'),
    actor: z.string().describe('Its address at that time, `command` or `program`; empty without a session'),
    apiKey: z.string().describe('Name of the API key; empty for acts in a session'),
    action: z.enum(Object.keys(AUDIT_ACTIONS) as AuditAction[]),
    object: z.enum(Object.keys(AUDIT_OBJECTS) as AuditObject[]),
    objectId: z.string().describe('May be empty'),
    network: z.string().describe('Shortened address of the caller; may be empty'),
    requestId: z.string(),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
      .describe('Ids, numbers and states'),
  }),
);

export const auditActorAnswer: z.ZodType<string> = named(
  'AuditActor',
  z.string().describe('Address of an account, `command`, `program`, or empty for acts without an account'),
);
