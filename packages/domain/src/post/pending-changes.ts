import type { Draft, DraftSummary } from '../entity/draft.ts';
import type { PostFields } from './post.ts';

/** The fields of a post that can be pending: all but the status. */
export type PendingFields = Omit<PostFields, 'status'>;

/** Changes to a published post that visitors do not see yet, in a list. `title`: the post as it will be. */
export type PendingSummary = DraftSummary & { postId: string; title: string };

/** The same with both texts. */
export type PendingChanges = PendingSummary & Draft<PendingFields>;
