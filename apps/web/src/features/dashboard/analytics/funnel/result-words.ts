import type { AnalyticsRange } from '@tideline/domain/stats/analytics';
import type { ResultKind, ResultRow, Results } from '@tideline/domain/stats/results';
import { PERCENT_FROM, shareText } from '@tideline/domain/stats/share';
import { TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import { quantity } from '../../../../lib/text/quantity.ts';
import { RANGE_NAMES, SOURCE_NAMES } from '../analytics-words.ts';

/** For each kind: its name, the name of its rows, what they count, and the text without any. */
export const RESULT_KIND_WORDS: Record<ResultKind, { name: string; row: string; definition: string; empty: string }> = {
  source: {
    name: 'Sources',
    row: 'Source',
    definition: 'By where the visit that led to the inquiry came from. Unknown: no path came with the form.',
    empty: 'No inquiry arrived in this period.',
  },
  campaign: {
    name: 'Campaigns',
    row: 'Campaign',
    definition:
      'By the utm_source, utm_medium and utm_campaign of the link that began the visit; a dash for a missing one.',
    empty: 'No inquiry in this period began with a link that names a campaign.',
  },
  post: {
    name: 'Posts',
    row: 'Post',
    definition:
      'By the posts that were read before the inquiry. An inquiry that followed several posts counts for each.',
    empty: 'No inquiry in this period followed a post.',
  },
};

/** The figures, in their order. */
export const RESULT_FIGURES = [
  { key: 'received', label: 'Inquiries', definition: 'Arrived from the website in this period, without spam.' },
  { key: 'clients', label: 'Clients', definition: 'Inquiries won so far.' },
  { key: 'value', label: 'Value', definition: 'What the clients are worth, where staff entered a value.' },
] as const;

/** How a row is called. */
export function resultName(by: ResultKind, { key, name }: ResultRow): string {
  if (by === 'post') return name || 'A post that is deleted, untitled or not public';
  if (by === 'campaign') return name;
  const source = TRAFFIC_SOURCES.find((known) => known === key);
  return source ? SOURCE_NAMES[source] : 'Unknown';
}

/** @example formatMoney(4_000, 'USD') // => '$4,000' */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** The clients of a range in a sentence: its figure, and the rest. */
export function clientsHeadline({ total, currency }: Results, range: AnalyticsRange): { figure: string; rest: string } {
  const { received, clients, value } = total;
  const span = `in the last ${RANGE_NAMES[range]}`;
  if (received === 0) return { figure: 'No inquiries', rest: `${span}.` };
  const from = `from ${quantity(received, ['inquiry', 'inquiries'])} ${span}`;
  if (clients === 0) return { figure: 'No clients yet', rest: `${from}.` };
  const worth = value === 0 ? '' : ` worth ${formatMoney(value, currency)}`;
  const share = received < PERCENT_FROM ? '' : `, ${shareText(clients, received)} of them`;
  return { figure: `${quantity(clients, ['client', 'clients'])}${worth}`, rest: `${from}${share}.` };
}
