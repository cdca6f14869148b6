import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import { formatCallTime, formatClock } from '@tideline/domain/booking/call-time';
import { REMINDER_HOURS } from '@tideline/domain/booking/booking';
import { hasLink } from '@tideline/domain/contact/spam';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findMailTexts, lines, type Mails, paragraphs } from '../../../site/pages/mail-texts.ts';
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
  const link = await linkTo(context, booking);
  const isCancelled = booking.status === 'cancelled';
  const texts = await findTexts(context, booking);
  const { calls } = texts;
  const { subject, text } = isCancelled
    ? texts.callCanceled
    : booking.sequence > 0
      ? texts.callChanged
      : texts.callBooked;
  return {
    to: booking.email,
    subject: oneLine(subject),
    text: paragraphs(
      greet(calls, booking),
      text,
      factsOf(booking, context),
      isCancelled ? reasonOf(booking).trim() : lines(calls.calendar, calls.moveOrCancel, link),
      calls.closing,
      signature(booking, context),
    ),
    calendar: writeInvitation(booking, {
      ...partiesOf(context),
      summary: calls.calendarTitle,
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
  const { calls, callReminder: texts } = await findTexts(context, booking);
  return {
    to: booking.email,
    subject: oneLine(texts.subject),
    text: paragraphs(
      greet(calls, booking),
      texts.text,
      factsOf(booking, context),
      lines(calls.moveOrCancel, await linkTo(context, booking)),
      calls.closing,
      signature(booking, context),
    ),
  };
}

/** The mail that asks the visitor to confirm a call. Null when it is confirmed, or the request is too late. */
export async function writeCallConfirmation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'held' || booking.heldUntil === null || booking.startsAt <= context.now) return null;
  if (later(booking.heldUntil, CONFIRMATION_LATEST_MS) <= context.now) return null;
  const heldUntil = formatClock(booking.heldUntil, booking.visitorZone, { zone: true });
  const { calls, callConfirmation: texts } = await findTexts(context, booking, { heldUntil });
  return {
    to: booking.email,
    subject: oneLine(texts.subject),
    text: paragraphs(
      greet(calls, booking),
      texts.text,
      factsOf({ ...booking, staffName: '', place: '' }, context),
      lines(texts.confirm, await linkTo(context, booking, 'confirm')),
      lines(booking.heldUntil > context.now ? texts.held : texts.notHeld, texts.notYou),
      calls.closing,
      signature(booking, context),
    ),
  };
}

/** The texts of mails about a call. */
async function findTexts({ db }: MailContext, booking: Booking, values: Record<string, string> = {}): Promise<Mails> {
  const name = nameOf(booking) && oneLine(await findFirstName(db, booking.id), NAME_MAX_LENGTH);
  return findMailTexts(db, { name, reference: booking.reference, ...values });
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

function greet({ greeting, greetingWithoutName }: Mails['calls'], booking: Booking): string {
  return nameOf(booking) === '' ? greetingWithoutName : greeting;
}

function signature({ reference }: Booking, { siteTitle }: MailContext): string {
  return `-- \n${siteTitle}, reference ${reference}`;
}

function factsOf(booking: Booking, { timeZone }: MailContext): string {
  const facts = [`When:   ${formatCallTime(booking, booking.visitorZone)}`];
  if (booking.visitorZone !== timeZone) facts.push(`        ${formatCallTime(booking, timeZone)}`);
  if (booking.staffName) facts.push(`With:   ${oneLine(booking.staffName, NAME_MAX_LENGTH)}`);
  if (booking.place) facts.push(`Where:  ${oneLine(booking.place, 300)}`);
  return facts.join('\n');
}
