import { TRPCError } from '@trpc/server';
import type { Post } from '@tideline/domain/post';
import { parsePublishDate } from '@tideline/domain/publish-date';
import type { NewPost, PostChanges } from '@tideline/domain/schemas/post';
import type { Db, Trx } from '../db/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { findPost } from './posts.repository.ts';
import { insertPost, lockPost, toFields, updatePost, type PostFields } from './post-writes.repository.ts';

const OVERTAKEN = 'Somebody else has saved this post in the meantime. Read it again and put the changes together.';

/** `expectedVersion` is the version the changes were made from; undefined changes whatever is there. */
type Change = { id: string; changes: PostChanges; expectedVersion?: number | undefined };

/** Stores a new post. @throws TRPCError BAD_REQUEST when it is scheduled without a date */
export async function createPost(db: Db, post: NewPost, now: string): Promise<Post> {
  return db.transaction().execute(async (trx) => {
    const id = await insertPost(trx, await withPublishInstant(trx, post, now), now);
    return findStored(trx, id, now);
  });
}

/**
 * Changes what `changes` names and leaves the rest.
 * @returns null when there is no such post
 * @throws TRPCError BAD_REQUEST when the result would be scheduled without a date
 * @throws TRPCError CONFLICT when `expectedVersion` is given and somebody has saved another one since
 */
export async function changePost(db: Db, { id, changes, expectedVersion }: Change, now: string): Promise<Post | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockPost(trx, id))) return null;
    const merged: PostFields = { ...toFields(await findStored(trx, id, now)), ...withoutUndefined(changes) };
    const isUpdated = await updatePost(trx, id, await withPublishInstant(trx, merged, now), now, expectedVersion);
    if (!isUpdated) throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
    return findStored(trx, id, now);
  });
}

async function withPublishInstant(trx: Trx, fields: PostFields, now: string): Promise<PostFields> {
  if (fields.publishDate !== null) {
    const { timeZone } = await findSettings(trx);
    return { ...fields, publishDate: parsePublishDate(fields.publishDate, timeZone) };
  }
  if (fields.status === 'scheduled') {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'A scheduled post needs a publish date.' });
  }
  return fields.status === 'published' ? { ...fields, publishDate: now } : fields;
}

async function findStored(trx: Trx, id: string, now: string): Promise<Post> {
  const post = await findPost(trx, 'staff', id, now);
  if (!post) throw new Error(`The post ${id} is gone in the middle of its own transaction.`);
  return post;
}

function withoutUndefined(changes: PostChanges): Partial<PostFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
