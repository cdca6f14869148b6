import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { dayInZone } from '@tideline/domain/post/publish-date';

/** A post, or the update of a post, on its day. */
export type CalendarEntry = {
  /** Unique among the entries. */
  key: string;
  postId: string;
  title: string;
  kind: 'published' | 'scheduled' | 'draft' | 'update';
  /** ISO 8601 in UTC. */
  at: string;
} & ({ post: PostOnDay; pending?: undefined } | { pending: PendingSummary; post?: undefined });

/** A post with a publish date, as the calendar shows it. */
export type PostOnDay = Pick<PostSummary, 'id' | 'title' | 'status' | 'version'> & { publishDate: string };

/** The entries by day in the agency's zone, each day in the order of its times. */
export function entriesByDay(
  posts: readonly PostOnDay[],
  pending: Iterable<PendingSummary>,
  timeZone: string,
): Map<string, CalendarEntry[]> {
  const entries = [...posts.map(toPostEntry), ...[...pending].flatMap(toUpdateEntry)];
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.key.localeCompare(b.key))) {
    const day = dayInZone(entry.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Whether the entry can be moved to another day: what is public already stays where it is. */
export function isMovable({ kind }: CalendarEntry): boolean {
  return kind === 'scheduled' || kind === 'update';
}

function toPostEntry(post: PostOnDay): CalendarEntry {
  const { id, status, publishDate } = post;
  return { key: `post-${id}`, postId: id, title: displayTitle(post), kind: status, at: publishDate, post };
}

function toUpdateEntry(pending: PendingSummary): CalendarEntry[] {
  const { postId, goesLiveAt } = pending;
  if (goesLiveAt === null || pending.isHeld) return [];
  return [{ key: `update-${postId}`, postId, title: displayTitle(pending), kind: 'update', at: goesLiveAt, pending }];
}
