import type { Booking } from '@tideline/domain/booking/booking';
import { callStepPath } from '@tideline/domain/booking/call-path';
import { formatClock } from '@tideline/domain/booking/call-time';
import { REMINDER_HOURS } from '@tideline/domain/booking/booking';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findMailTexts, type Mails } from '../../../site/pages/mail-texts.ts';
import { findBooking, findFirstName } from '../bookings.repository.ts';
import { callMailToken, findCallKey } from '../call-link.ts';
import { confirmationLetter, invitationLetter, nameOf, reminderLetter } from './call-letters.ts';

const NAME_MAX_LENGTH = 100;
/** Maximum delay of a request to confirm after its hold; a later one is not sent. */
const CONFIRMATION_LATEST_MS = HOUR_MS;

/**
 * The mail to the visitor about a call in its present state: booked, moved or canceled. Null when the call is gone or over.
 */
export async function writeCallInvitation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (!booking || booking.endsAt <= context.now) return null;
  const texts = await findTexts(context, booking);
  return invitationLetter({ booking, texts, link: await linkTo(context, booking), context });
}

/** The reminder. Null when the call was canceled or moved to a later day, or has begun. */
export async function writeCallReminder(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'booked' || booking.startsAt <= context.now) return null;
  if (booking.startsAt > later(context.now, (REMINDER_HOURS + 1) * HOUR_MS)) return null;
  const texts = await findTexts(context, booking);
  return reminderLetter({ booking, texts, link: await linkTo(context, booking), context });
}

/** The mail that asks the visitor to confirm a call. Null when it is confirmed, or the request is too late. */
export async function writeCallConfirmation(context: MailContext, bookingId: string): Promise<MailMessage | null> {
  const booking = await findBooking(context.db, bookingId);
  if (booking?.status !== 'held' || booking.heldUntil === null || booking.startsAt <= context.now) return null;
  if (later(booking.heldUntil, CONFIRMATION_LATEST_MS) <= context.now) return null;
  const heldUntil = formatClock(booking.heldUntil, booking.visitorZone, { zone: true });
  const texts = await findTexts(context, booking, { heldUntil });
  return confirmationLetter({ booking, texts, link: await linkTo(context, booking, 'confirm'), context });
}

/** The texts of mails about a call. */
async function findTexts({ db }: MailContext, booking: Booking, values: Record<string, string> = {}): Promise<Mails> {
  const name = nameOf(booking) && oneLine(await findFirstName(db, booking.id), NAME_MAX_LENGTH);
  return findMailTexts(db, { name, reference: booking.reference, kind: booking.kind?.name ?? '', ...values });
}

/** The page to move or cancel the call. */
async function linkTo(
  { db, origin }: MailContext,
  { id }: Booking,
  step: 'booked' | 'confirm' = 'booked',
): Promise<string> {
  return origin + callStepPath(step, { t: callMailToken(await findCallKey(db), id) });
}
