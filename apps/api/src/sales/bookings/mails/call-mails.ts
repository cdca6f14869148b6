import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import { formatCallTime, formatClock } from '@tideline/domain/booking/call-time';
import { REMINDER_HOURS } from '@tideline/domain/booking/booking';
import { hasLink } from '@tideline/domain/contact/spam';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findBooking } from '../bookings.repository.ts';
import { callMailToken, findCallKey } from '../call-link.ts';
import { partiesOf, reasonOf } from './call-notice-mails.ts';
import { writeInvitation } from './invitation.ts';

const NAME_MAX_LENGTH = 100;
/** Maximum delay of a request to confirm after its hold; a later one is not sent. */
const CONFIRMATION_LATEST_MS = HOUR_MS;

/**
 * The mail to the visitor about a call in its present state: booked, moved or cancelled. Null when the call is gone or over.
 */
export async function writeCallInvitation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (!booking || booking.endsAt <= context.now) return null;
  const { siteTitle } = context;
  const link = await linkTo(context, booking);
  const isCancelled = booking.status === 'cancelled';
  const state = isCancelled ? 'is cancelled' : booking.sequence > 0 ? 'has changed' : 'is booked';
  const text = `${greet(booking)}

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
      attendee: { name: nameOf(booking), address: booking.email },
    }),
  };
}

/** The reminder. Null when the call was cancelled or moved to a later day, or has begun. */
export async function writeCallReminder(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'booked' || booking.startsAt <= context.now) return null;
  if (booking.startsAt > later(context.now, (REMINDER_HOURS + 1) * HOUR_MS)) return null;
  return {
    to: booking.email,
    subject: `Reminder: your call with ${context.siteTitle} (${booking.reference})`,
    text: `${greet(booking)}

this is a reminder of your call with ${context.siteTitle}.

${factsOf(booking, context)}

To move or cancel it:
${await linkTo(context, booking)}

-- 
${context.siteTitle}, reference ${booking.reference}
`,
  };
}

/** The mail that asks the visitor to confirm a call. Null when it is confirmed, or the request is too late. */
export async function writeCallConfirmation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'held' || booking.heldUntil === null || booking.startsAt <= context.now) return null;
  if (later(booking.heldUntil, CONFIRMATION_LATEST_MS) <= context.now) return null;
  const { siteTitle } = context;
  const isReserved = booking.heldUntil > context.now;
  return {
    to: booking.email,
    subject: `Please confirm your call with ${siteTitle} (${booking.reference})`,
    text: `${greet(booking)}

somebody has asked for a call with ${siteTitle} and has entered this address.
The call is not booked yet.

${factsOf({ ...booking, staffName: '', place: '' }, context)}

To book it, open this page and press its button:
${await linkTo(context, booking, 'confirm')}

${
  isReserved
    ? `The time is kept for you until ${formatClock(booking.heldUntil, booking.visitorZone, { zone: true })}. After that, the button
books it if it is still free.`
    : 'The button books the time if it is still free.'
} If you did not ask for a call, you need not do anything.

-- 
${siteTitle}, reference ${booking.reference}
`,
  };
}

/** The page to move or cancel the call. */
async function linkTo(
  { db, origin }: MailContext,
  { id }: Booking,
  step: 'booked' | 'confirm' = 'booked',
): Promise<string> {
  return origin + callStepPath(step, { t: callMailToken(await findCallKey(db), id) });
}

/** Anybody can enter somebody else's address, so a name that contains a web address is not sent to it. */
function nameOf({ name }: Booking): string {
  return hasLink(name) ? '' : oneLine(name, NAME_MAX_LENGTH);
}

function greet(booking: Booking): string {
  const name = nameOf(booking);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

function factsOf(booking: Booking, { timeZone }: MailContext): string {
  const lines = [`When:   ${formatCallTime(booking, booking.visitorZone)}`];
  if (booking.visitorZone !== timeZone) lines.push(`        ${formatCallTime(booking, timeZone)}`);
  if (booking.staffName) lines.push(`With:   ${oneLine(booking.staffName, NAME_MAX_LENGTH)}`);
  if (booking.place) lines.push(`Where:  ${oneLine(booking.place, 300)}`);
  return lines.join('\n');
}
