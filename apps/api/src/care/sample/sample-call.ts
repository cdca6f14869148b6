import { DEFAULT_CALL_RULES } from '@tideline/domain/booking/hours';
import { HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Trx } from '../../core/store/schema.ts';
import type { BookingsTable } from '../../core/store/tables/bookings.ts';
import type { ContactsTable } from '../../core/store/tables/people.ts';
import { takeCells } from '../../sales/bookings/times/cells.repository.ts';
import { momentOfWorkday, toIso, type SampleTime } from './sample-time.ts';

/** The sample enquiry with a call. */
const CALLER = 'simone@ridgelinederm.example';

/**
 * A call on the next workday, at ten in the agency's zone. It counts as reminded, so that no reminder is sent.
 * @param staffId who takes it; null without an account
 */
export function buildSampleCall(
  contacts: readonly ContactsTable[],
  staffId: string | null,
  time: SampleTime,
): BookingsTable[] {
  const startsAt = momentOfWorkday(time, 1, '10:00');
  return contacts
    .filter(({ email }) => email === CALLER)
    .map(({ id, submitted_at }) => ({
      id: 'sample-call',
      contact_id: id,
      staff_id: staffId,
      starts_at: startsAt,
      ends_at: later(startsAt, DEFAULT_CALL_RULES.callMinutes * MINUTE_MS),
      status: 'booked',
      place: '+1 (213) 555-0148',
      message: 'I will have last month’s ad report in front of me.',
      visitor_zone: time.timeZone,
      sequence: 0,
      held_until: null,
      reminded_at: toIso(time.now),
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: '',
      idempotency_key: null,
      created_at: toIso(Math.min(time.now, Date.parse(submitted_at) + 3 * HOUR_MS)),
      kind_id: null,
      kind_name: null,
    }));
}

/** Marks the times of the calls as taken in the calendars of those who take them. */
export async function takeCallTime(trx: Trx, calls: readonly BookingsTable[]): Promise<void> {
  const { bufferMinutes } = DEFAULT_CALL_RULES;
  for (const { id, staff_id: staffId, starts_at: startsAt, ends_at: endsAt } of calls) {
    if (staffId !== null) await takeCells(trx, { bookingId: id, staffId, startsAt, endsAt, bufferMinutes });
  }
}

/** The first account, which takes the sample call; null without one. */
export async function findFirstAccount(trx: Trx): Promise<string | null> {
  const row = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.id ?? null;
}
