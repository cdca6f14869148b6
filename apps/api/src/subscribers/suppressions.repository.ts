import type { Db } from '../store/schema.ts';

/** Adds an address to the suppression list, which outlives its row. */
export async function insertSuppression(db: Db, emailHash: string, now: string): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ email_hash: emailHash, created_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute();
}

/** Removes an address from the suppression list. */
export async function deleteSuppression(db: Db, emailHash: string): Promise<void> {
  await db.deleteFrom('suppressions').where('email_hash', '=', emailHash).execute();
}

/** The hashes that are in the suppression list. Takes at most a few thousand. */
export async function findSuppressed(db: Db, emailHashes: readonly string[]): Promise<Set<string>> {
  if (emailHashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('suppressions')
    .select('email_hash')
    .where('email_hash', 'in', emailHashes)
    .execute();
  return new Set(rows.map((row) => row.email_hash));
}
