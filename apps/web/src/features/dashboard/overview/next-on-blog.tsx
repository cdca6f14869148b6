import { Link } from '@tanstack/react-router';
import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { CalendarClock, FileClock, PencilLine, type LucideIcon } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { DateText } from '../../../staff/date-text.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { OverviewSection } from './overview-section.tsx';

const FAILURE = { failure: 'Failed to fetch posts' };

/** How many pending changes are listed: dated ones are the first. */
const PENDING_MAX = 3;

/** What appears next on the blog, changes that wait, and the drafts changed last. */
export function NextOnBlog() {
  const options = { refetchOnMount: 'always', meta: FAILURE } as const;
  const scheduled = trpc.posts.listSummaries.useQuery({ status: 'scheduled', sort: 'date', limit: 3 }, options);
  const drafts = trpc.posts.listSummaries.useQuery({ status: 'draft', sort: '-updated', limit: 3 }, options);
  const pending = trpc.posts.pending.list.useQuery(undefined, options);
  const failed = [scheduled, pending, drafts].find(({ error }) => error);
  const isEmpty = [scheduled.data?.items, pending.data, drafts.data?.items].every((items) => items?.length === 0);
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
        {pending.data?.slice(0, PENDING_MAX).map((update) => (
          <NextUpdate key={`update-${update.postId}`} update={update} />
        ))}
        {drafts.data?.items.map((post) => (
          <NextPost key={post.id} post={post} />
        ))}
      </ul>
    </OverviewSection>
  );
}

function NextUpdate({ update }: { update: PendingSummary }) {
  const { goesLiveAt, isHeld, savedAt } = update;
  return (
    <NextEntry
      postId={update.postId}
      title={displayTitle(update)}
      Icon={FileClock}
      state={isHeld ? 'update held back ' : goesLiveAt === null ? 'pending changes, ' : 'update goes live '}
      at={isHeld ? savedAt : (goesLiveAt ?? savedAt)}
    />
  );
}

function NextPost({ post }: { post: PostSummary }) {
  const isScheduled = post.status === 'scheduled';
  return (
    <NextEntry
      postId={post.id}
      title={displayTitle(post)}
      Icon={isScheduled ? CalendarClock : PencilLine}
      state={isScheduled ? 'goes live ' : 'draft, '}
      at={isScheduled ? (post.publishDate ?? post.updatedAt) : post.updatedAt}
    />
  );
}

type NextEntryProps = { postId: string; title: string; Icon: LucideIcon; state: string; at: string };

function NextEntry({ postId, title, Icon, state, at }: NextEntryProps) {
  const timeZone = useTimeZone();
  return (
    <li className="border-b border-line">
      <Link
        to="/admin/blog"
        search={{ edit: postId }}
        preload={false}
        className="flex min-h-11 items-center gap-3 px-1 py-2 hover:bg-sunk"
      >
        <Icon aria-hidden="true" className="icon text-tide" />
        <UserText text={title} className="line-clamp-2! flex-1" />
        <span className="text-sm whitespace-nowrap text-muted">
          {state}
          <DateText iso={at} timeZone={timeZone} />
        </span>
      </Link>
    </li>
  );
}
