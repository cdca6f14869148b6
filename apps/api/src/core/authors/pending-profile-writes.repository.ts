import type { AuthorTexts } from '@tideline/domain/author/author.schema';
import type { Trx } from '../store/schema.ts';

/** The version of a submitted profile that a reviewer has read. */
export type ReadProfile = { staffId: string; version: string };

/** Stores a submitted profile, replacing an earlier one. */
export async function putPendingProfile(
  trx: Trx,
  { staffId, version }: ReadProfile,
  { name, role, sentence, bio, pictureId }: AuthorTexts,
  now: string,
): Promise<void> {
  const texts = { name, role, sentence, bio, picture_id: pictureId };
  const request = { version, state: 'waiting', submitted_at: now, note: '' } as const;
  const fresh = { ...texts, ...request, returned_by: null, returned_at: null };
  await trx
    .insertInto('pending_profiles')
    .values({ staff_id: staffId, ...fresh })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(fresh))
    .execute();
}

/** Removes and returns the profile that waits in this version; null when none does. */
export async function takeWaitingProfile(trx: Trx, { staffId, version }: ReadProfile): Promise<AuthorTexts | null> {
  const row = await trx
    .deleteFrom('pending_profiles')
    .where('staff_id', '=', staffId)
    .where('version', '=', version)
    .where('state', '=', 'waiting')
    .returning(['name', 'role', 'sentence', 'bio', 'picture_id'])
    .executeTakeFirst();
  if (!row) return null;
  const { picture_id: pictureId, ...texts } = row;
  return { ...texts, pictureId };
}

/** Sends a profile back; false when none waits in this version. */
export async function returnProfile(
  trx: Trx,
  { staffId, version }: ReadProfile,
  { note, by }: { note: string; by: string },
  now: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('pending_profiles')
    .set({ state: 'returned', note, returned_by: by, returned_at: now })
    .where('staff_id', '=', staffId)
    .where('version', '=', version)
    .where('state', '=', 'waiting')
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the submitted profile of an account; false when there is none. */
export async function deletePendingProfile(trx: Trx, staffId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('pending_profiles')
    .where('staff_id', '=', staffId)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}
