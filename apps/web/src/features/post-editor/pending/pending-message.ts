import { formatDateTime } from '../../../staff/time/relative-date.ts';
import type { StoredPending } from '../saving/stored-post.ts';

/** The result of keeping changes as pending, in words. */
export function pendingMessage(pending: StoredPending | null, timeZone: string): { title: string; text: string } {
  const goesLiveAt = pending?.goesLiveAt ?? null;
  if (goesLiveAt === null) return { title: 'Kept as pending draft', text: 'Readers see the post as it was.' };
  return { title: 'Update scheduled', text: `It goes live ${formatDateTime(goesLiveAt, timeZone)}.` };
}
