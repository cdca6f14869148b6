import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import type { PostSummary } from '@tideline/domain/post/post';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { POST_STATUS_TONES } from '../../../staff/posts/post-status.ts';
import { formatDateTime } from '../../../staff/time/relative-date.ts';
import { Badge } from '../../../ui/sections/badge.tsx';

export type PostBadgesProps = {
  post: PostSummary;
  isFeatured: boolean;
  /** The pending changes of the post. */
  pending: PendingSummary | undefined;
};

/** The status, replaced by a mark if there are pending changes, which only published posts have. */
export function ShortPostBadge({ post, pending }: Omit<PostBadgesProps, 'isFeatured'>) {
  if (pending) return <PendingBadge pending={pending} />;
  return <Badge tone={POST_STATUS_TONES[post.status]}>{post.status}</Badge>;
}

/** The status of a post, and further facts about it. */
export function PostBadges({ post, isFeatured, pending }: PostBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={POST_STATUS_TONES[post.status]}>{post.status}</Badge>
      {isFeatured ? (
        <Badge tone="buoy">{post.status === 'published' ? 'Featured' : 'Featured when published'}</Badge>
      ) : null}
      {pending ? <PendingBadge pending={pending} /> : null}
    </span>
  );
}

function PendingBadge({ pending }: { pending: PendingSummary }) {
  const timeZone = useTimeZone();
  const { goesLiveAt, isHeld, savedBy } = pending;
  if (isHeld) {
    const title = 'The live post was changed in the same fields. Open the post to merge both.';
    return (
      <span title={title}>
        <Badge tone="red">Update held</Badge>
      </span>
    );
  }
  const when = goesLiveAt === null ? '' : `, goes live ${formatDateTime(goesLiveAt, timeZone)}`;
  return (
    <span title={`Kept by ${savedBy}${when}`}>
      <Badge tone="accent">{goesLiveAt === null ? 'Pending changes' : 'Update scheduled'}</Badge>
    </span>
  );
}
