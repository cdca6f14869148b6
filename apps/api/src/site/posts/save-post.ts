import { TRPCError } from '@trpc/server';
import type { Post, PostFields } from '@tideline/domain/post/post';
import { nextContentChange } from '@tideline/domain/post/post-update';
import type { NewPost, PostChanges } from '@tideline/domain/post/post.schema';
import { recordActions } from '../../core/audit/audit.repository.ts';
import { recordEvents } from '../../core/events/record-event.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { changeOfAddress, changesOfVisibility, eventsOfSave, named } from './post-acts.ts';
import { findPost } from './posts.repository.ts';
import { withPublishInstant } from './publish-instant.ts';
import { nextAddressState, settleAddress } from './settle-address.ts';
import {
  lockPostFor,
  overtaken,
  requireEditRight,
  requireIdentity,
  requirePublishRight,
  requireVersion,
  type Expected,
} from './saver.ts';
import { saveInitialRevision, saveRevision } from './revisions/revisions.repository.ts';
import type { Saver } from '../drafts/drafted.ts';
import { insertPost, toFields, updatePost } from './post-writes.repository.ts';

/** A change; its expectations identify the state on which it is based. */
type Change = Expected & {
  id: string;
  changes: PostChanges;
  /** For an unpublished post: the answer to its visitors; undefined: 404. */
  unpublished?: UnpublishedChoice | undefined;
  /** The text comes from another system: readers are not told that the post was updated. */
  isImport?: boolean;
};

/** Stores a new post and its first revision. @throws TRPCError BAD_REQUEST when it is scheduled without a date, or its address is taken */
export async function createPost(db: Db, { address, ...post }: NewPost, saver: Saver, now: string): Promise<Post> {
  requirePublishRight(saver, [post.status]);
  return db.transaction().execute(async (trx) => {
    const id = await insertPost(trx, await withPublishInstant(trx, post, now), now, {
      address,
      ownerId: saver.actor.staff?.id ?? null,
    });
    const stored = await findStored(trx, id, now);
    await saveRevision(trx, stored, saver, now);
    const acts = [{ action: 'post.create', ...named(stored) }, ...changesOfVisibility(null, stored)] as const;
    await recordActions(trx, saver.actor, acts, now);
    await recordEvents(trx, eventsOfSave(null, stored), now);
    return stored;
  });
}

/**
 * Changes the fields in `changes` and stores the result as a revision. Writes nothing if no field is given.
 * @returns null when there is no such post
 * @throws TRPCError BAD_REQUEST when the result would be scheduled without a date, or an autosave meets more than a draft
 * @throws TRPCError FORBIDDEN when the saver may not change this post
 * @throws TRPCError CONFLICT when the post has been saved since `expectedVersion`, or is another than `expectedIdentity`
 * @param change its `id` may be a former one, and `key` names the post whatever its id is now
 */
export async function changePost(
  db: Db,
  change: Change & { key?: string | undefined },
  saver: Saver,
  now: string,
): Promise<Post | null> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx); // before the id is read
    const id = await findCurrentId(trx, change);
    if (namesNothing(change)) return findUnchanged(trx, { ...change, id }, saver, now);
    return changePostWithin(trx, { ...change, id }, saver, now);
  });
}

/** The same within a transaction. */
export async function changePostWithin(
  trx: Trx,
  { id: oldId, changes: { address, ...changes }, unpublished, isImport = false, ...expected }: Change,
  saver: Saver,
  now: string,
): Promise<Post | null> {
  if (!(await lockPostFor(trx, oldId, saver))) return null;
  const before = await findStored(trx, oldId, now);
  requireIdentity(before, expected.expectedIdentity);
  const merged: PostFields = { ...toFields(before), ...withoutUndefined(changes) };
  requirePublishRight(saver, [before.status, merged.status]);
  const fields = await withPublishInstant(trx, merged, now);
  const state = nextAddressState(before, { address, fields }, now);
  const contentChangedAt = isImport ? before.contentChangedAt : nextContentChange(before, fields, now);
  if (!(await updatePost(trx, oldId, { ...fields, ...state, contentChangedAt }, now, expected.expectedVersion))) {
    throw overtaken();
  }
  const id = await settleAddress(trx, before, { address, fields, unpublished }, saver, now);
  if (saver.kind === 'autosave' && !(before.status === 'draft' && fields.status === 'draft')) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Only drafts are saved automatically.' });
  }
  await saveInitialRevision(trx, { ...before, id });
  const stored = await findStored(trx, id, now);
  const isNewRevision = await saveRevision(trx, stored, saver, now);
  const seen = changesOfVisibility(before, stored);
  // The autosaves of one editing session share one revision and one audit log entry.
  const changed = [...seen, ...changeOfAddress(before, stored)];
  const acts = changed.length > 0 || !isNewRevision ? changed : [{ action: 'post.change', ...named(stored) } as const];
  await recordActions(trx, saver.actor, acts, now);
  await recordEvents(trx, eventsOfSave(before, stored), now);
  return stored;
}

function namesNothing({ changes, unpublished }: Change): boolean {
  return unpublished === undefined && Object.values(changes).every((value) => value === undefined);
}

/** The unchanged post, for somebody who may change it. Locks no row, which would raise the content version. */
async function findUnchanged(trx: Trx, { id, ...expected }: Change, saver: Saver, now: string): Promise<Post | null> {
  const post = await findPost(trx, 'staff', id, now);
  if (!post) return null;
  await requireEditRight(trx, id, saver);
  await requireVersion(trx, id, expected);
  return post;
}

async function findStored(trx: Trx, id: string, now: string): Promise<Post> {
  const post = await findPost(trx, 'staff', id, now);
  if (!post) throw new Error(`The post ${id} is gone in the middle of its own transaction.`);
  return post;
}

function withoutUndefined(changes: PostChanges): Partial<PostFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
