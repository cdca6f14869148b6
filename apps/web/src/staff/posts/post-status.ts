import type { PostStatus } from '@tideline/domain/post/post';

/** The colour for a post's status. Source: product specification §2, admin dashboard. */
export const POST_STATUS_TONES: Record<PostStatus, 'yellow' | 'green' | 'blue'> = {
  draft: 'yellow',
  published: 'green',
  scheduled: 'blue',
};
