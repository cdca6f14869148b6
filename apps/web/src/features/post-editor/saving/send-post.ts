import type { Post } from '@tideline/domain/post/post';
import { isConflict, isNotFound } from '../../../lib/text/error-message.ts';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm, PostFormField } from '../post-form.ts';
import { toPostChanges, toPostForm, toPostInput } from '../post-form.ts';

/** One save: the form to send, and the version it is based on. */
export type Submission = {
  /** Null: the post does not exist yet. */
  id: string | null;
  form: PostForm;
  /** What the server had at `version`. */
  base: PostForm;
  version: number;
  /** Sent without a person asking for it, which only a draft allows. */
  isAutosave: boolean;
};

/** Both people changed the same fields: `form` has the merge with these fields as in this editor. */
export type Conflict = { conflicts: PostFormField[]; form: PostForm; theirs: Post };

/** Somebody has moved the post to the trash. */
export type Trashed = { isTrashed: true };

/** The stored post and the form in the editor that it was made from, or why it was not saved. */
export type Saved = { post: Post; submitted: PostForm; isMerged: boolean } | Conflict | Trashed;

/**
 * Saves a post. When the server has a newer version, merges the other person's fields with what the editor holds by then
 * and sends the result. Fields changed on both sides come back as a conflict; so does an autosave of a post that is no
 * longer a draft.
 * @throws the error of the call, or SessionEnded when the session ended and the sign-in was cancelled
 */
export async function sendPost(...args: Parameters<typeof sendMerged>): Promise<Saved> {
  try {
    return await sendMerged(...args);
  } catch (error) {
    if (isNotFound(error)) return { isTrashed: true };
    throw error;
  }
}

async function sendMerged(
  posts: ApiClient['posts'],
  submission: Submission,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  const { id, isAutosave } = submission;
  let { form: submitted, base, version } = submission;
  let form = submitted;
  let isMerged = false;
  if (id === null) return { post: await posts.create.mutate(toPostInput(form)), submitted, isMerged };
  for (;;) {
    const changes = toPostChanges(form, base);
    const expectedVersion = version;
    try {
      const post = await (Object.keys(changes).length === 0
        ? posts.byId.query({ id })
        : posts.update.mutate({ id, changes, expectedVersion, isAutosave }));
      return { post, submitted, isMerged: isMerged || post.version > expectedVersion + 1 };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const theirs = await posts.byId.query({ id });
    const theirForm = toPostForm(theirs, timeZone);
    submitted = readForm();
    const merge = mergePosts(base, submitted, theirForm);
    if (merge.conflicts.length > 0 || (isAutosave && theirs.status !== 'draft')) return { ...merge, theirs };
    ({ form } = merge);
    base = theirForm;
    ({ version } = theirs);
    isMerged = true;
  }
}
