import type { Post } from '@tideline/domain/post/post';
import { isConflict } from '../../../lib/text/error-message.ts';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm, PostFormField } from '../post-form.ts';
import { toPostChanges, toPostInput } from '../post-form.ts';
import { toStored, type Stored } from './stored-post.ts';

/** One save: the form to send, and the state that it is based on. */
export type Submission = Stored & {
  form: PostForm;
  /** Sent without a person asking for it, which only unpublished text allows. */
  isAutosave: boolean;
};

/**
 * Both people changed the same fields: `form` has the merge with these fields as in this editor, and the next save starts
 * from `next`.
 */
export type Conflict = { conflicts: PostFormField[]; form: PostForm; theirs: PostForm; next: Stored };

/** Somebody has moved the post to the trash. */
export type Trashed = { isTrashed: true };

/** What the server has now and the form in the editor that it was made from. `post`: null where the post stays as it was. */
export type SentPost = { next: Stored; submitted: PostForm; isMerged: boolean; post: Post | null };

/** The result of a save, or why it was not saved. */
export type Saved = SentPost | Conflict | Trashed;

/**
 * Saves a post. When the server has a newer version, merges the other person's fields with what the editor holds by then
 * and sends the result. Fields changed on both sides come back as a conflict; so does an autosave of a post that is no
 * longer a draft.
 * @throws the error of the call, NOT_FOUND when the post is in the trash
 */
export async function sendPost(
  posts: ApiClient['posts'],
  submission: Submission,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  const { id, key, isAutosave } = submission;
  let { form: submitted, base, version } = submission;
  let form = submitted;
  let isMerged = false;
  if (id === null || key === null) {
    const post = await posts.create.mutate(toPostInput(form));
    return { post, next: toStored(post, timeZone), submitted, isMerged };
  }
  for (;;) {
    const changes = toPostChanges(form, base);
    const expectedVersion = version;
    try {
      const post = await (Object.keys(changes).length === 0
        ? posts.byId.query({ id, key })
        : posts.update.mutate({ id, key, changes, expectedVersion, isAutosave }));
      isMerged ||= post.version > expectedVersion + 1;
      return { post, next: toStored(post, timeZone), submitted, isMerged };
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const next = toStored(await posts.byId.query({ id, key }), timeZone);
    submitted = readForm();
    const merge = mergePosts(base, submitted, next.base);
    const mayNotAutosave = isAutosave && next.base.status !== 'draft';
    if (merge.conflicts.length > 0 || mayNotAutosave) return { ...merge, theirs: next.base, next };
    ({ form } = merge);
    ({ base, version } = next);
    isMerged = true;
  }
}
