import type { ContactInput } from '@tideline/domain/contact/contact';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { toFunnelStep, type FunnelStep } from '@tideline/domain/stats/funnel';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';
import type { FunnelDaysTable, PageViewsTable } from '../../core/store/tables/analytics.ts';
import type { ContactsTable } from '../../core/store/tables/people.ts';
import { apportion, sum } from './apportion.ts';
import type { SampleTime } from './sample-time.ts';

const PAGES_PER_VISITOR = 1.9;
/** How many of a hundred visitors who open the form give up at each field. */
const STOPPED_PERCENTS: Partial<Record<ContactInput, number>> = {
  firstName: 4,
  lastName: 1,
  email: 5,
  company: 2,
  package: 3,
  message: 4,
};

/** The funnel of the days with sample page views, consistent with the sample enquiries. */
export function buildSampleFunnel(
  views: readonly PageViewsTable[],
  contacts: readonly ContactsTable[],
  { timeZone }: SampleTime,
): FunnelDaysTable[] {
  const days = [...new Set(views.map(({ day }) => day))];
  const opened = sumByDay(views.filter(({ path }) => path === CONTACT_FORM_PATH));
  const [all, home] = [sumByDay(views), sumByDay(views.filter(({ path }) => path === '/'))];
  const sent = contacts.filter(({ status }) => status !== 'spam').map((row) => dayInZone(row.submitted_at, timeZone));
  const rowsOf = (step: FunnelStep, counts: number[]) =>
    days.map((day, index) => ({ day, step, is_sample: 1 as const, count: counts[index] ?? 0 }));
  const openings = days.map((day) => opened.get(day) ?? 0);
  return [
    ...rowsOf(
      'visit',
      days.map((day) => Math.max(home.get(day) ?? 0, Math.ceil((all.get(day) ?? 0) / PAGES_PER_VISITOR))),
    ),
    ...Object.entries(STOPPED_PERCENTS).flatMap(([field, percent]) =>
      rowsOf(toFunnelStep(field as ContactInput), apportion(Math.round((sum(openings) * percent) / 100), openings)),
    ),
    ...rowsOf(
      'sent',
      days.map((day) => sent.filter((own) => own === day).length),
    ),
  ].filter(({ count }) => count > 0);
}

function sumByDay(rows: readonly PageViewsTable[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, views } of rows) sums.set(day, (sums.get(day) ?? 0) + views);
  return sums;
}
