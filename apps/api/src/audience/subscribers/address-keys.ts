import { createHash, randomBytes } from 'node:crypto';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { NONCE_BYTES, openText, sealText } from '../../core/host/seal-text.ts';
import type { Db } from '../../core/store/schema.ts';
import { findSecretKey, keyedHash } from '../../core/store/secret-key.repository.ts';
import { readSignedId } from '../../core/store/signed-id.ts';

const TOKEN_BYTES = 16;

/** The secret key of the hashes and tokens in this file. Must be called outside of a transaction. */
export function findAddressKey(db: Db): Promise<string> {
  return findSecretKey(db, 'subscribers');
}

/** The hash of an address in the suppression list. */
export function suppressionHash(key: string, email: string): string {
  return keyedHash(key, `suppressed ${emailKey(email)}`).toString('hex');
}

/**
 * The unsubscribe token of an address: the address itself, encrypted. It works as long as the mail exists, even after the
 * subscriber was erased, signed up again or got another address. It never changes.
 */
export function unsubscribeToken(key: string, email: string): string {
  const nonce = keyedHash(key, `unsubscribe nonce ${emailKey(email)}`).subarray(0, NONCE_BYTES); // one for each address
  return sealText(tokenKey(key), emailKey(email), nonce).toString('base64url');
}

/** The key of the address that a token belongs to; null for an invalid token. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  return openText(tokenKey(key), Buffer.from(token, 'base64url'));
}

/** The id of the subscriber in a token of version 1.0.0, which named the row; null for an invalid token. */
export function readRowToken(key: string, token: string): string | null {
  return readSignedId(key, 'unsubscribe', token);
}

/** A random token of 128 bits for the link of one mail. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash under which a link token is stored. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function tokenKey(key: string): Buffer {
  return keyedHash(key, 'unsubscribe token');
}
