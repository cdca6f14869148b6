import type { Db } from '../../core/store/schema.ts';
import { findSecretKey } from '../../core/store/secret-key.repository.ts';
import { readSignedId, signId } from '../../core/store/signed-id.ts';

/** The secret key of call links. Must be called outside of a transaction. */
export function findCallKey(db: Db): Promise<string> {
  return findSecretKey(db, 'calls');
}

/** Token for the person who booked a call: its signed id. Valid while the call is stored. */
export function callToken(key: string, bookingId: string): string {
  return signId(key, 'call', bookingId);
}

/** Token in emails about a call, which proves access to the mailbox. */
export function callMailToken(key: string, bookingId: string): string {
  return signId(key, 'call-mail', bookingId);
}

/** The call of a token, and whether the token is one of emails; null for an invalid token. */
export function readCallToken(key: string, token: string): { id: string; isFromMail: boolean } | null {
  const mailed = readSignedId(key, 'call-mail', token);
  if (mailed !== null) return { id: mailed, isFromMail: true };
  const id = readSignedId(key, 'call', token);
  return id === null ? null : { id, isFromMail: false };
}
