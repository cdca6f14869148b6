import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { REMINDER_HOURS } from '@tideline/domain/booking/booking';
import { HOUR_MS, later } from '@tideline/domain/site/instant';
import { oneLine, type MailContext, type MailMessage } from '../mail/mail-message.ts';
import { findBooking } from './bookings.repository.ts';
import { callToken, findCallKey } from './call-link.ts';
import { writeInvitation } from './invitation.ts';

const NAME_MAX_LENGTH = 100;

/** The mail to the visitor about a call as it is now: booked, moved or cancelled. Null when the call is gone or over. */
export async function writeCallInvitation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (!booking || booking.endsAt <= context.now) return null;
  const { siteTitle } = context;
  const link = await linkTo(context, booking);
  const isCancelled = booking.status === 'cancelled';
  const state = isCancelled ? 'is cancelled' : booking.sequence > 0 ? 'has changed' : 'is booked';
  const text = `Hello ${oneLine(booking.name, NAME_MAX_LENGTH)},

your call with ${siteTitle} ${state}.

${factsOf(booking, context)}
${
  isCancelled
    ? reasonOf(booking)
    : `
The attached file enters the call into your calendar.
To move or cancel it:
${link}
`
}

-- 
${siteTitle}, reference ${booking.reference}
`;
  return {
    to: booking.email,
    subject: `${isCancelled ? 'Cancelled' : booking.sequence > 0 ? 'Changed' : 'Booked'}: your call with ${siteTitle} (${booking.reference})`,
    text,
    calendar: writeInvitation(booking, {
      ...partiesOf(context),
      summary: `Discovery call with ${siteTitle}`,
      description: `Reference ${booking.reference}. To move or cancel the call: ${link}`,
      attendee: { name: booking.name, address: booking.email },
    }),
  };
}

/** The reminder. Null when the call was cancelled, moved to a later day, or has begun. */
export async function writeCallReminder(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'booked' || booking.startsAt <= context.now) return null;
  if (booking.startsAt > later(context.now, (REMINDER_HOURS + 1) * HOUR_MS)) return null;
  return {
    to: booking.email,
    subject: `Reminder: your call with ${context.siteTitle} (${booking.reference})`,
    text: `Hello ${oneLine(booking.name, NAME_MAX_LENGTH)},

this is a reminder of your call with ${context.siteTitle}.

${factsOf(booking, context)}

To move or cancel it:
${await linkTo(context, booking)}

-- 
${context.siteTitle}, reference ${booking.reference}
`,
  };
}

/** The notice to the member of staff who takes the call; to the agency when that account is gone. */
export async function writeCallNotice(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (!booking || booking.endsAt <= context.now) return null;
  const { db, agencyAddress, timeZone, origin } = context;
  const staff = booking.staffId
    ? await db.selectFrom('staff').select(['name', 'email']).where('id', '=', booking.staffId).executeTakeFirst()
    : undefined;
  const to = staff?.email ?? agencyAddress;
  const name = oneLine(booking.name, NAME_MAX_LENGTH);
  const isCancelled = booking.status === 'cancelled';
  const state = isCancelled
    ? `cancelled by ${booking.cancelledBy === 'staff' ? 'staff' : 'the visitor'}`
    : booking.sequence > 0
      ? 'changed'
      : 'booked';
  const row = `${origin}/admin?tab=contacts&row=${encodeURIComponent(booking.contactId)}`;
  return {
    to,
    replyTo: { name: booking.name, address: booking.email },
    subject: `Call ${isCancelled ? 'cancelled' : state}: ${name} (${booking.reference})`,
    text: `Call ${state}

When:     ${formatCallTime(booking, timeZone)}
Name:     ${name}
Email:    ${booking.email}
Company:  ${oneLine(booking.company)}
Place:    ${oneLine(booking.place, 300)}
${isCancelled ? reasonOf(booking) : ''}
${booking.message.trim() === '' ? '(No message provided)' : booking.message}

-- 
Your answer to this email goes to ${name}.
In the staff area: ${row}
`,
    calendar: writeInvitation(booking, {
      ...partiesOf(context),
      summary: `Discovery call with ${name}`,
      description: `${booking.message}\n${row}`,
      attendee: { name: staff?.name ?? context.siteTitle, address: to },
    }),
  };
}

/** The page on which the visitor moves or cancels the call. */
async function linkTo({ db, origin }: MailContext, { id }: Booking): Promise<string> {
  return origin + callStepPath('booked', { t: callToken(await findCallKey(db), id) });
}

function partiesOf({ siteTitle, agencyAddress, origin, now }: MailContext) {
  return { organizer: { name: siteTitle, address: agencyAddress }, origin, now };
}

function factsOf(booking: Booking, { timeZone }: MailContext): string {
  const lines = [`When:   ${formatCallTime(booking, booking.visitorZone)}`];
  if (booking.visitorZone !== timeZone) lines.push(`        ${formatCallTime(booking, timeZone)}`);
  if (booking.staffName) lines.push(`With:   ${oneLine(booking.staffName, NAME_MAX_LENGTH)}`);
  if (booking.place) lines.push(`Where:  ${oneLine(booking.place, 300)}`);
  return lines.join('\n');
}

function reasonOf({ cancelReason }: Booking): string {
  return cancelReason.trim() === '' ? '' : `\nReason: ${cancelReason.trim()}\n`;
}
