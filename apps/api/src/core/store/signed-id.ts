import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './secret-key.repository.ts';

const PROOF_BYTES = 16;

/** The id of a row with a proof that the site has made it, for a link. A proof of one kind is none of another. */
export function signId(key: string, kind: string, id: string): string {
  return `${id}.${proofOf(key, kind, id).toString('base64url')}`;
}

/** The id in a token of `signId`; null for an invalid token. */
export function readSignedId(key: string, kind: string, token: string): string | null {
  const [id = '', proof = ''] = token.split('.', 2);
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(key, kind, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function proofOf(key: string, kind: string, id: string): Buffer {
  return keyedHash(key, `${kind} ${id}`).subarray(0, PROOF_BYTES);
}
