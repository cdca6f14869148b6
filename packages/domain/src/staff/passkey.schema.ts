import { z } from 'zod';
import { requiredLine, rowId } from '../text/text.schema.ts';
import { PASSKEY_LIMITS } from './passkey.ts';
import { codeProofSchema, passwordProofSchema } from './staff.schema.ts';

/** Longest part of an authenticator's answer, in characters. */
const PART_MAX_LENGTH = 20_000;

const part = z.string({ error: 'The answer of the passkey is incomplete.' }).max(PART_MAX_LENGTH);
const passkeyName = requiredLine({ label: 'Name', maxLength: PASSKEY_LIMITS.name });

const credential = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  /** The site asks for no extensions. */
  clientExtensionResults: z.object({}).catch({}).default({}),
});

/** Starts adding a passkey: the password, and the code where two-step sign-in is on. */
export const passkeyStartSchema = passwordProofSchema.extend({ code: codeProofSchema.shape.code.optional() });

/** The browser's answer for a new passkey. */
export const newPasskeySchema = z.object({
  name: passkeyName,
  response: credential.extend({
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What the browser made to sign in. */
export const passkeySignInSchema = z.object({
  response: credential.extend({
    response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part.optional() }),
  }),
});
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** Another name for a passkey. */
export const passkeyRenameSchema = z.object({ id: rowId, name: passkeyName });

/** Removes a passkey. */
export const passkeyRemovalSchema = passwordProofSchema.extend({ id: rowId });
