import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import { formatCallTime, formatClock } from '@tideline/domain/booking/call-time';
import { REMINDER_HOURS } from '@tideline/domain/booking/booking';
import { hasLink } from '@tideline/domain/contact/spam';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findBooking, findFirstName } from '../bookings.repository.ts';
import { callMailToken, findCallKey } from '../call-link.ts';
import { partiesOf, reasonOf } from './call-notice-mails.ts';
import { writeInvitation } from './invitation.ts';

const NAME_MAX_LENGTH = 100;
/** Maximum delay of a request to confirm after its hold; a later one is not sent. */
const CONFIRMATION_LATEST_MS = HOUR_MS;

/**
 * The mail to the visitor about a call in its present state: booked, moved or canceled. Null when the call is gone or over.
 */
export async function writeCallInvitation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (!booking || booking.endsAt <= context.now) return null;
  const { siteTitle } = context;
  const link = await linkTo(context, booking);
  const isCancelled = booking.status === 'cancelled';
  const state = isCancelled ? 'has been canceled' : booking.sequence > 0 ? 'has changed' : 'is booked';
  const text = `${await greet(context, booking)}

Your call with ${siteTitle} ${state}.

${factsOf(booking, context)}
${
  isCancelled
    ? reasonOf(booking)
    : `
The attached file adds the call to your calendar.
Need to move or cancel it? Use this link:
${link}
`
}
The ${siteTitle} team

-- 
${siteTitle}, reference ${booking.reference}
`;
  return {
    to: booking.email,
    subject: `${isCancelled ? 'Canceled' : booking.sequence > 0 ? 'Changed' : 'Booked'}: your call with ${siteTitle} (${booking.reference})`,
    text,
    calendar: writeInvitation(booking, {
      ...partiesOf(context),
      summary: `Discovery call with ${siteTitle}`,
      description: `Reference ${booking.reference}. To move or cancel the call: ${link}`,
      attendee: { name: nameOf(booking), address: booking.email },
    }),
  };
}

/** The reminder. Null when the call was canceled or moved to a later day, or has begun. */
export async function writeCallReminder(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'booked' || booking.startsAt <= context.now) return null;
  if (booking.startsAt > later(context.now, (REMINDER_HOURS + 1) * HOUR_MS)) return null;
  return {
    to: booking.email,
    subject: `Reminder: your call with ${context.siteTitle} (${booking.reference})`,
    text: `${await greet(context, booking)}

A quick reminder of your upcoming call with ${context.siteTitle}.

${factsOf(booking, context)}

Need to move or cancel it? Use this link:
${await linkTo(context, booking)}

The ${context.siteTitle} team

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
    text: `${await greet(context, booking)}

We received a request for a call with ${siteTitle} from this email address.
The call isn't booked yet.

${factsOf({ ...booking, staffName: '', place: '' }, context)}

To book it, open this page and click the button:
${await linkTo(context, booking, 'confirm')}

${
  isReserved
    ? `We're holding this time for you until ${formatClock(booking.heldUntil, booking.visitorZone, { zone: true })}. After that, you can
still book it if it's available.`
    : "You can book this time if it's still available."
}
If you didn't ask for a call, you can ignore this email.

The ${siteTitle} team

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

async function greet({ db }: MailContext, booking: Booking): Promise<string> {
  if (nameOf(booking) === '') return 'Hello,';
  return `Hi ${oneLine(await findFirstName(db, booking.id), NAME_MAX_LENGTH)},`;
}

function factsOf(booking: Booking, { timeZone }: MailContext): string {
  const lines = [`When:   ${formatCallTime(booking, booking.visitorZone)}`];
  if (booking.visitorZone !== timeZone) lines.push(`        ${formatCallTime(booking, timeZone)}`);
  if (booking.staffName) lines.push(`With:   ${oneLine(booking.staffName, NAME_MAX_LENGTH)}`);
  if (booking.place) lines.push(`Where:  ${oneLine(booking.place, 300)}`);
  return lines.join('\n');
}
