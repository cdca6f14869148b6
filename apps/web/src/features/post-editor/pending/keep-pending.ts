import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { isConflict } from '../../../lib/text/error-message.ts';
import { type PostForm, toPostChanges, toPostForm } from '../post-form.ts';
import { mergePosts } from '../saving/merge-post.ts';
import { wasSent } from '../saving/send-merged.ts';
import type { Saved, Submission } from '../saving/send-post.ts';
import { type Stored, toStored, toStoredPending } from '../saving/stored-post.ts';

/** @property goesLiveAt as a publish date; null for none, undefined keeps the date */
type PendingSubmission = Submission & { goesLiveAt?: string | null | undefined };

/**
 * Keeps the form as pending changes; the live post stays as it is. When somebody has saved in the meantime, merges like
 * `sendPost`. Changes that were published or discarded in the meantime become new ones, but not by an autosave.
 */
export async function keepPending(
  posts: ApiClient['posts'],
  submission: PendingSubmission,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  const { id, key, goesLiveAt, isAutosave, unanswered } = submission;
  if (id === null || key === null) throw new Error('A new post has no pending changes.');
  let { form: submitted, base, version, pending } = submission;
  let form = submitted;
  let isMerged = false;
  for (;;) {
    const isRebased = pending !== null && pending.baseVersion !== version;
    // What differs from a newer live post is named, too: the server leaves a conflict in fields that are not.
    const live = isRebased ? toPostForm(await posts.byId.query({ id, key }), timeZone) : base;
    const { status: _status, ...changes } = { ...toPostChanges(form, live), ...toPostChanges(form, base) };
    const expectedVersion = pending?.version ?? null;
    try {
      const kept = await posts.pending.keep.mutate({
        id,
        key,
        changes,
        expectedVersion,
        liveVersion: version,
        goesLiveAt,
        isAutosave,
      });
      const next = toStoredPending(kept, { key, status: base.status }, timeZone);
      // The status is not part of pending changes: a changed status stays unsaved.
      return { post: null, next, submitted: { ...submitted, status: base.status }, isMerged };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const next = await readStored(posts, { id, key }, timeZone);
    submitted = readForm();
    const isOwn = next.pending !== null && wasSent(unanswered, next.base);
    const discarded = await findDiscardedBase(posts, { id, key, pending, base }, timeZone);
    const merge = mergePosts(isOwn ? next.base : (discarded ?? base), submitted, next.base);
    if (merge.conflicts.length > 0 || (isAutosave && !next.pending)) return { ...merge, theirs: next.base, next };
    ({ form } = merge);
    ({ base, version, pending } = next);
    isMerged ||= !isOwn;
  }
}

/** Identifies a post even under another address. */
export type PostRef = { id: string; key?: string | undefined };

/** The server's present state: the post's pending changes, or the post itself. */
export async function readStored(posts: ApiClient['posts'], ref: PostRef, timeZone: string): Promise<Stored> {
  const [live, { pending }] = await Promise.all([posts.byId.query(ref), posts.pending.byPost.query(ref)]);
  return pending ? toStoredPending(pending, live, timeZone) : toStored(live, timeZone);
}

/**
 * The live post on which pending changes were based, if somebody has discarded them: all of them then count as changes of
 * this editor. Null if they were not discarded.
 */
export async function findDiscardedBase(
  posts: ApiClient['posts'],
  { id, key, pending, base }: Pick<Stored, 'pending' | 'base'> & PostRef,
  timeZone: string,
): Promise<PostForm | null> {
  const { discarded } = await posts.pending.byPost.query({ id, key });
  if (!pending || discarded?.version !== pending.version) return null;
  return toPostForm({ ...discarded.base, id, status: base.status }, timeZone);
}
