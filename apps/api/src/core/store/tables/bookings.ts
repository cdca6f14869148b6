/** When staff take calls, when they are busy elsewhere, and the calls that visitors booked. */
import type { BookingCanceller, BookingStatus } from '@tideline/domain/booking/booking';
import type { Instant } from './column-types.ts';

/** One row. */
export interface CallRulesTable {
  id: number;
  call_minutes: number;
  buffer_minutes: number;
  notice_hours: number;
  days_ahead: number;
  updated_at: Instant;
}

export interface CallHoursTable {
  staff_id: string;
  /** `WeeklyHours` as JSON. */
  weekly: string;
  /** A list of `DaysOff` as JSON. */
  days_off: string;
  place: string;
  /** The address of a private calendar; empty for none. Anyone who has it can read the calendar. */
  feed_url: string;
  /** When the calendar is read next; null without one. */
  feed_next_at: Instant | null;
  /** The latest success and the latest failure. */
  feed_read_at: Instant | null;
  feed_failed_at: Instant | null;
  feed_error: string;
  updated_at: Instant;
}

/** Appointments of the private calendar, without a word of what they are about. */
export interface BusyTimesTable {
  staff_id: string;
  starts_at: Instant;
  ends_at: Instant;
}

export interface BookingsTable {
  id: string;
  contact_id: string;
  /** Null when the account was removed. */
  staff_id: string | null;
  starts_at: Instant;
  ends_at: Instant;
  status: BookingStatus;
  place: string;
  message: string;
  visitor_zone: string;
  sequence: number;
  /** Of a held call that waits for the button in its email: until when it has cells; null for any other. */
  held_until: Instant | null;
  /** When its reminder was queued. */
  reminded_at: Instant | null;
  cancelled_at: Instant | null;
  cancelled_by: BookingCanceller | null;
  cancel_reason: string;
  idempotency_key: string | null;
  created_at: Instant;
}

/** Five minutes of a person's calendar, of which a call or its buffer has one. */
export interface BookingCellsTable {
  staff_id: string;
  starts_at: Instant;
  booking_id: string;
}
