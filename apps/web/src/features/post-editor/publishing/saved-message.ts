import type { Post, PostStatus } from '@tideline/domain/post/post';
import { formatMoment, type PublishClock } from './primary-action.ts';

/** The effect of a save for readers, in a few words; null for a draft that stays one. */
export function savedMessage(
  post: Pick<Post, 'status' | 'publishDate'>,
  before: PostStatus,
  clock: PublishClock,
): string | null {
  if (post.status === 'draft') return before === 'draft' ? null : 'Unpublished';
  const isWaiting = post.publishDate !== null && Date.parse(post.publishDate) > clock.now;
  if (isWaiting) return `Scheduled for ${formatMoment(post.publishDate ?? '', clock)}`;
  return before === 'published' ? 'Updated' : 'Published';
}
