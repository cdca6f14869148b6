import { sql } from 'kysely';
import type { Db, Trx } from '../store/schema.ts';

/**
 * Where it stands who of the staff has written something, as a name that outlives the account. An account without a name
 * was named there by its address once.
 */
const SIGNATURES = [
  ['post_revisions', 'saved_by'],
  ['preview_links', 'created_by'],
  ['contact_notes', 'author_name'],
  ['pictures', 'created_by'],
] as const;

/** What stands there instead once its owner was erased. */
const SOMEBODY = 'Staff';

/** How much is signed with an address. @param key see `emailKey` */
export async function countSignatures(db: Db, key: string): Promise<number> {
  let count = 0;
  for (const [table, column] of SIGNATURES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where lower(${sql.ref(column)}) = ${key}`.execute(db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

/** Takes an address out of all that is signed with it; what was written stays. @param key see `emailKey` */
export async function deleteSignatures(trx: Trx, key: string): Promise<void> {
  for (const [table, column] of SIGNATURES) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${SOMEBODY}
      where lower(${sql.ref(column)}) = ${key}`.execute(trx);
  }
}

/** Every address with which something is signed, lower-cased. */
export async function listSigningAddresses(db: Db): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, column] of SIGNATURES) {
    const { rows } = await sql<{ address: string }>`
      select distinct lower(${sql.ref(column)}) as address from ${sql.table(table)}
      where ${sql.ref(column)} like '%@%'`.execute(db);
    for (const { address } of rows) found.add(address);
  }
  return [...found];
}
