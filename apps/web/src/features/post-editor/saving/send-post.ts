import type { Post } from '@tideline/domain/post/post';
import { isConflict } from '../../../lib/text/error-message.ts';
import { withSession } from '../../../lib/session/session-renewal.ts';
import type { ApiClient } from '../../../lib/calls/trpc.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm, PostFormField } from '../post-form.ts';
import { toPostChanges, toPostForm, toPostInput } from '../post-form.ts';

/** A text on its way to the server. */
export type Submission = {
  /** Null: the post does not exist yet. */
  id: string | null;
  form: PostForm;
  /** What the server had at `version`. */
  base: PostForm;
  version: number;
  /** The editor saves by itself, which only a draft may be. */
  isAutosave: boolean;
};

/** A decision that only a person can make: somebody else changed the same fields. */
export type Conflict = { conflicts: PostFormField[]; form: PostForm; theirs: Post };
/** What became of a text: the post as it is stored now, with the text that was sent, or a conflict. */
export type Saved = { post: Post; sent: PostForm; isMerged: boolean } | Conflict;

/**
 * Sends a text. The server compares the version with its own while it writes; when somebody else was first, their
 * fields and these are put together and sent again, and only fields that both changed are handed back undecided. A save
 * that nobody asked for hands everything back once the post is no draft any more.
 * @throws whatever the call throws, and SessionEnded when nobody signs in again
 */
export async function sendPost(
  posts: ApiClient['posts'],
  submission: Submission,
  timeZone: string,
  isMerged = false,
): Promise<Saved> {
  const { id, base, version, form: sent, isAutosave } = submission;
  if (id === null) return { post: await withSession(() => posts.create.mutate(toPostInput(sent))), sent, isMerged };
  const changes = toPostChanges(sent, base);
  const isUnchanged = Object.keys(changes).length === 0;
  try {
    // Nothing to write: the answer is whatever the server has by now.
    const post = await withSession(() =>
      isUnchanged
        ? posts.byId.query({ id })
        : posts.update.mutate({ id, changes, expectedVersion: version, isAutosave }),
    );
    return { post, sent, isMerged: isMerged || post.version > version + 1 };
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  const theirs = await withSession(() => posts.byId.query({ id }));
  const theirForm = toPostForm(theirs, timeZone);
  const merge = mergePosts(base, sent, theirForm);
  if (merge.conflicts.length > 0 || (isAutosave && theirs.status !== 'draft')) return { ...merge, theirs };
  const next = { id, form: merge.form, base: theirForm, version: theirs.version, isAutosave };
  return sendPost(posts, next, timeZone, true);
}
