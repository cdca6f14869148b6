import type { NewPost } from '@tideline/domain/post/post.schema';
import { deleteRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { findFreeId } from '../../../site/posts/post-address.ts';
import { findPost } from '../../../site/posts/posts.repository.ts';
import { withPublishInstant } from '../../../site/posts/publish-instant.ts';
import { insertPost } from '../../../site/posts/post-writes.repository.ts';
import { saveRevision } from '../../../site/posts/revisions/revisions.repository.ts';
import { postPath } from '@tideline/domain/site/site-path';

/** When an article was written in the other system. */
export type ArticleDates = { publishedAt: string | null; updatedAt: string | null };

/**
 * Adds a post as if it had been written here when it was written there. Programs get no event for it, since a whole blog comes at
 * once. @returns its id and key
 */
export async function writePost(
  trx: Trx,
  { address: _address, ...fields }: NewPost,
  { id: wanted, ...dates }: ArticleDates & { id: string },
  saver: Saver,
  now: string,
): Promise<{ id: string; key: string; version: number }> {
  const post = await withPublishInstant(trx, fields, now);
  const id = await insertPost(trx, post, now, { address: await findFreeId(trx, wanted) });
  const written = dates.publishedAt ?? now;
  await trx
    .updateTable('posts')
    .set({
      created_at: earliest(written, now),
      updated_at: earliest(dates.updatedAt ?? written, now),
      ...(post.status === 'published' && { first_published_at: earliest(post.publishDate ?? written, now) }),
    })
    .where('id', '=', id)
    .execute();
  await deleteRedirectAt(trx, postPath(id));
  const stored = await findPost(trx, 'staff', id, now);
  if (!stored) throw new Error(`The post ${id} is gone in the middle of its own transaction.`);
  await saveRevision(trx, stored, saver, now);
  return { id, key: stored.key, version: stored.version };
}

function earliest(at: string, now: string): string {
  return at < now ? at : now;
}
