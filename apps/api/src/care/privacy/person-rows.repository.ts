import { sql } from 'kysely';
import type { Db } from '../../core/store/schema.ts';

/** Accepted addresses are ASCII, which `lower` handles on both databases. */
export function hasAddress(key: string) {
  return sql<boolean>`lower(email) = ${key}`;
}

/** Mails to the address. */
export function isSentTo(key: string) {
  // Repeats the condition of the partial index.
  return sql<boolean>`(mails.recipient <> '' and lower(mails.recipient) = ${key})`;
}

/** Rate limit counters of an address: sign-ins per account, and per account and network; requests for a new password. */
export function isAttempt(key: string) {
  const oneNetworkPrefix = `login:${key}:`;
  const allNetworks = sql.join([`login-account:${key}`, `password-reset-account:${key}`]);
  // Not LIKE: the address may contain its wildcards.
  const start = sql`substr(${sql.ref('key')}, 1, ${oneNetworkPrefix.length})`;
  return sql<boolean>`(${sql.ref('key')} in (${allNetworks}) or ${start} = ${oneNetworkPrefix})`;
}

/** The number of notes on these enquiries. */
export async function countNotes(db: Db, contactIds: readonly string[]): Promise<number> {
  if (contactIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('contact_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contact_id', 'in', contactIds)
    .executeTakeFirstOrThrow();
  return count;
}
