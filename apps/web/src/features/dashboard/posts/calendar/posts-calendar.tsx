import { keepPreviousData } from '@tanstack/react-query';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { useNow } from '../../../../staff/use-now.ts';
import type { PostsSearch } from '../../dashboard-search.ts';
import { ListRows } from '../../lists/list-rows.tsx';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';
import { useIsPhone } from '../../lists/use-is-phone.ts';
import { PostsLink, type PostsPlace } from '../posts-link.tsx';
import { usePendingChanges } from '../use-pending-changes.ts';
import { AgendaList } from './agenda-list.tsx';
import { addMonths, formatMonth, monthOf, weeksOf } from './calendar-days.ts';
import { type CalendarEntry, entriesByDay } from './calendar-entry.ts';
import { MonthGrid } from './month-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { UndatedDrafts } from './undated-drafts.tsx';
import { useMoveEntry } from './use-move-entry.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';

const DRAFTS_MAX = 50;
/** Exceeds any realistic number of scheduled issues. */
const ISSUES_MAX = 100;
const OPTIONS = { meta: { failure: 'Failed to fetch the calendar' } } as const;

export type PostsCalendarProps = { place: PostsPlace; search: PostsSearch };

/** The posts of a month and the scheduled issues, on their days in the agency's zone; on a phone, as a list. */
export function PostsCalendar({ place, search }: PostsCalendarProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const isPhone = useIsPhone();
  const today = dayInZone(new Date(now).toISOString(), timeZone);
  const month = search.month ?? monthOf(now, timeZone);
  const days = weeksOf(month).flat();
  const range = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const posts = trpc.posts.calendar.useQuery(range, { ...OPTIONS, placeholderData: keepPreviousData });
  const drafts = trpc.posts.listSummaries.useQuery({ status: 'draft', sort: '-updated', limit: DRAFTS_MAX }, OPTIONS);
  const pending = usePendingChanges();
  const issues = trpc.issues.list.useQuery(
    { state: 'scheduled', limit: ISSUES_MAX },
    { ...OPTIONS, enabled: useMay()('issues.read') },
  );
  const entries = entriesByDay(posts.data ?? [], pending.values(), issues.data?.items ?? [], timeZone);
  const [asked, setAsked] = useState<CalendarEntry | null>(null);
  const move = useMoveEntry(timeZone);
  const view = { month, today, entries, timeZone, onAsk: setAsked };
  const monthLink = (to: string) => ({ place, search: { view: 'calendar', month: to } as const });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <h2 className="type-title mr-auto text-title-s max-sm:w-full" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <PostsLink {...monthLink(addMonths(month, -1))} variant="secondary">
          <ChevronLeft aria-hidden="true" className="icon" />
          <span className="sr-only">Previous month</span>
        </PostsLink>
        <PostsLink place={place} search={{ view: 'calendar' }} variant="secondary">
          This month
        </PostsLink>
        <PostsLink {...monthLink(addMonths(month, 1))} variant="secondary">
          <span className="sr-only">Next month</span>
          <ChevronRight aria-hidden="true" className="icon" />
        </PostsLink>
      </div>
      <LoadFailure query={posts} />
      {posts.isPending ? <TableSkeleton /> : null}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <ListRows isStale={posts.isPlaceholderData}>
          {posts.data && isPhone ? <AgendaList {...view} /> : null}
          {posts.data && !isPhone ? <MonthGrid {...view} onMove={move} /> : null}
          <p className="py-3 text-xs text-muted">Days and times in {timeZone.replaceAll('_', ' ')}.</p>
        </ListRows>
        {drafts.data ? (
          <UndatedDrafts
            drafts={drafts.data.items.filter(({ publishDate }) => publishDate === null)}
            timeZone={timeZone}
          />
        ) : null}
      </div>
      {asked ? (
        <MoveDialog
          entry={asked}
          today={today}
          timeZone={timeZone}
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
