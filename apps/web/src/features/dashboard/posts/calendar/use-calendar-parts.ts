import { keepPreviousData } from '@tanstack/react-query';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { usePendingChanges } from '../use-pending-changes.ts';
import { addDays } from './calendar-days.ts';
import type { CalendarParts } from './calendar-entry.ts';
import type { CalendarPeriod } from './calendar-period.ts';

/** Exceeds any realistic number of scheduled issues, and of calls in a month. */
const ITEMS_MAX = 100;

/** Fetches what stands on the days of a period. Each role gets the parts it may read. */
export function useCalendarParts({ weeks }: CalendarPeriod, timeZone: string) {
  const may = useMay();
  const days = weeks.flat();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const options = { meta: { failure: 'Failed to fetch the calendar' }, placeholderData: keepPreviousData } as const;
  const issueOptions = { ...options, enabled: may('issues.read') };
  const posts = trpc.posts.calendar.useQuery({ from, to }, options);
  const scheduled = trpc.issues.list.useQuery({ state: 'scheduled', limit: ITEMS_MAX }, issueOptions);
  const sent = trpc.issues.list.useQuery({ state: 'sent', limit: ITEMS_MAX }, issueOptions);
  const calls = trpc.bookings.list.useQuery(
    {
      status: 'booked',
      from: parsePublishDate(from, timeZone) ?? undefined,
      until: parsePublishDate(addDays(to, 1), timeZone) ?? undefined,
      limit: ITEMS_MAX,
    },
    { ...options, enabled: may('bookings.read') },
  );
  const pending = usePendingChanges();
  const parts: CalendarParts = {
    posts: posts.data ?? [],
    pending: pending.values(),
    issues: [scheduled, sent].flatMap(({ data }) => data?.items ?? []),
    calls: calls.data?.items ?? [],
  };
  return { posts, parts };
}
