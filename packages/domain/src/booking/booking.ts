import type { Profile } from '../author/author.ts';
import type { ContactAnswer } from '../contact/contact.ts';
import type { BookedKind, OfferedKind } from './call-kind.ts';

/** A call that is over is still `booked`. One that is `held` was asked for and is not booked: it waits to be confirmed. */
export const BOOKING_STATUSES = ['booked', 'cancelled', 'held'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Who cancelled a call. */
export type BookingCanceller = 'visitor' | 'staff';

/** The source of an enquiry that a booking creates. */
export const BOOKING_SOURCE = 'booking';
/** How many calls that are not over an address may have. */
export const OPEN_CALLS_MAX = 2;
/** How often a visitor can move a call: each time sends mails. */
export const VISITOR_MOVES_MAX = 10;
/** How long a time stays reserved for a visitor who has to confirm the call by email. */
export const HOLD_MINUTES = 30;
/** Longest accepted values, in characters. */
export const BOOKING_LIMITS = { reason: 500, timeZone: 64 } as const;
/** A reminder is sent this many hours before a call. */
export const REMINDER_HOURS = 24;

/** A call as staff see it. */
export type Booking = {
  id: string;
  /** The enquiry that it belongs to; of a merged enquiry, the one that goes on. */
  contactId: string;
  reference: string;
  /** First and last name, as the enquiry has them. */
  name: string;
  email: string;
  company: string;
  /** Who takes the call; null when the account was removed. */
  staffId: string | null;
  staffName: string;
  startsAt: string;
  endsAt: string;
  status: BookingStatus;
  place: string;
  /** What the visitor wants to talk about. */
  message: string;
  /** IANA name of the zone in which the visitor chose the time. */
  visitorZone: string;
  /** How often it was moved or cancelled: the SEQUENCE of its invitation. */
  sequence: number;
  /** Of a call that waits for the button in its email: until when its time is reserved; null for any other. */
  heldUntil: string | null;
  cancelledAt: string | null;
  cancelledBy: BookingCanceller | null;
  cancelReason: string;
  createdAt: string;
  /** Missing when staff offered no kinds of calls. */
  kind?: BookedKind | undefined;
};

/** What a visitor sees of a call through the link in its mails. */
export type BookedCall = Pick<
  Booking,
  'startsAt' | 'endsAt' | 'status' | 'place' | 'staffName' | 'visitorZone' | 'reference'
> & {
  /** The zone of the agency. */
  timeZone: string;
  /** Whether it can still be moved or cancelled: before it begins. */
  canChange: boolean;
  /** The entry for the visitor's calendar, above the link to its page; null for a call that cannot be changed. */
  calendar: { title: string; text: string } | null;
  /** Where emails about it go, for the person who has just booked it; null without a mail server, and behind a mailed link. */
  mailedTo: string | null;
  /** What books a held call: the button of this page, or one in an email; null for a call that is not held. */
  confirmBy: 'button' | 'email' | null;
  /** Of a held call: until when its time is reserved; null when it is not. */
  heldUntil: string | null;
  /** Of a held call: whether its time is still free. */
  isFree: boolean;
  /** The name of its kind; missing when it has none. */
  kind?: string | undefined;
};

/** The answer to a booking. Its token opens the page of the call. */
export type BookedAnswer = Pick<ContactAnswer, 'reference'> & {
  message: 'booked';
  startsAt: string;
  endsAt: string;
  token: string;
};
/** The answer to a booking that has to be confirmed first: the call is not booked. */
export type UnconfirmedAnswer = Omit<BookedAnswer, 'message'> & {
  message: 'unconfirmed';
  /** What books it: the token of this answer, or the button in an email to the visitor. */
  confirmBy: 'button' | 'email';
  /** Until when the time is reserved; null when it is not. */
  heldUntil: string | null;
};
/** The answer to a booking: only `booked` says that there is a call. */
export type BookingAnswer = BookedAnswer | UnconfirmedAnswer;

/** The next days on which calls can be booked, in the visitor's zone. */
export type CallTimes = {
  /** Whether anybody takes calls. */
  isOpen: boolean;
  callMinutes: number;
  /** The zone of the agency. */
  timeZone: string;
  visitorZone: string;
  /** The public profiles of those who take calls, by name. */
  people: Profile[];
  /** How many more take calls, without a public profile. */
  otherPeople: number;
  /** `times`: when calls can begin. */
  days: { day: string; times: string[] }[];
  /** The first day after these with free times; null when there is none. */
  nextDay: string | null;
  /** The kind of call that these times are for; missing for a call without one. */
  kind?: OfferedKind | undefined;
  /** What visitors can choose from, in order; missing when staff offer no kinds of calls. */
  kinds?: OfferedKind[] | undefined;
};
