import type { Db } from '../store/schema.ts';
import { findSecretKey } from '../store/secret-key.repository.ts';
import { readSignedId, signId } from '../store/signed-id.ts';

/** The secret key of the links in mails about calls. Must be called outside of a transaction. */
export function findCallKey(db: Db): Promise<string> {
  return findSecretKey(db, 'calls');
}

/** The token of a call: its id with a proof. It works as long as the call is stored. */
export function callToken(key: string, bookingId: string): string {
  return signId(key, 'call', bookingId);
}

/** The id of the call that a token belongs to; null for an invalid token. */
export function readCallToken(key: string, token: string): string | null {
  return readSignedId(key, 'call', token);
}
