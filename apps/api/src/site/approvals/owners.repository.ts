import { staffLabel } from '@tideline/domain/staff/staff';
import type { PostOwner } from '@tideline/domain/team/approval';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Owner, or null if unset or the account was deleted. */
export async function findOwner(db: Db, postId: string): Promise<PostOwner['owner']> {
  const row = await db
    .selectFrom('posts')
    .innerJoin('staff', 'staff.id', 'posts.owner_id')
    .select(['staff.id', 'staff.name'])
    .where('posts.id', '=', postId)
    .executeTakeFirst();
  return row ? { id: row.id, name: staffLabel(row) } : null;
}

/** Sets the owner of a post; null for none. */
export async function setOwner(trx: Trx, postId: string, ownerId: string | null): Promise<void> {
  await trx.updateTable('posts').set({ owner_id: ownerId }).where('id', '=', postId).execute();
}
