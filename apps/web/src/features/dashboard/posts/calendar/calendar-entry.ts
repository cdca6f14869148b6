import type { Booking } from '@tideline/domain/booking/booking';
import type { IssueSummary } from '@tideline/domain/newsletter/issue';
import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { issueTitle } from '../../../../staff/issues/issue-title.ts';

/** A post, the update of a post, an issue of the newsletter or a call, on its day. */
export type CalendarEntry = {
  /** Unique among the entries. */
  key: string;
  title: string;
  kind: 'published' | 'scheduled' | 'draft' | 'update' | 'issue' | 'sent' | 'call';
  /** ISO 8601 in UTC. */
  at: string;
} & Planned;

/** What happens on the day. */
type Planned = OneOf<{ post: PostOnDay; pending: PendingSummary; issue: DatedIssue; call: DatedCall }>;

/** Exactly one of the fields. */
type OneOf<Fields> = {
  [Name in keyof Fields]: { [Field in Name]: Fields[Field] } & { [Field in Exclude<keyof Fields, Name>]?: undefined };
}[keyof Fields];

/** An issue of the newsletter, as the calendar shows it: at its date, or when it began to go out. */
export type DatedIssue = Pick<IssueSummary, 'id' | 'subject' | 'version' | 'state' | 'scheduledAt' | 'startedAt'>;

/** A booked call, as the calendar shows it. */
export type DatedCall = Pick<Booking, 'id' | 'contactId' | 'name' | 'startsAt' | 'kind'>;

/** A post with a publish date, as the calendar shows it. */
export type PostOnDay = Pick<PostSummary, 'id' | 'title' | 'status' | 'version'> & { publishDate: string };

export type CalendarParts = {
  posts: readonly PostOnDay[];
  pending: Iterable<PendingSummary>;
  issues: readonly DatedIssue[];
  calls: readonly DatedCall[];
};

/** The entries by day in the agency's zone, each day sorted by time. */
export function entriesByDay(parts: CalendarParts, timeZone: string): Map<string, CalendarEntry[]> {
  const entries = [
    ...parts.posts.map(toPostEntry),
    ...[...parts.pending].flatMap(toUpdateEntry),
    ...parts.issues.flatMap(toIssueEntry),
    ...parts.calls.map(toCallEntry),
  ];
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.key.localeCompare(b.key))) {
    const day = dayInZone(entry.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Whether the entry can be moved to another day here; what is public cannot, and a call moves in its inquiry. */
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

function toIssueEntry(issue: DatedIssue): CalendarEntry[] {
  const isScheduled = issue.state === 'scheduled';
  const at = isScheduled ? issue.scheduledAt : issue.startedAt;
  if (at === null) return [];
  return [{ key: `issue-${issue.id}`, title: issueTitle(issue), kind: isScheduled ? 'issue' : 'sent', at, issue }];
}

function toCallEntry(call: DatedCall): CalendarEntry {
  const title = call.kind ? `${call.name}, ${call.kind.name}` : call.name;
  return { key: `call-${call.id}`, title, kind: 'call', at: call.startsAt, call };
}
