import type { PostsSearch } from '../../dashboard-search.ts';
import { addDays, addMonths, formatMonth, formatWeek, weekOf, weeksOf } from './calendar-days.ts';

type PeriodSearch = Pick<PostsSearch, 'month' | 'week'>;

/** What the calendar shows: a month in whole weeks, or one week. */
export type CalendarPeriod = {
  kind: 'month' | 'week';
  title: string;
  /** Each day as `YYYY-MM-DD`, from Sunday to Saturday. */
  weeks: readonly (readonly string[])[];
  /** Whether a day belongs to the period, not to a neighboring month. */
  has: (day: string) => boolean;
  /** The search parameters of the periods beside it, of the present one, and of the month and week that it is part of. */
  links: Record<'previous' | 'next' | 'today' | 'month' | 'week', PeriodSearch>;
};

/** @param today in the agency's zone, shown when the search names no period */
export function periodOf({ month, week }: PeriodSearch, today: string): CalendarPeriod {
  return week === undefined ? monthPeriod(month ?? today.slice(0, 7), today) : weekPeriod(week, today);
}

function monthPeriod(month: string, today: string): CalendarPeriod {
  return {
    kind: 'month',
    title: formatMonth(month),
    weeks: weeksOf(month),
    has: (day) => day.startsWith(month),
    links: {
      previous: { month: addMonths(month, -1) },
      next: { month: addMonths(month, 1) },
      today: {},
      month: { month },
      week: { week: today.startsWith(month) ? today : `${month}-01` },
    },
  };
}

function weekPeriod(day: string, today: string): CalendarPeriod {
  const week = weekOf(day);
  return {
    kind: 'week',
    title: formatWeek(week),
    weeks: [week],
    has: () => true,
    links: {
      previous: { week: addDays(day, -7) },
      next: { week: addDays(day, 7) },
      today: { week: today },
      month: { month: day.slice(0, 7) },
      week: { week: day },
    },
  };
}
