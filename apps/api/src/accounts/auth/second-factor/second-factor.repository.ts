import type { SecondFactor } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../../core/store/schema.ts';

/** Whether an account has a second factor, and how many recovery codes are left. */
export async function findSecondFactor(db: Db, staffId: string): Promise<SecondFactor> {
  const row = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  const codes = await listRecoveryCodes(db, staffId);
  return { confirmedAt: row?.confirmed_at ?? null, recoveryCodesLeft: codes.length };
}

/** The ids of the accounts with a second factor. */
export async function listSecondFactorOwners(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('second_factors').select('staff_id').where('confirmed_at', 'is not', null).execute();
  return new Set(rows.map((row) => row.staff_id));
}

/** The secret of an account's second factor; null while it is off. */
export async function findSecret(db: Db, staffId: string): Promise<string | null> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** The secret of a second factor that was begun after `since` and is unconfirmed; null without one. */
export async function findPendingSecret(db: Db, staffId: string, since: string): Promise<string | null> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .where('started_at', '>', since)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Stores a new secret, replacing an unconfirmed one; false when the second factor is on. */
export async function insertPendingSecret(db: Db, staffId: string, secret: string, now: string): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({ staff_id: staffId, secret, started_at: now, last_used_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret, started_at: now, last_used_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Turns the second factor on, and spends the first code, which is that of `step`. False when `secret` is no longer pending.
 */
export async function confirmSecret(
  trx: Trx,
  staffId: string,
  { secret, step }: { secret: string; step: number },
  now: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_used_step: step })
    .where('staff_id', '=', staffId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the code of a step and all earlier ones as used; false when it was used already. */
export async function spendStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_used_step: step })
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .where('last_used_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The hashes of an account's unused recovery codes, with their positions. */
export async function listRecoveryCodes(db: Db, staffId: string): Promise<{ position: number; codeHash: string }[]> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select(['position', 'code_hash'])
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ position: row.position, codeHash: row.code_hash }));
}

/** Marks a recovery code as used; false when it was used already or does not exist any more. */
export async function spendRecoveryCode(
  db: Db,
  staffId: string,
  { position, codeHash }: { position: number; codeHash: string },
  now: string,
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('position', '=', position)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('position')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(trx: Trx, staffId: string, codeHashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute();
  const rows = codeHashes.map((codeHash, index) => ({ staff_id: staffId, position: index + 1, code_hash: codeHash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Turns a second factor off and deletes its recovery codes; false when it was not on. */
export async function deleteSecondFactor(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factors')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}
