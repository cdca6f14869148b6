import type { Results } from '@tideline/domain/stats/results';
import type { ResultsQuery } from '@tideline/domain/stats/stats.schema';
import { BYTE_ORDER_MARK, csvLine } from '../../core/exports/csv-export.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { instantsOf, rangeDays } from './range-days.ts';
import { listResults, sumResults, type Titles } from './results.repository.ts';

/** Enquiries, clients and value by campaign, source or post, in a range that ends today. */
export async function findResults(db: Db, { by, range, sort }: ResultsQuery, titles: Titles): Promise<Results> {
  const { now } = titles;
  const { timeZone, currency } = await findSettings(db);
  const days = rangeDays(range, now, timeZone);
  const period = instantsOf(days, timeZone);
  const [rows, total] = await Promise.all([listResults(db, { by, sort, ...period }, titles), sumResults(db, period)]);
  return { by, firstDay: days.from, currency, rows, total };
}

/** The same as CSV. */
export function resultsToCsv({ by, currency, rows, total }: Results): string {
  const heading = [by, 'key', 'enquiries', 'clients', `value in ${currency}`];
  const lines = [
    ...rows.map(({ key, name, received, clients, value }) => [name, key, ...[received, clients, value].map(String)]),
    ['All inquiries', '', ...[total.received, total.clients, total.value].map(String)],
  ];
  return BYTE_ORDER_MARK + [heading, ...lines].map(csvLine).join('');
}
