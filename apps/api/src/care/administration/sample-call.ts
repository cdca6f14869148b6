import { type Booking, HOLD_MINUTES } from '@tideline/domain/booking/booking';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';

/** The values of a mail that nobody gets. */
export const SAMPLE = {
  name: 'Ada',
  email: 'ada@example.com',
  reference: 'TL-7K2WD',
  message: 'We would like a new website.',
  issue: 'What we learned this week',
  kind: 'Site review',
  token: 'sample',
} as const;

/**
 * A call for the preview of a mail.
 * @param mail the part of the mails that is shown
 * @param field a text for a rare case is shown in that case; null: none
 */
export function sampleCall(mail: string, field: string | null, now: string, timeZone: string): Booking {
  const startsAt = `${later(now, 3 * DAY_MS).slice(0, 13)}:00:00.000Z`;
  const isCancelled = mail === 'callCanceled' || field === 'calls.reason';
  const isLate = field === 'callConfirmation.notHeld';
  return {
    id: 'sample',
    contactId: '',
    reference: SAMPLE.reference,
    name: field === 'calls.greetingWithoutName' ? '' : SAMPLE.name,
    email: SAMPLE.email,
    company: '',
    staffId: null,
    staffName: 'Grace',
    startsAt,
    endsAt: later(startsAt, HOUR_MS / 2),
    status: isCancelled ? 'cancelled' : mail === 'callConfirmation' ? 'held' : 'booked',
    place: 'By phone',
    message: SAMPLE.message,
    visitorZone: timeZone,
    sequence: mail === 'callChanged' ? 1 : 0,
    heldUntil: mail === 'callConfirmation' ? later(now, (isLate ? -1 : 1) * HOLD_MINUTES * MINUTE_MS) : null,
    cancelledAt: null,
    cancelledBy: isCancelled ? 'visitor' : null,
    cancelReason: isCancelled ? 'Something came up.' : '',
    createdAt: now,
    ...((field === 'calls.what' || field === 'calls.kindTitle') && { kind: { id: 'sample', name: SAMPLE.kind } }),
  };
}
