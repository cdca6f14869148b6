import type { SuppressionReason } from '@tideline/domain/subscriber/suppression';
import type { Db } from '../../core/store/schema.ts';

/**
 * Adds an address to the suppression list, which keeps it after its row is deleted. A bounce or complaint remains the
 * reason.
 */
export async function insertSuppression(
  db: Db,
  emailHash: string,
  reason: SuppressionReason,
  now: string,
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ email_hash: emailHash, created_at: now, reason })
    .onConflict((conflict) => {
      const known = conflict.column('email_hash');
      return reason === 'unsubscribed' ? known.doNothing() : known.doUpdateSet({ reason });
    })
    .execute();
}

/** Removes an address from the suppression list. */
export async function deleteSuppression(db: Db, emailHash: string): Promise<void> {
  await db.deleteFrom('suppressions').where('email_hash', '=', emailHash).execute();
}

/** The suppressed ones among these hashes, with their reasons. Takes at most a few thousand. */
export async function findSuppressed(
  db: Db,
  emailHashes: readonly string[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  if (emailHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('suppressions')
    .select(['email_hash', 'reason'])
    .where('email_hash', 'in', emailHashes)
    .execute();
  return new Map(rows.map((row) => [row.email_hash, row.reason]));
}
