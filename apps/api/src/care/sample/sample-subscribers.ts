import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import {
  DEFAULT_SUBSCRIBER_SOURCE,
  HOME_SUBSCRIBER_SOURCE,
  type SubscriberStatus,
} from '@tideline/domain/subscriber/subscriber';
import type { SubscribersTable } from '../../core/store/tables/people.ts';
import { toRow } from '../../audience/subscribers/subscribers.repository.ts';
import { momentThisMonth, toIso, type SampleTime } from './sample-time.ts';

/** Newest first. Domains are reserved for examples. Source: RFC 2606. */
const JOINED_THIS_MONTH = [
  'nora.whitfield@example.com',
  'office@lakesidepediatrics.example',
  'tobias.lindgren@example.org',
  'intake@brennanandvale.example',
];

/** Newest first; together with those of this month they make 54, eight percent more than these 50. */
const JOINED_BEFORE = [
  'priscilla.hahn@example.com',
  'frontdesk@harborfamilydental.example',
  'm.castellanos@example.org',
  'dana@northpinetax.example',
  'jerome.bassett@example.net',
  'hello@studiofenwick.example',
  'amara.oyelaran@example.com',
  'reception@cedarhillvet.example',
  'kirsten.dahl@example.org',
  'partners@moradilaw.example',
  'lucas.ferreira@example.com',
  'info@summitphysio.example',
  'grace.tanaka@example.net',
  'will.osborne@example.com',
  'marketing@bluffcityortho.example',
  'yasmin.haddad@example.org',
  'paul.kessler@example.com',
  'team@oakandledger.example',
  'sofia.marchetti@example.net',
  'admin@westgateclinic.example',
  'ben.adler@example.com',
  'caroline.mbeki@example.org',
  'hello@quillandcompass.example',
  'ruth.engstrom@example.com',
  'office@delgadoimmigration.example',
  'omar.rahimi@example.net',
  'steph.novak@example.com',
  'contact@pacificeyecare.example',
  'harriet.boone@example.org',
  'devon.price@example.com',
  'events@meridianadvisory.example',
  'lena.fischer@example.net',
  'joel.armstrong@example.com',
  'practice@ridgelinederm.example',
  'anika.sharma@example.org',
  'thomas.leclerc@example.com',
  'studio@saltandpaper.example',
  'michelle.okonkwo@example.net',
  'greg.halvorsen@example.com',
  'scheduling@elmstreetdental.example',
  'beatriz.nunes@example.org',
  'neil.abernathy@example.com',
  'hello@fieldnotesagency.example',
  'julia.wendell@example.net',
  'counsel@hartmanestate.example',
  'ivan.petrov@example.com',
  'tessa.greene@example.org',
  'billing@brightpathbilling.example',
  'samuel.ortega@example.com',
  'claire.donovan@example.net',
];

const LEFT = ['r.holloway@example.com', 'info@formerclient.example', 'dee.sandoval@example.org'];

const SOURCES = [
  DEFAULT_SUBSCRIBER_SOURCE,
  HOME_SUBSCRIBER_SOURCE,
  DEFAULT_SUBSCRIBER_SOURCE,
  null,
  HOME_SUBSCRIBER_SOURCE,
];
const DAYS_BETWEEN_SUBSCRIBERS = 6.5;

/** The sample subscribers as rows: 54 active ones, 50 of them from before this month, and a few who left. */
export function buildSampleSubscribers(time: SampleTime): SubscribersTable[] {
  const shareStep = 1 / (JOINED_THIS_MONTH.length + 1);
  return [
    ...JOINED_THIS_MONTH.map((email, index) =>
      toSampleRow(email, 'active', momentThisMonth(time, 1 - (index + 0.5) * shareStep), index),
    ),
    ...JOINED_BEFORE.map((email, index) => toSampleRow(email, 'active', beforeThisMonth(time, index), index)),
    ...LEFT.map((email, index) => toSampleRow(email, 'unsubscribed', beforeThisMonth(time, 11 * (index + 1)), index)),
  ];
}

function beforeThisMonth({ monthStart }: SampleTime, index: number): string {
  return toIso(monthStart - (index + 0.3) * DAYS_BETWEEN_SUBSCRIBERS * DAY_MS - (index % 5) * HOUR_MS);
}

function toSampleRow(email: string, status: SubscriberStatus, at: string, index: number): SubscribersTable {
  return toRow(
    { id: randomUUID(), email, status, source: SOURCES[index % SOURCES.length] ?? null, isSample: true },
    at,
  );
}
