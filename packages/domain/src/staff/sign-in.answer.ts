import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import { type SignIn, STAFF_ROLES } from './staff.ts';

export const signInAnswer: z.ZodType<SignIn> = named(
  'SignIn',
  z.object({
    token: z.string().describe('To be sent as a bearer credential'),
    user: z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }),
  }),
);
