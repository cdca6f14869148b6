import type { KeyObject } from 'node:crypto';
import type { Db } from '../../../core/store/schema.ts';
import { toSigningKey } from './sign-event.ts';

/** The data needed to send to a webhook. */
export type Sender = {
  url: string;
  /** The previous key comes last, while it is valid. */
  keys: KeyObject[];
};

/** The address and keys of an active webhook; null for any other. */
export async function findSender(db: Db, id: string, now: string): Promise<Sender | null> {
  const row = await db
    .selectFrom('webhooks')
    .select(['url', 'secret', 'old_secret', 'old_secret_until'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const isOldValid = row.old_secret !== null && row.old_secret_until !== null && row.old_secret_until > now;
  const secrets = [row.secret, ...(isOldValid && row.old_secret !== null ? [row.old_secret] : [])];
  return { url: row.url, keys: secrets.map(toSigningKey) };
}
