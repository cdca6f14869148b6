import { EARLIER, LATER, NOW, type RowsOf } from './fixture-values.ts';

/** A call that was booked, and when staff take calls. */
export const BOOKING_ROWS: RowsOf<
  'call_rules' | 'call_hours' | 'call_kinds' | 'call_kind_people' | 'busy_times' | 'bookings' | 'booking_cells'
> = {
  call_rules: [{ id: 1, call_minutes: 45, buffer_minutes: 15, notice_hours: 24, days_ahead: 60, updated_at: NOW }],
  call_hours: [
    {
      staff_id: 'maya',
      weekly: '[[{"from":"09:00","to":"12:00"}],[],[],[],[],[],[]]',
      days_off: '[{"from":"2026-12-24","to":"2027-01-01"}]',
      place: 'https://meet.example/maya',
      feed_url: 'https://calendar.example/private/maya.ics',
      feed_next_at: LATER,
      feed_read_at: NOW,
      feed_failed_at: null,
      feed_error: '',
      updated_at: NOW,
    },
  ],
  call_kinds: [
    {
      id: 'site-review',
      name: 'Site review',
      description: 'Bring your address.',
      call_minutes: 30,
      place: 'https://meet.example/review',
      is_for_all: 0,
      is_hidden: 0,
      position: 0,
      created_at: EARLIER,
      updated_at: NOW,
      removed_at: null,
    },
  ],
  call_kind_people: [{ kind_id: 'site-review', staff_id: 'maya' }],
  busy_times: [{ staff_id: 'maya', starts_at: NOW, ends_at: LATER }],
  bookings: [
    {
      id: 'booking-1',
      contact_id: 'contact-1',
      staff_id: 'maya',
      starts_at: LATER,
      ends_at: '2026-12-24T09:30:00.000Z',
      status: 'booked',
      place: 'https://meet.example/maya',
      message: 'More patients, please.',
      visitor_zone: 'Europe/Berlin',
      sequence: 1,
      held_until: null,
      reminded_at: null,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: '',
      idempotency_key: null,
      created_at: EARLIER,
      kind_id: 'site-review',
      kind_name: 'Site review',
    },
  ],
  booking_cells: [{ staff_id: 'maya', starts_at: LATER, booking_id: 'booking-1' }],
};
