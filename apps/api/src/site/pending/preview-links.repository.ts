import { displayTitle } from '@tideline/domain/post/post';
import type { Db, Trx } from '../../core/store/schema.ts';

/** A link that works, in a list. */
type OpenPreviewLink = { id: string; name: string; createdBy: string; createdAt: string; expiresAt: string };

/** A link that shows a hidden post without an account. */
type PreviewLink = { tokenHash: string; postId: string; createdBy: string; createdAt: string; expiresAt: string };

/** Stores a link; false when there is no such post. */
export async function insertPreviewLink(db: Db, link: PreviewLink): Promise<boolean> {
  const inserted = await db
    .insertInto('preview_links')
    .columns(['token_hash', 'post_id', 'created_by', 'created_at', 'expires_at'])
    .expression((posts) =>
      posts
        .selectFrom('posts')
        .select((eb) => [
          eb.val(link.tokenHash).as('token_hash'),
          'id as post_id',
          eb.val(link.createdBy).as('created_by'),
          eb.val(link.createdAt).as('created_at'),
          eb.val(link.expiresAt).as('expires_at'),
        ])
        .where('id', '=', link.postId)
        .where('deleted_at', 'is', null),
    )
    .returning('token_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The post of a link; null when the link is unknown, ended or expired at `now`. */
export async function findPreviewedPostId(db: Db, tokenHash: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('preview_links')
    .select('post_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.post_id ?? null;
}

/**
 * The newest links that work at `now`, newest first.
 * @param ownerId of the posts; null: of all
 */
export async function listOpenPreviewLinks(
  db: Db,
  { ownerId, limit }: { ownerId: string | null; limit: number },
  now: string,
): Promise<OpenPreviewLink[]> {
  const rows = await db
    .selectFrom('preview_links as link')
    .innerJoin('posts', 'posts.id', 'link.post_id')
    .select(['token_hash', 'title', 'link.created_by', 'link.created_at', 'expires_at'])
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .$if(ownerId !== null, (all) => all.where('owner_id', '=', ownerId))
    .orderBy('link.created_at', 'desc')
    .orderBy('token_hash')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.token_hash,
    name: displayTitle(row),
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** Ends a link. @returns the id of its post; null when there is no such link */
export async function deletePreviewLink(trx: Trx, id: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('preview_links')
    .where('token_hash', '=', id)
    .returning('post_id')
    .executeTakeFirst();
  return row?.post_id ?? null;
}

/** Ends every link to a post. @returns their number */
export async function deletePreviewLinks(db: Db, postId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('preview_links').where('post_id', '=', postId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes expired links. */
export async function deleteExpiredPreviewLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
}
