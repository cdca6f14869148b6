import { TRPCError } from '@trpc/server';
import type { Post, PostFields, PostStatus } from '@tideline/domain/post/post';
import type { RevisionKind } from '@tideline/domain/post/post-revision';
import { parsePublishDate } from '@tideline/domain/post/publish-date';
import type { NewPost, PostChanges } from '@tideline/domain/post/post.schema';
import { staffLabel, type Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../context.ts';
import { requireCapability } from '../rpc/authorize.ts';
import { recordActions } from '../audit/audit.repository.ts';
import type { Db, Trx } from '../store/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { changesOfVisibility, named } from './post-acts.ts';
import { findPost } from './posts.repository.ts';
import { saveInitialRevision, saveRevision, type Saver } from './revisions.repository.ts';
import { insertPost, lockPost, toFields, updatePost } from './post-writes.repository.ts';

const OVERTAKEN = 'Somebody else has saved this post in the meantime. Read it again and put the changes together.';

/** `expectedVersion` is the version that the changes started from; undefined overwrites any version. */
type Change = { id: string; changes: PostChanges; expectedVersion?: number | undefined };

/** Stores a new post and its first revision. @throws TRPCError BAD_REQUEST when it is scheduled without a date */
export async function createPost(db: Db, post: NewPost, saver: Saver, now: string): Promise<Post> {
  requirePublishRight(saver, [post.status]);
  return db.transaction().execute(async (trx) => {
    const id = await insertPost(trx, await withPublishInstant(trx, post, now), now);
    const stored = await findStored(trx, id, now);
    await saveRevision(trx, stored, saver, now);
    const acts = [{ action: 'post.create', ...named(stored) }, ...changesOfVisibility(null, stored)] as const;
    await recordActions(trx, saver.actor, acts, now);
    return stored;
  });
}

/**
 * Changes the fields in `changes` and stores the result as a revision.
 * @returns null when there is no such post
 * @throws TRPCError BAD_REQUEST when the result would be scheduled without a date, or an autosave meets more than a draft
 * @throws TRPCError CONFLICT when `expectedVersion` is given and the post has been saved since
 */
export async function changePost(db: Db, change: Change, saver: Saver, now: string): Promise<Post | null> {
  return db.transaction().execute((trx) => changePostWithin(trx, change, saver, now));
}

/** The same within a transaction. */
export async function changePostWithin(
  trx: Trx,
  { id, changes, expectedVersion }: Change,
  saver: Saver,
  now: string,
): Promise<Post | null> {
  if (!(await lockPost(trx, id))) return null;
  const before = await findStored(trx, id, now);
  const merged: PostFields = { ...toFields(before), ...withoutUndefined(changes) };
  requirePublishRight(saver, [before.status, merged.status]);
  const fields = await withPublishInstant(trx, merged, now);
  if (!(await updatePost(trx, id, fields, now, expectedVersion))) {
    throw new TRPCError({ code: 'CONFLICT', message: OVERTAKEN });
  }
  if (saver.kind === 'autosave' && !(before.status === 'draft' && fields.status === 'draft')) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Only a draft is saved by itself.' });
  }
  await saveInitialRevision(trx, before);
  const stored = await findStored(trx, id, now);
  const isNewRevision = await saveRevision(trx, stored, saver, now);
  const seen = changesOfVisibility(before, stored);
  // The autosaves of one editing session are one revision and one line of the audit log.
  const acts = seen.length > 0 || !isNewRevision ? seen : [{ action: 'post.change', ...named(stored) } as const];
  await recordActions(trx, saver.actor, acts, now);
  return stored;
}

/** The caller as the author of a revision. */
export function saverOf(
  { staff, actor, capabilities }: Pick<Context, 'actor' | 'capabilities'> & { staff: Staff },
  kind: RevisionKind = 'save',
): Saver {
  return { actor, name: staffLabel(staff), kind, capabilities };
}

/** A post that is a draft before and after a save is seen by no visitor. @throws TRPCError FORBIDDEN */
function requirePublishRight(saver: Saver, statuses: PostStatus[]): void {
  if (statuses.some((status) => status !== 'draft')) requireCapability(saver, 'posts.publish');
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
