import { randomUUID } from 'node:crypto';
import { isAnswered } from '@tideline/domain/contact/answer-promise';
import { newContactSchema } from '@tideline/domain/contact/contact.schema';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import { toContactRow } from '../../sales/contacts/contacts.repository.ts';
import type { ContactsTable } from '../../core/store/tables/people.ts';
import { EARLIER, THIS_WEEK, type SampleContact } from './sample-contact-texts.ts';
import { toIso, type SampleTime } from './sample-time.ts';

/** Slightly less than seven days, so that no enquiry leaves the last seven days within the first hours. */
const WEEK_MS = 7 * DAY_MS - 4 * HOUR_MS;
const DAYS_BETWEEN_EARLIER = 5.5;
/** Hours until the answers, used in turn: most within a working day. */
const ANSWER_HOURS = [1.4, 3.2, 0.6, 5.1, 2.3, 8.7, 17.5];

/** Values of won and of qualified enquiries, and reasons of lost ones. */
const VALUES = [9_600, 14_400, 4_800];
const EXPECTED_VALUES = [7_200, 18_000, 5_400, 12_000];
const LOST_REASONS = ['Price', 'Timing', ''];

/** The sample enquiries as rows: 23 of the last seven days without spam, and some earlier ones. */
export function buildSampleContacts({ now }: SampleTime): ContactsTable[] {
  const step = WEEK_MS / THIS_WEEK.length;
  return [
    ...THIS_WEEK.map((enquiry, index) => toRow(enquiry, now - (index + 0.4) * step, index, now)),
    ...EARLIER.map((enquiry, index) =>
      toRow(enquiry, now - (8 + index * DAYS_BETWEEN_EARLIER) * DAY_MS, THIS_WEEK.length + index, now),
    ),
  ];
}

function toRow(enquiry: SampleContact, submittedTime: number, index: number, now: number): ContactsTable {
  const submittedAt = toIso(submittedTime);
  const row = toContactRow({
    ...newContactSchema.parse(enquiry),
    id: randomUUID(),
    packageName: enquiry.package?.toUpperCase() ?? '',
    answers: [],
    reference: sampleReference(index),
    status: enquiry.status,
    dateSubmitted: submittedAt,
    answeredAt: null,
    value: valueOf(enquiry.status, index),
    lostReason: enquiry.status === 'lost' ? (LOST_REASONS[index % LOST_REASONS.length] ?? '') : '',
    isSample: true,
  });
  if (!isAnswered(enquiry.status)) return row;
  const answeredAt = toIso(Math.min(now, submittedTime + (ANSWER_HOURS[index % ANSWER_HOURS.length] ?? 1) * HOUR_MS));
  const answerSeconds = Math.round((Date.parse(answeredAt) - submittedTime) / 1000);
  return { ...row, updated_at: answeredAt, first_answered_at: answeredAt, answer_seconds: answerSeconds };
}

function valueOf(status: SampleContact['status'], index: number): number | null {
  const values = status === 'won' ? VALUES : status === 'qualified' ? EXPECTED_VALUES : [];
  return values[index % values.length] ?? null;
}

/** Looks like a real reference, but uses digits that real ones never contain, so the two cannot collide. */
function sampleReference(index: number): string {
  return `TL-DEM0${String(index + 10)}`;
}
