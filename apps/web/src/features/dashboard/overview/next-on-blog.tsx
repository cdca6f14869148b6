import { Link } from '@tanstack/react-router';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { CalendarClock, PencilLine } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { DateText } from '../../../staff/date-text.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { OverviewSection } from './overview-section.tsx';

const FAILURE = { failure: 'Failed to fetch posts' };

/** What appears next on the blog, and the drafts changed last. */
export function NextOnBlog() {
  const options = { refetchOnMount: 'always', meta: FAILURE } as const;
  const scheduled = trpc.posts.listSummaries.useQuery({ status: 'scheduled', sort: 'date', limit: 3 }, options);
  const drafts = trpc.posts.listSummaries.useQuery({ status: 'draft', sort: '-updated', limit: 3 }, options);
  const failed = [scheduled, drafts].find(({ error }) => error);
  const isEmpty = scheduled.data?.items.length === 0 && drafts.data?.items.length === 0;
  return (
    <OverviewSection title="Next on the blog" more={{ label: 'All posts', search: { tab: 'posts' } }}>
      {failed ? <LoadFailure message={FAILURE.failure} query={failed} /> : null}
      {isEmpty ? (
        <p className="border-b border-line py-4 text-muted">
          Nothing is scheduled and there are no drafts.{' '}
          <Link to="/admin/blog" search={{}} preload={false} className="link">
            Write a post in the Blog CMS
          </Link>
        </p>
      ) : null}
      <ul>
        {scheduled.data?.items.map((post) => (
          <NextPost key={post.id} post={post} />
        ))}
        {drafts.data?.items.map((post) => (
          <NextPost key={post.id} post={post} />
        ))}
      </ul>
    </OverviewSection>
  );
}

function NextPost({ post }: { post: PostSummary }) {
  const timeZone = useTimeZone();
  const isScheduled = post.status === 'scheduled';
  const Icon = isScheduled ? CalendarClock : PencilLine;
  return (
    <li className="border-b border-line">
      <Link
        to="/admin/blog"
        search={{ edit: post.id }}
        preload={false}
        className="flex min-h-11 items-center gap-3 px-1 py-2 hover:bg-sunk"
      >
        <Icon aria-hidden="true" className="icon text-tide" />
        <UserText text={displayTitle(post)} className="line-clamp-2! flex-1" />
        <span className="text-sm whitespace-nowrap text-muted">
          {isScheduled ? 'goes live ' : 'draft, '}
          <DateText iso={isScheduled ? (post.publishDate ?? post.updatedAt) : post.updatedAt} timeZone={timeZone} />
        </span>
      </Link>
    </li>
  );
}
