import type { Db, Trx } from '../store/schema.ts';

/**
 * The current id of a post: of the one with the key where it is given, else of the one with the id now, else of the one that
 * had it before. The given id when there is none.
 */
export async function findCurrentId(db: Db, { id, key }: { id: string; key?: string | undefined }): Promise<string> {
  const posts = db.selectFrom('posts').select('id');
  const keyed = key === undefined ? undefined : await posts.where('key', '=', key).executeTakeFirst();
  const found = keyed ?? (await posts.where('id', '=', id).executeTakeFirst());
  return found?.id ?? (await findMovedPostId(db, id)) ?? id;
}

/** The post that had this id before, or whose key it is; null when there is none. */
export async function findMovedPostId(db: Db, id: string): Promise<string | null> {
  const keyed = await db.selectFrom('posts').select('id').where('key', '=', id).executeTakeFirst();
  if (keyed) return keyed.id;
  const row = await db
    .selectFrom('former_post_ids as former')
    .innerJoin('posts', 'posts.key', 'former.post_key')
    .select('posts.id')
    .where('former.id', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The key of the post that has an id, had it before, or has it as its key; null when the id is free. Posts in the trash keep theirs. */
export async function findHolder(db: Db, id: string): Promise<string | null> {
  const current = await findCurrentId(db, { id });
  const row = await db.selectFrom('posts').select('key').where('id', '=', current).executeTakeFirst();
  return row?.key ?? null;
}

/** Keeps the id that a post is about to give up for it. */
export async function rememberFormerId(trx: Trx, id: string): Promise<void> {
  await trx
    .insertInto('former_post_ids')
    .columns(['id', 'post_key'])
    .expression((rows) => rows.selectFrom('posts').select(['id', 'key']).where('id', '=', id))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
