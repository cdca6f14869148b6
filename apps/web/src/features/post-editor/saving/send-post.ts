import type { Post } from '@tideline/domain/post/post';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { mergePosts } from './merge-post.ts';
import type { PostForm } from '../post-form.ts';
import { toPostChanges, toPostInput } from '../post-form.ts';
import { type ConflictOf, sendMerged, type SentOf, type SubmissionOf, type Trashed } from './send-merged.ts';
import { toStored, type Stored } from './stored-post.ts';

/** One save of a post. */
export type Submission = SubmissionOf<PostForm, Stored>;

export type Conflict = ConflictOf<PostForm, Stored>;

/** A successful save. `post`: null if the post itself is unchanged. */
export type SentPost = SentOf<PostForm, Stored> & { post: Post | null };

/** The result of a save, or why it was not saved. */
export type Saved = SentPost | Conflict | Trashed;

/**
 * Saves a post; `sendMerged` describes what happens when the server has a newer version. A post that is no longer a draft is
 * not autosaved.
 * @throws the error of the call, NOT_FOUND when the post is in the trash
 */
export async function sendPost(
  posts: ApiClient['posts'],
  submission: Submission,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  const { id, key, form: submitted, isAutosave } = submission;
  if (id === null || key === null) {
    const post = await posts.create.mutate(toPostInput(submitted));
    return { post, next: toStored(post, timeZone), submitted, isMerged: false };
  }
  return sendMerged(
    submission,
    {
      async update(form: PostForm, { base, version: expectedVersion }: Stored) {
        const changes = toPostChanges(form, base);
        const post = await (Object.keys(changes).length === 0
          ? posts.byId.query({ id, key })
          : posts.update.mutate({ id, key, changes, expectedVersion, isAutosave }));
        return { post, next: toStored(post, timeZone) };
      },
      read: async () => toStored(await posts.byId.query({ id, key }), timeZone),
      merge: mergePosts,
      mayAutosave: ({ base }) => base.status === 'draft',
    },
    readForm,
  );
}
