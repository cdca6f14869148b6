import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../store/schema.ts';
import { findSecretKey, keyedHash } from '../store/secret-key.repository.ts';

const PROOF_BYTES = 16;

/** The secret key of the links in mails about calls. Must be called outside of a transaction. */
export function findCallKey(db: Db): Promise<string> {
  return findSecretKey(db, 'calls');
}

/** The token of a call: its id with a proof. It works as long as the call is stored. */
export function callToken(key: string, bookingId: string): string {
  return `${bookingId}.${proofOf(key, bookingId).toString('base64url')}`;
}

/** The id of the call that a token belongs to; null for an invalid token. */
export function readCallToken(key: string, token: string): string | null {
  const [id = '', proof = ''] = token.split('.', 2);
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(key, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function proofOf(key: string, bookingId: string): Buffer {
  return keyedHash(key, `call ${bookingId}`).subarray(0, PROOF_BYTES);
}
