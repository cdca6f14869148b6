import { zonePlace } from '@tideline/domain/time/zone-place';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { useNow } from '../../../../staff/time/use-now.ts';
import type { PostsSearch } from '../../dashboard-search.ts';
import { ListRows } from '../../lists/list-rows.tsx';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';
import { useIsPhone } from '../../../../staff/use-media-query.ts';
import type { PostsPlace } from '../posts-link.tsx';
import { AgendaList } from './agenda-list.tsx';
import { type CalendarEntry, entriesByDay } from './calendar-entry.ts';
import { periodOf } from './calendar-period.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PeriodBar } from './period-bar.tsx';
import { UndatedDrafts } from './undated-drafts.tsx';
import { useCalendarParts } from './use-calendar-parts.ts';
import { useMoveEntry } from './use-move-entry.ts';
import { WeeksTable } from './weeks-table.tsx';

const DRAFTS_MAX = 50;

export type PostsCalendarProps = { place: PostsPlace; search: PostsSearch };

/** Posts, updates, issues and calls of a month or week, on their days in the agency's zone; on a phone, as a list. */
export function PostsCalendar({ place, search }: PostsCalendarProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const isPhone = useIsPhone();
  const today = dayInZone(new Date(now).toISOString(), timeZone);
  const period = periodOf(search, today);
  const { posts, parts } = useCalendarParts(period, timeZone);
  const drafts = trpc.posts.listSummaries.useQuery(
    { status: 'draft', sort: '-updated', limit: DRAFTS_MAX },
    { meta: { failure: 'Failed to fetch drafts' } },
  );
  const entries = entriesByDay(parts, timeZone);
  const [asked, setAsked] = useState<CalendarEntry | null>(null);
  const move = useMoveEntry(timeZone);
  const view = { period, today, entries, onAsk: setAsked };
  return (
    <>
      <PeriodBar place={place} period={period} />
      <LoadFailure query={posts} />
      {posts.isPending ? <TableSkeleton /> : null}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <ListRows isStale={posts.isPlaceholderData}>
          {posts.data && isPhone ? <AgendaList {...view} /> : null}
          {posts.data && !isPhone ? <WeeksTable {...view} onMove={move} /> : null}
          <p className="py-3 text-xs text-muted">Days and times are in {zonePlace(timeZone)} time.</p>
        </ListRows>
        {drafts.data ? (
          <UndatedDrafts drafts={drafts.data.items.filter(({ publishDate }) => publishDate === null)} />
        ) : null}
      </div>
      {asked ? (
        <MoveDialog
          entry={asked}
          today={today}
          onMove={(day) => {
            setAsked(null);
            move(asked, day);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
