import { z } from 'zod';
import { instantAnswer, named } from '../entity/answer-schema.ts';
import { API_KEY_SCOPES } from './api-key-scopes.ts';
import { CAPABILITIES } from './capability.ts';
import type { Integration } from './integration.ts';

export const integrationAnswer: z.ZodType<Integration> = named(
  'Integration',
  z.object({
    id: z.string(),
    name: z.string(),
    capabilities: z.array(z.enum(API_KEY_SCOPES)).describe('What its keys can be allowed'),
    createdAt: instantAnswer,
    keys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        hint: z.string().describe('The first characters of the key'),
        scopes: z.array(z.enum(CAPABILITIES)),
        networks: z.array(z.string()).describe('Addresses from which it may be used; empty: all'),
        createdAt: instantAnswer,
        expiresAt: instantAnswer.nullable().describe('Null: it does not expire'),
        lastUsedAt: instantAnswer.nullable(),
      }),
    ),
  }),
);
