import { TRPCError } from '@trpc/server';
import type { TaggedPost } from '@tideline/domain/post/post';
import { postChangesSchema, type TagBatch } from '@tideline/domain/post/post.schema';
import { parseTags, TAG_LIMITS, tagKey } from '@tideline/domain/post/tag';
import { FieldRefused } from '../../core/rpc/errors.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { findHeld, withCurrentIds } from './change-posts.ts';
import type { Saver } from '../drafts/drafted.ts';
import { changePostWithin } from './save-post.ts';

/**
 * Adds tags to several posts and removes others: all of them or none. Posts that are gone or have the same tags afterwards
 * are skipped.
 * @throws TRPCError BAD_REQUEST when a post would have too many tags, FORBIDDEN when the saver may not change one
 */
export function tagPosts(db: Db, { ids, add = [], remove = [] }: TagBatch, saver: Saver, now: string) {
  const removed = new Set(remove.map(tagKey));

  return withCurrentIds(db, ids, async (trx, id): Promise<TaggedPost | null> => {
    const post = await findHeld(trx, id, now);
    if (!post) return null;
    const tags = parseTags([...post.tags.filter((tag) => !removed.has(tagKey(tag))), ...add]);
    if (tags.length === post.tags.length && tags.every((tag, at) => tag === post.tags[at])) return null;
    if (tags.length > TAG_LIMITS.count) throw tooManyTags(post.title || id);
    return saveTags(trx, { id, tags }, saver, now);
  });
}

async function saveTags(
  trx: Trx,
  { id, tags }: { id: string; tags: string[] },
  saver: Saver,
  now: string,
): Promise<TaggedPost | null> {
  const saved = await changePostWithin(trx, { id, changes: postChangesSchema.parse({ tags }) }, saver, now);
  return saved && { id: saved.id, tags: saved.tags, version: saved.version };
}

function tooManyTags(title: string): TRPCError {
  return new TRPCError({
    code: 'BAD_REQUEST',
    message: `“${title}” would have more than ${TAG_LIMITS.count} tags. Nothing was changed.`,
    cause: new FieldRefused('add'),
  });
}
