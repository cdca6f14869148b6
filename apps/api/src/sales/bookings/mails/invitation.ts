import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { Booking } from '@tideline/domain/booking/booking';
import { oneLine } from '../../../core/mail/mail-message.ts';

type Invited = Pick<Booking, 'id' | 'startsAt' | 'endsAt' | 'status' | 'sequence' | 'place'>;

export type InvitationOptions = {
  summary: string;
  description: string;
  /** The agency: the sender of the mail. */
  organizer: { name: string; address: string };
  /** The recipient of the mail. */
  attendee: { name: string; address: string };
  /** The site's public address. */
  origin: string;
  now: string;
};

/**
 * The iCalendar object of a call in its present state. Its UID is permanent and its SEQUENCE rises with each change, so that
 * calendars update or remove the existing entry. Times are in UTC, so no program needs the zone.
 */
export function writeInvitation(
  booking: Invited,
  options: InvitationOptions,
): { method: 'REQUEST' | 'CANCEL'; text: string } {
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: programOf(options.organizer.name) });
  calendar.createEvent(toEvent(booking, options));
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', text: calendar.toString() };
}

/** The iCalendar object of several calls. An invitation may contain only one. Source: RFC 5546 §3.2. */
export function writeCalendar(entries: readonly { booking: Invited; options: InvitationOptions }[]): string {
  const agency = entries[0]?.options.organizer.name ?? '';
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: programOf(agency) });
  for (const { booking, options } of entries) calendar.createEvent(toEvent(booking, options));
  return calendar.toString();
}

/** What wrote a calendar: the website of the agency. A slash separates its parts. */
function programOf(agency: string) {
  return { company: plainName(agency.replaceAll('/', ' ')) || 'Website', product: 'Calls', language: 'EN' };
}

function toEvent(
  booking: Invited,
  { summary, description, organizer, attendee, origin, now }: InvitationOptions,
): ICalEventData {
  return {
    id: `call-${booking.id}@${new URL(origin).hostname}`,
    sequence: booking.sequence,
    stamp: new Date(now),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: oneLine(summary),
    description,
    ...(booking.place && { location: oneLine(booking.place, 300) }),
    status: booking.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: plainName(organizer.name), email: organizer.address },
    attendees: [
      {
        name: plainName(attendee.name),
        email: attendee.address,
        rsvp: false, // they chose the time themselves
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  };
}

/** A name in a quoted parameter, which has no escapes. Source: RFC 5545 §3.2. */
function plainName(name: string): string {
  return oneLine(name, 100)
    .replace(/[";:,\\]/g, ' ')
    .trim();
}
