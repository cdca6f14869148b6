import type { IssueSummary } from '@tideline/domain/newsletter/issue';
import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { issueTitle } from '../../../../staff/issues/issue-title.ts';

/** A post, the update of a post, or an issue of the newsletter, on its day. */
export type CalendarEntry = {
  /** Unique among the entries. */
  key: string;
  title: string;
  kind: 'published' | 'scheduled' | 'draft' | 'update' | 'issue';
  /** ISO 8601 in UTC. */
  at: string;
} & Planned;

/** What happens on the day. */
type Planned =
  | { post: PostOnDay; pending?: undefined; issue?: undefined }
  | { pending: PendingSummary; post?: undefined; issue?: undefined }
  | { issue: ScheduledIssue; post?: undefined; pending?: undefined };

/** An issue of the newsletter, as the calendar shows it. */
export type ScheduledIssue = Pick<IssueSummary, 'id' | 'subject' | 'version' | 'scheduledAt'>;

/** A post with a publish date, as the calendar shows it. */
export type PostOnDay = Pick<PostSummary, 'id' | 'title' | 'status' | 'version'> & { publishDate: string };

/** The entries by day in the agency's zone, each day sorted by time. */
export function entriesByDay(
  posts: readonly PostOnDay[],
  pending: Iterable<PendingSummary>,
  issues: readonly ScheduledIssue[],
  timeZone: string,
): Map<string, CalendarEntry[]> {
  const entries = [...posts.map(toPostEntry), ...[...pending].flatMap(toUpdateEntry), ...issues.flatMap(toIssueEntry)];
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.key.localeCompare(b.key))) {
    const day = dayInZone(entry.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Whether the entry can be moved to another day; public ones cannot. */
export function isMovable({ kind }: CalendarEntry): boolean {
  return kind === 'scheduled' || kind === 'update' || kind === 'issue';
}

function toPostEntry(post: PostOnDay): CalendarEntry {
  const { id, status, publishDate } = post;
  return { key: `post-${id}`, title: displayTitle(post), kind: status, at: publishDate, post };
}

function toUpdateEntry(pending: PendingSummary): CalendarEntry[] {
  const { postId, goesLiveAt } = pending;
  if (goesLiveAt === null || pending.isHeld) return [];
  return [{ key: `update-${postId}`, title: displayTitle(pending), kind: 'update', at: goesLiveAt, pending }];
}

function toIssueEntry(issue: ScheduledIssue): CalendarEntry[] {
  const { id, scheduledAt } = issue;
  if (scheduledAt === null) return [];
  return [{ key: `issue-${id}`, title: issueTitle(issue), kind: 'issue', at: scheduledAt, issue }];
}
