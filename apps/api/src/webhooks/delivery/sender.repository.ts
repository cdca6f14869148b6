import type { Db } from '../../store/schema.ts';

/** What is needed to send to a webhook. */
export type Sender = {
  url: string;
  /** The old one last, while it is valid. */
  secrets: string[];
};

/** The address and the secrets of an active webhook; null when it is not active. */
export async function findSender(db: Db, id: string, now: string): Promise<Sender | null> {
  const row = await db
    .selectFrom('webhooks')
    .select(['url', 'secret', 'old_secret', 'old_secret_until'])
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const isOldValid = row.old_secret !== null && row.old_secret_until !== null && row.old_secret_until > now;
  return { url: row.url, secrets: [row.secret, ...(isOldValid && row.old_secret !== null ? [row.old_secret] : [])] };
}
