import { none, nothing, type PersonalTables } from './column-kinds.ts';

/** Calls booked by visitors, and the hours of the staff who take them. */
export const BOOKING_DATA = {
  bookings: {
    removal: 'erasure',
    columns: {
      ...none('id', 'contact_id', 'staff_id', 'sequence', 'kind_id'),
      starts_at: 'exported',
      ends_at: 'exported',
      status: 'exported',
      place: 'exported',
      message: 'exported',
      visitor_zone: 'exported',
      held_until: 'exported',
      reminded_at: 'exported',
      cancelled_at: 'exported',
      cancelled_by: 'exported',
      cancel_reason: 'exported',
      idempotency_key: 'derived',
      created_at: 'exported',
      kind_name: 'exported',
    },
  },
  booking_cells: { removal: 'erasure', columns: { ...none('staff_id', 'booking_id'), starts_at: 'derived' } },
  call_hours: {
    removal: 'account',
    columns: {
      ...none('staff_id', 'feed_next_at', 'feed_read_at', 'feed_failed_at', 'feed_error'),
      weekly: 'exported',
      days_off: 'exported',
      place: 'exported',
      feed_url: 'secret',
      updated_at: 'exported',
    },
  },
  busy_times: { removal: 'account', columns: { staff_id: 'none', starts_at: 'exported', ends_at: 'exported' } },
  call_kinds: nothing(
    'id',
    'name',
    'description',
    'call_minutes',
    'place',
    'is_for_all',
    'is_hidden',
    'position',
    'created_at',
    'updated_at',
    'removed_at',
  ),
  call_kind_people: nothing('kind_id', 'staff_id'),
  call_rules: nothing('id', 'call_minutes', 'buffer_minutes', 'notice_hours', 'days_ahead', 'updated_at'),
} satisfies Partial<PersonalTables>;
