/** Hours of staff, their busy times, and calls booked by visitors. */
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

export interface CallKindsTable {
  id: string;
  name: string;
  description: string;
  call_minutes: number;
  place: string;
  /** Whether everybody with hours takes it; else those in `call_kind_people`. */
  is_for_all: number;
  is_hidden: number;
  position: number;
  created_at: Instant;
  updated_at: Instant;
  /** When staff removed it; calls that were booked as it stay. */
  removed_at: Instant | null;
}

export interface CallKindPeopleTable {
  kind_id: string;
  staff_id: string;
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

/** Busy times from the private calendar, without any of its texts. */
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
  /** When the hold of a call that waits for confirmation ends; null for any other call. */
  held_until: Instant | null;
  /** When its reminder was queued. */
  reminded_at: Instant | null;
  cancelled_at: Instant | null;
  cancelled_by: BookingCanceller | null;
  cancel_reason: string;
  idempotency_key: string | null;
  created_at: Instant;
  /** The kind of the call and its name when it was booked; null without one. */
  kind_id: string | null;
  kind_name: string | null;
}

/** Five minutes of a person's calendar, taken by one call or its buffer. */
export interface BookingCellsTable {
  staff_id: string;
  starts_at: Instant;
  booking_id: string;
}
