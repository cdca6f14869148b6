import { z } from 'zod';
import { countAnswer, instantAnswer, named } from '../entity/answer-schema.ts';
import { STAFF_ROLES } from '../staff/staff.ts';

const personShape = { id: z.string(), email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) };

/** Programs read `inquiries` for `enquiries`. */
export const teamAnswer = named(
  'Team',
  z.object({
    members: z.array(
      z.object({
        ...personShape,
        lastSeenAt: instantAnswer.nullable().describe('Null when no visit is known'),
        hasTwoStep: z.boolean(),
        hasPasskey: z.boolean(),
        drafts: countAnswer.describe('Posts that are not published'),
        inquiries: countAnswer.describe('Open inquiries'),
        keys: z.array(z.string()).describe('Names of the API keys that would end with the account'),
      }),
    ),
    invitations: z
      .array(z.object({ ...personShape, invitedAt: instantAnswer, expiresAt: instantAnswer }))
      .describe('People who have no account yet'),
  }),
);
