import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './secret-key.repository.ts';

const PROOF_BYTES = 16;

/** Signs the id of a row for a link, which proves that the site made it. The signature is valid for one kind of link. */
export function signId(key: string, kind: string, id: string): string {
  return `${id}.${proofOf(key, kind, id).toString('base64url')}`;
}

/** The id in a token made by `signId`; null for an invalid token. */
export function readSignedId(key: string, kind: string, token: string): string | null {
  const [id = '', proof = ''] = token.split('.', 2);
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(key, kind, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function proofOf(key: string, kind: string, id: string): Buffer {
  return keyedHash(key, `${kind} ${id}`).subarray(0, PROOF_BYTES);
}
