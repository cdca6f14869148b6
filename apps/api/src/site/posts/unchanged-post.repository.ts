import type { PostFields } from '@tideline/domain/post/post';
import type { Trx } from '../../core/store/schema.ts';
import { findRevisionBefore } from './revisions/revisions.repository.ts';

/** The id of a post that has not been saved since a version, and its fields before that; null when it was saved, or is gone. */
export async function findUnchangedPost(
  trx: Trx,
  key: string,
  version: number,
): Promise<{ id: string; before: PostFields | null } | null> {
  const row = await trx
    .selectFrom('posts')
    .select('id')
    .where('key', '=', key)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, before: await findRevisionBefore(trx, row.id, version) } : null;
}

/** Deletes a post for good, with its former ids and the redirects to it. */
export async function deletePostForGood(trx: Trx, { id, key }: { id: string; key: string }): Promise<void> {
  await trx.deleteFrom('redirects').where('post_id', '=', id).execute();
  await trx.deleteFrom('former_post_ids').where('post_key', '=', key).execute();
  await trx.deleteFrom('posts').where('key', '=', key).execute();
}
