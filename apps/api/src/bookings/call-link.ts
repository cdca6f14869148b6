import type { Db } from '../store/schema.ts';
import { findSecretKey } from '../store/secret-key.repository.ts';
import { readSignedId, signId } from '../store/signed-id.ts';

/** The secret key of the links of calls. Must be called outside of a transaction. */
export function findCallKey(db: Db): Promise<string> {
  return findSecretKey(db, 'calls');
}

/** The token of a call for whoever asked for it: its id with a proof. It works as long as the call is stored. */
export function callToken(key: string, bookingId: string): string {
  return signId(key, 'call', bookingId);
}

/** The token in the mails about a call: whoever has it reads the mail of its address. */
export function callMailToken(key: string, bookingId: string): string {
  return signId(key, 'call-mail', bookingId);
}

/** The call that a token belongs to, and whether it is that of a mail; null for an invalid token. */
export function readCallToken(key: string, token: string): { id: string; isFromMail: boolean } | null {
  const mailed = readSignedId(key, 'call-mail', token);
  if (mailed !== null) return { id: mailed, isFromMail: true };
  const id = readSignedId(key, 'call', token);
  return id === null ? null : { id, isFromMail: false };
}
