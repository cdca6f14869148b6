import type { SavedReply } from '@tideline/domain/conversation/saved-reply';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';

/** All saved replies, by name. */
export async function listSavedReplies(db: Db): Promise<SavedReply[]> {
  const rows = await db
    .selectFrom('saved_replies')
    .select(['id', 'name', 'body'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, body }) => ({ id, name, text: body }));
}

/** How many there are. */
export async function countSavedReplies(db: Db): Promise<number> {
  return countRows(db.selectFrom('saved_replies'));
}

/** Stores a saved reply, replacing the one with the same id. */
export async function saveSavedReply(db: Db, { id, name, text }: SavedReply, now: string): Promise<void> {
  const values = { name, body: text, updated_at: now };
  await db
    .insertInto('saved_replies')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Deletes a saved reply; false when there is none. */
export async function deleteSavedReply(db: Db, id: string): Promise<boolean> {
  const row = await db.deleteFrom('saved_replies').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
