import { sql } from 'kysely';
import type { Db } from '../store/schema.ts';

/** An accepted address has ASCII letters only, which both databases lower. */
export function hasAddress(key: string) {
  return sql<boolean>`lower(email) = ${key}`;
}

/** Mails to the address. */
export function isSentTo(key: string) {
  // The first half says that the index of such mails will do.
  return sql<boolean>`(mails.recipient <> '' and lower(mails.recipient) = ${key})`;
}

/** The counters of `sign-in.ts`: of the account, and of the account from one address. */
export function isAttempt(key: string) {
  const [oneNetworkPrefix, allNetworks] = [`login:${key}:`, `login-account:${key}`];
  // Not LIKE: the address may hold its wildcards.
  const start = sql`substr(${sql.ref('key')}, 1, ${oneNetworkPrefix.length})`;
  return sql<boolean>`(${sql.ref('key')} = ${allNetworks} or ${start} = ${oneNetworkPrefix})`;
}

/** How many notes staff have written about these enquiries. */
export async function countNotes(db: Db, contactIds: readonly string[]): Promise<number> {
  if (contactIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('contact_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contact_id', 'in', contactIds)
    .executeTakeFirstOrThrow();
  return count;
}
