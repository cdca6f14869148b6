import type { PostSummary } from '@tideline/domain/post/post';
import { displayTitle } from '@tideline/domain/post/post';
import { Eye } from 'lucide-react';
import { DateText } from '../../../staff/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { POST_STATUS_TONES } from '../../../staff/post-status.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';

export type PostCardProps = { post: PostSummary; timeZone: string; onDelete: () => void };

/** One post in the list of the CMS. */
export function PostCard({ post, timeZone, onDelete }: PostCardProps) {
  const title = displayTitle(post);
  return (
    <article className="flex flex-col gap-3 rounded-[6px] border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={POST_STATUS_TONES[post.status]}>{post.status}</Badge>
        {post.category ? <UserText text={post.category} className="type-label text-muted" /> : null}
      </div>
      <h2 className="type-title text-[1.1875rem] leading-snug">
        <UserText text={title} />
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {post.publishDate === null ? 'No date' : <DateText iso={post.publishDate} timeZone={timeZone} />}
        <span className="inline-flex items-center gap-1.5">
          <Eye aria-hidden="true" className="icon" />
          {post.views.toLocaleString('en-US')} {post.views === 1 ? 'view' : 'views'}
        </span>
      </p>
      <div className="mt-auto flex gap-2 border-t border-line pt-3">
        <ButtonLink to="/admin/blog" search={{ edit: post.id }} size="sm" variant="secondary" preload={false}>
          Edit<span className="sr-only"> {title}</span>
        </ButtonLink>
        <Button size="sm" variant="quiet" onClick={onDelete}>
          Delete<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </article>
  );
}
