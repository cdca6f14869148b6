import { Link } from '@tanstack/react-router';
import type { IssueListItem } from '@tideline/domain/newsletter/issue';
import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { CalendarClock, FileClock, Mail, MailWarning, PencilLine } from 'lucide-react';
import { useMay } from '../../../lib/calls/use-may.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { issueTitle } from '../../../staff/issues/issue-title.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { NextEntry, type NextEntryProps } from './next-entry.tsx';
import { OverviewSection } from './overview-section.tsx';
import { May } from '../../../staff/roles/may.tsx';

const FAILURE = { failure: 'Failed to fetch posts' };

/** Maximum number of listed pending changes; dated ones come first. */
const PENDING_MAX = 3;
const ISSUES_MAX = 20;

/** Upcoming posts and issues, pending changes, and the drafts changed last. */
export function NextOnBlog() {
  const options = { meta: FAILURE } as const;
  const hasIssues = useMay()('issues.read');
  const ofIssues = { ...options, enabled: hasIssues };
  const scheduled = trpc.posts.listSummaries.useQuery({ status: 'scheduled', sort: 'date', limit: 3 }, options);
  const drafts = trpc.posts.listSummaries.useQuery({ status: 'draft', sort: '-updated', limit: 3 }, options);
  const pending = trpc.posts.pending.list.useQuery(undefined, options);
  const issues = trpc.issues.list.useQuery({ state: 'scheduled', limit: ISSUES_MAX }, ofIssues);
  const paused = trpc.issues.list.useQuery({ state: 'paused', limit: ISSUES_MAX }, ofIssues);
  const failed = [scheduled, pending, drafts, issues, paused].find(({ error }) => error);
  const ofBlog = [scheduled.data?.items, pending.data, drafts.data?.items];
  const lists = hasIssues ? [...ofBlog, issues.data?.items, paused.data?.items] : ofBlog;
  const planned = [...(scheduled.data?.items ?? []).map(toPost), ...(issues.data?.items ?? []).map(toIssue)];
  const entries = [
    ...(paused.data?.items ?? []).map(toIssue),
    ...planned.toSorted((a, b) => a.at.localeCompare(b.at)),
    ...(pending.data ?? []).slice(0, PENDING_MAX).map(toUpdate),
    ...(drafts.data?.items ?? []).map(toPost),
  ];
  return (
    <OverviewSection title="Next on the blog" more={{ label: 'All posts', search: { tab: 'posts' } }}>
      {failed ? <LoadFailure message={FAILURE.failure} query={failed} /> : null}
      {lists.every((items) => items?.length === 0) ? (
        <p className="border-b border-line py-4 text-muted">
          Nothing is scheduled and there are no drafts.{' '}
          <May use="posts.edit">
            <Link to="/admin/blog" search={{}} preload={false} className="link">
              Write a post in the Blog CMS
            </Link>
          </May>
        </p>
      ) : null}
      <ul>
        {entries.map((entry) => (
          <NextEntry key={`${entry.to} ${entry.state} ${entry.id}`} {...entry} />
        ))}
      </ul>
    </OverviewSection>
  );
}

function toUpdate(update: PendingSummary): NextEntryProps {
  const { postId: id, goesLiveAt, isHeld, savedAt } = update;
  return {
    to: '/admin/blog',
    id,
    title: displayTitle(update),
    Icon: FileClock,
    state: isHeld ? 'update held back ' : goesLiveAt === null ? 'pending changes, ' : 'update goes live ',
    at: isHeld ? savedAt : (goesLiveAt ?? savedAt),
  };
}

function toPost(post: PostSummary): NextEntryProps {
  const { id, publishDate, updatedAt } = post;
  const entry = { to: '/admin/blog', id, title: displayTitle(post) } as const;
  if (post.status !== 'scheduled') return { ...entry, Icon: PencilLine, state: 'draft, ', at: updatedAt };
  return { ...entry, Icon: CalendarClock, state: 'goes live ', at: publishDate ?? updatedAt };
}

function toIssue(issue: IssueListItem): NextEntryProps {
  const { id, scheduledAt, updatedAt } = issue;
  const entry = { to: '/admin/issue', id, title: issueTitle(issue) } as const;
  if (issue.state === 'paused') return { ...entry, Icon: MailWarning, state: 'newsletter paused ', at: updatedAt };
  return { ...entry, Icon: Mail, state: 'newsletter goes out ', at: scheduledAt ?? updatedAt };
}
