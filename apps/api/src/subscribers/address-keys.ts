import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Db } from '../store/schema.ts';
import { findSecretKey, keyedHash } from '../store/secret-key.repository.ts';

const TOKEN_BYTES = 16;

/** The key behind the hashes and tokens here. Ask before a transaction begins. */
export function findAddressKey(db: Db): Promise<string> {
  return findSecretKey(db, 'subscribers');
}

/** What the suppression list knows of an address. */
export function suppressionHash(key: string, email: string): string {
  return keyedHash(key, `suppressed ${emailKey(email)}`).toString('hex');
}

/** The token of the unsubscribe link of a subscriber: always the same, so that the link of an old mail still works. */
export function unsubscribeToken(key: string, subscriberId: string): string {
  return `${subscriberId}.${proofOf(key, subscriberId).toString('base64url')}`;
}

/** The subscriber whose token it is; null when nobody here has made it. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  const [id = '', proof = ''] = token.split('.', 2);
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(key, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** A token of 128 random bits for one confirmation mail. */
export function newConfirmationToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The form in which it is stored and looked up. */
export function hashConfirmationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function proofOf(key: string, subscriberId: string): Buffer {
  return keyedHash(key, `unsubscribe ${subscriberId}`).subarray(0, TOKEN_BYTES);
}
