import type { Db, Trx } from '../store/schema.ts';

/** The current id of a post, found by key if given, else by current id, else by former id. Without a match, the given id. */
export async function findCurrentId(db: Db, { id, key }: { id: string; key?: string | undefined }): Promise<string> {
  const posts = db.selectFrom('posts').select('id');
  const keyed = key === undefined ? undefined : await posts.where('key', '=', key).executeTakeFirst();
  const found = keyed ?? (await posts.where('id', '=', id).executeTakeFirst());
  return found?.id ?? (await findMovedPostId(db, id)) ?? id;
}

/** The post that had this id before or has it as key; null when there is none. */
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

/**
 * The key of the post that has an id, had it before, or has it as key; null when the id is free. Posts in the trash keep
 * theirs.
 */
export async function findHolder(db: Db, id: string): Promise<string | null> {
  const current = await findCurrentId(db, { id });
  const row = await db.selectFrom('posts').select('key').where('id', '=', current).executeTakeFirst();
  return row?.key ?? null;
}

/** Reserves the current id of a post as a former one, before it changes. */
export async function rememberFormerId(trx: Trx, id: string): Promise<void> {
  await trx
    .insertInto('former_post_ids')
    .columns(['id', 'post_key'])
    .expression((rows) => rows.selectFrom('posts').select(['id', 'key']).where('id', '=', id))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
