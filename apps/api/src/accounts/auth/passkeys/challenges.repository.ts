import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Db } from '../../../core/store/schema.ts';
import type { PasskeyChallengesTable } from '../../../core/store/tables/staff.ts';
import { hashToken } from '../session/session.ts';

/** How long a person has to answer the browser's question. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** What a challenge is for. `staffId` is null at sign-in: the passkey identifies the account. */
export type Purpose = { purpose: PasskeyChallengesTable['purpose']; staffId: string | null };

/** Stores a challenge as a hash, so that any server on the database can check it. */
export async function insertChallenge(
  db: Db,
  challenge: string,
  { purpose, staffId }: Purpose,
  now: string,
): Promise<void> {
  const expiresAt = later(now, CHALLENGE_MS);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), staff_id: staffId, purpose, expires_at: expiresAt })
    .execute();
}

/** Spends a challenge; false when it was spent before, has expired, or has another purpose. */
export async function spendChallenge(
  db: Db,
  challenge: string,
  { purpose, staffId }: Purpose,
  now: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes challenges that were not answered in time. */
export async function deleteExpiredChallenges(db: Db, now: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
