import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Db } from '../store/schema.ts';
import { findSecretKey, keyedHash } from '../store/secret-key.repository.ts';

const TOKEN_BYTES = 16;

/** The secret key of the hashes and tokens in this file. Must be called outside of a transaction. */
export function findAddressKey(db: Db): Promise<string> {
  return findSecretKey(db, 'subscribers');
}

/** The hash of an address in the suppression list. */
export function suppressionHash(key: string, email: string): string {
  return keyedHash(key, `suppressed ${emailKey(email)}`).toString('hex');
}

/** The unsubscribe token of a subscriber. It never changes, so that links in old mails keep working. */
export function unsubscribeToken(key: string, subscriberId: string): string {
  return `${subscriberId}.${proofOf(key, subscriberId).toString('base64url')}`;
}

/** The id of the subscriber a token belongs to; null for an invalid token. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  const [id = '', proof = ''] = token.split('.', 2);
  const [given, expected] = [Buffer.from(proof, 'base64url'), proofOf(key, id)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** A random token of 128 bits for one confirmation mail. */
export function newConfirmationToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash under which a confirmation token is stored. */
export function hashConfirmationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function proofOf(key: string, subscriberId: string): Buffer {
  return keyedHash(key, `unsubscribe ${subscriberId}`).subarray(0, TOKEN_BYTES);
}
