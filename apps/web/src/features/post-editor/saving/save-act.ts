import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { keepPending } from '../pending/keep-pending.ts';
import { publishPending } from '../pending/publish-pending.ts';
import type { PostForm } from '../post-form.ts';
import { isNotFound } from '../../../lib/text/error-message.ts';
import { sendPost, type Saved, type Submission } from './send-post.ts';

/**
 * The target of a save: the live post including pending changes, or the pending changes alone. `goesLiveAt` is a publish
 * date; null for none, undefined keeps the date.
 */
export type SaveAct = { to: 'live' } | { to: 'pending'; goesLiveAt?: string | null };

/** @throws the error of the call, or SessionEnded when the session ended and the sign-in was cancelled */
export async function sendAct(
  act: SaveAct,
  posts: ApiClient['posts'],
  submission: Submission,
  timeZone: string,
  readForm: () => PostForm,
): Promise<Saved> {
  try {
    if (act.to === 'pending') return await keepPending(posts, { ...submission, ...act }, timeZone, readForm);
    const send = submission.pending === null ? sendPost : publishPending;
    return await send(posts, submission, timeZone, readForm);
  } catch (error) {
    if (isNotFound(error)) return { isTrashed: true };
    throw error;
  }
}
