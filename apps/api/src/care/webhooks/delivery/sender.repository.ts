import type { KeyObject } from 'node:crypto';
import type { Db } from '../../../core/store/schema.ts';
import { toSigningKey } from './sign-event.ts';

/** What is needed to send to a webhook. */
export type Sender = {
  url: string;
  /** The old one last, while it is valid. */
  keys: KeyObject[];
};

/** The address and the keys of an active webhook; null when it is not active. */
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
