import type { Db } from '../../core/store/schema.ts';
import { readRowToken, readUnsubscribeToken } from './address-keys.ts';
import { findEmailKey } from './confirmations.repository.ts';

/** The key of the address that received a link; null for an invalid token, and for an old token whose row is gone. */
export async function findLinkAddress(db: Db, key: string, token: string): Promise<string | null> {
  const rowId = readRowToken(key, token);
  return rowId === null ? readUnsubscribeToken(key, token) : findEmailKey(db, rowId);
}
