import { DAY_MS } from '@tideline/domain/time/instant';
import { FORM_STEPS, toFunnelStep } from '@tideline/domain/stats/funnel';
import { TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import type { Trx } from '../../core/store/schema.ts';
import type { FillSize } from './fill-database.ts';
import type { Flag } from '../../core/store/tables/column-types.ts';
import { insertRows } from './insert-rows.ts';

const [YES, NO]: [Flag, Flag] = [1, 0];

/** Trails of four in five enquiries, with a campaign in every third and two posts each. */
export async function insertTrails(trx: Trx, { contacts, posts }: FillSize, end: number): Promise<void> {
  const withTrail = Math.floor((contacts * 4) / 5);
  const startedAt = new Date(end).toISOString();
  await insertRows(trx, 'contact_trails', withTrail, (index) => ({
    contact_id: idOf(contactOf(index)),
    submitted_at: submittedAt(contactOf(index), contacts, end),
    entry_path: '/',
    entry_source: TRAFFIC_SOURCES[index % TRAFFIC_SOURCES.length] ?? 'direct',
    entry_host: '',
    last_path: '/',
    campaign_source: index % 3 === 0 ? 'newsletter' : '',
    campaign_medium: '',
    campaign_name: index % 3 === 0 ? `campaign-${index % 300}` : '',
    campaign_term: '',
    campaign_content: '',
    issue_id: null,
    started_at: startedAt,
    pages: 3,
    details: '{"packages":[],"caseStudies":[]}',
  }));
  const keys = Math.max(1, Math.min(1_000, posts));
  await insertRows(trx, 'contact_trail_posts', withTrail * 2, (index) => ({
    contact_id: idOf(contactOf(Math.floor(index / 2))),
    submitted_at: submittedAt(contactOf(Math.floor(index / 2)), contacts, end),
    post_key: `post-${(index * 7) % keys}${index % 2 === 0 ? '' : 'b'}`,
    position: index % 2,
    read_percent: 80,
    is_first: index % 2 === 0 ? YES : NO,
    is_last: index % 2 === 0 ? NO : YES,
  }));
}

/** One visitor at each step of the form, on each day. */
export async function insertFunnelDays(trx: Trx, days: number, end: number): Promise<void> {
  const steps = ['visit', ...FORM_STEPS.map(toFunnelStep)] as const;
  await insertRows(trx, 'funnel_days', days * steps.length, (index) => ({
    day: new Date(end - Math.floor(index / steps.length) * DAY_MS).toISOString().slice(0, 10),
    step: steps[index % steps.length] ?? 'visit',
    is_sample: NO,
    count: 5,
  }));
}

/** The time of an enquiry, spread over four years, newest first. */
export function submittedAt(index: number, contacts: number, end: number): string {
  return new Date(end - (index / contacts) * 4 * 365 * DAY_MS).toISOString();
}

/** The number of the enquiry with this trail. */
function contactOf(trail: number): number {
  return Math.floor((trail * 5) / 4);
}

function idOf(enquiry: number): string {
  return `contact-${enquiry}`;
}
