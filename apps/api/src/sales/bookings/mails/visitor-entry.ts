import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import type { Context } from '../../../context.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findMailTexts } from '../../../site/pages/mail-texts.ts';
import { calendarEntry, nameOf } from './call-letters.ts';
import { partiesOf } from './call-notice-mails.ts';
import { writeCalendar } from './invitation.ts';

/** What a call is called in the calendar of the person who booked it, and what stands there above the link to its page. */
export async function findVisitorEntry(
  db: Db,
  booking: Pick<Booking, 'reference' | 'kind'>,
): Promise<{ title: string; text: string }> {
  const { reference, kind } = booking;
  const texts = await findMailTexts(db, { name: '', reference, kind: kind?.name ?? '' });
  return calendarEntry({ booking, texts, link: '' });
}

/**
 * The iCalendar object of a call for the person who booked it. It has the UID of the mailed invitation, so that a calendar
 * has one entry.
 * @param token of the link that the person has, for the page of the call
 */
export async function writeVisitorCalendar(
  { db, origin, now }: Pick<Context, 'db' | 'origin' | 'now'>,
  booking: Booking,
  token: string,
): Promise<string> {
  const { title, text } = await findVisitorEntry(db, booking);
  const { siteTitle, contactEmail } = await findSettings(db);
  const options = {
    ...partiesOf({ siteTitle, agencyAddress: contactEmail, origin, now: now() }),
    summary: title,
    description: `${text}\n${origin}${callStepPath('booked', { t: token })}`,
    attendee: { name: nameOf(booking), address: booking.email },
  };
  return writeCalendar([{ booking, options }]);
}
