import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { isConflict } from '../../../lib/text/error-message.ts';
import { type PostForm, toPostForm } from '../post-form.ts';
import { mergePosts } from '../saving/merge-post.ts';
import { type Saved, sendPost, type Submission } from '../saving/send-post.ts';
import { type Stored, toStored } from '../saving/stored-post.ts';
import { isDirty } from '../text-form.ts';
import { findDiscardedBase, keepPending, type PostRef, readStored } from './keep-pending.ts';

/**
 * Publishes the form, which has pending changes: keeps what was typed since, then applies them to the live post. Fields that
 * were also changed in the live post come back as a conflict.
 */
export async function publishPending(
  posts: ApiClient['posts'],
  submission: Submission,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  const { id, key, base, form } = submission;
  if (id === null || key === null) throw new Error('A new post has no pending changes.');
  const kept = needsKeeping(submission)
    ? await keepPending(posts, submission, timeZone, readForm)
    : { next: submission, submitted: form, isMerged: false };
  if (!('submitted' in kept)) return kept;
  const { next } = kept;
  const submitted = { ...kept.submitted, status: form.status };
  if (!next.pending) return sendPost(posts, { ...submission, ...next, form: submitted }, timeZone, readForm);
  const { version: expectedVersion } = next.pending;
  const status = form.status === base.status ? undefined : form.status;
  try {
    const post = await posts.pending.publish.mutate({ id, key, expectedVersion, status });
    const isMerged = kept.isMerged || post.version > next.version + 1;
    return { post, next: toStored(post, timeZone), submitted, isMerged };
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  const now = await readStored(posts, { id, key }, timeZone);
  const isSamePending = now.pending?.version === expectedVersion;
  if (isSamePending) return conflictWithLive(posts, { id, key }, next, timeZone, readForm);
  const discarded = await findDiscardedBase(posts, { ...next, id, key }, timeZone);
  const merge = mergePosts(discarded ?? next.base, readForm(), now.base);
  if (merge.conflicts.length > 0) return { ...merge, theirs: now.base, next: now };
  const again = { ...submission, ...now, form: merge.form };
  return now.pending ? publishPending(posts, again, timeZone, readForm) : sendPost(posts, again, timeZone, readForm);
}

/** Whether there are unsaved words, or the live post is newer than the base of the pending changes. */
function needsKeeping({ form, base, version, pending }: Submission): boolean {
  return isDirty({ ...form, status: base.status }, base) || version !== pending?.baseVersion;
}

/** The live post has changed in the same fields: the next save starts from it. */
async function conflictWithLive(
  posts: ApiClient['posts'],
  ref: PostRef,
  next: Stored,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  const [live, { pending }] = await Promise.all([posts.byId.query(ref), posts.pending.byPost.query(ref)]);
  const theirs = toPostForm(live, timeZone);
  const before = pending ? toPostForm({ ...pending.base, id: live.id, status: live.status }, timeZone) : theirs;
  return { ...mergePosts(before, readForm(), theirs), theirs, next: { ...next, version: live.version } };
}
