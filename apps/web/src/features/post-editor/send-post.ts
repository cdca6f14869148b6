import type { Post } from '@tideline/domain/post';
import { isConflict } from '../../lib/error-message.ts';
import { withSession } from '../../lib/session-renewal.ts';
import type { ApiClient } from '../../trpc.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm, PostFormField } from './post-form.ts';
import { toPostChanges, toPostForm, toPostInput } from './post-form.ts';

/** A text on its way to the server. */
export type Submission = {
  /** Null: the post does not exist yet. */
  id: string | null;
  form: PostForm;
  /** What the server had at `version`. */
  base: PostForm;
  version: number;
};

/** What became of it: the post as it is stored now, or what somebody else wrote in the same fields. */
export type Saved = { post: Post } | { conflicts: PostFormField[]; form: PostForm; theirs: Post };

/**
 * Sends a text. The server compares the version with its own while it writes; when somebody else was first, their
 * fields and these are put together and sent again, and only fields that both changed are handed back undecided.
 * @throws whatever the call throws, and SessionEnded when nobody signs in again
 */
export async function sendPost(posts: ApiClient['posts'], submission: Submission, timeZone: string): Promise<Saved> {
  const { id, base, version } = submission;
  if (id === null) return { post: await withSession(() => posts.create.mutate(toPostInput(submission.form))) };
  const changes = toPostChanges(submission.form, base);
  try {
    // Nothing to write: the answer is whatever the server has by now.
    if (Object.keys(changes).length === 0) return { post: await withSession(() => posts.byId.query({ id })) };
    return { post: await withSession(() => posts.update.mutate({ id, changes, expectedVersion: version })) };
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  const theirs = await withSession(() => posts.byId.query({ id }));
  const theirForm = toPostForm(theirs, timeZone);
  const merge = mergePosts(base, submission.form, theirForm);
  if (merge.conflicts.length > 0) return { ...merge, theirs };
  return sendPost(posts, { id, form: merge.form, base: theirForm, version: theirs.version }, timeZone);
}
