import { TRPCError } from '@trpc/server';
import { OPEN_CALLS_MAX, type Booking, type BookingAnswer } from '@tideline/domain/booking/booking';
import { mailboxKey } from '@tideline/domain/subscriber/email-address';
import { countAttempt } from '../../../core/limits/rate-limit.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { keyedHash } from '../../../core/store/secret-key.repository.ts';
import { countOpenCalls } from './booker.repository.ts';
import { findBooking } from '../bookings.repository.ts';
import { callToken } from '../call-link.ts';
import { takeCells } from '../times/cells.repository.ts';
import { type Candidates, TimeTaken } from './find-candidates.ts';
import { findHoldEnd, updateBooked, updateHeld } from './held-calls.repository.ts';
import { findPlace } from '../kinds/call-terms.ts';
import { queueCallMails } from '../mails/queue-call-mails.ts';

/** Bookings per mailbox: each sends mail to it. */
const EMAIL_DAY = { limit: 10, windowSeconds: 24 * 60 * 60 };

export type TakeTimeOptions = {
  staffId: string;
  time: Candidates;
  /** True holds the time until the visitor confirms by email; false books the call. */
  mustConfirm: boolean;
  now: string;
};

/**
 * Books a held call, or holds its time and asks by mail for confirmation.
 * @throws TimeTaken when the person is no longer free; the transaction must then be rolled back
 * @throws TRPCError TOO_MANY_REQUESTS when the mailbox has too many calls
 */
export async function takeTime(
  trx: Trx,
  id: string,
  { staffId, time, mustConfirm, now }: TakeTimeOptions,
): Promise<Booking> {
  const { startsAt, endsAt, bufferMinutes } = time;
  const holdEnd = mustConfirm ? await findHoldEnd(trx, now) : null;
  if (!mustConfirm || holdEnd !== null) {
    if (!(await takeCells(trx, { bookingId: id, staffId, startsAt, endsAt, bufferMinutes }))) throw new TimeTaken();
  }
  if (mustConfirm) {
    await updateHeld(trx, id, holdEnd === null ? { staffId: null, heldUntil: now } : { staffId, heldUntil: holdEnd });
  } else {
    await updateBooked(trx, id, { staffId, place: await findPlace(trx, time, staffId) }, now);
  }
  const booking = await requireStored(trx, id);
  if ((await countOpenCalls(trx, booking.email, now)) > OPEN_CALLS_MAX) {
    throw new TRPCError({
      code: 'TOO_MANY_REQUESTS',
      message: `This address has ${OPEN_CALLS_MAX} calls already. Move or cancel one with the link in its email.`,
    });
  }
  if (mustConfirm) await queueMail(trx, confirmationOf(booking), now);
  else await queueCallMails(trx, booking, now);
  return booking;
}

/**
 * Counts a booking of a mailbox.
 * @param key the key of call links
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export function countMailbox(trx: Trx, key: string, email: string, now: string): Promise<void> {
  const hash = keyedHash(key, `email ${mailboxKey(email)}`).toString('base64url');
  return countAttempt(trx, `call-email:${hash}`, EMAIL_DAY, now);
}

/** A call just written by the transaction. */
export async function requireStored(trx: Trx, id: string): Promise<Booking> {
  const booking = await findBooking(trx, id);
  if (!booking) throw new Error('The call that was just stored is missing.');
  return booking;
}

/** The answer for a call in its current state. */
export function toAnswer(
  { id, status, heldUntil, reference, startsAt, endsAt }: Booking,
  key: string,
  now: string,
): BookingAnswer {
  const facts = { reference, startsAt, endsAt, token: callToken(key, id) };
  if (status !== 'held') return { message: 'booked', ...facts };
  if (heldUntil === null) return { message: 'unconfirmed', confirmBy: 'button', heldUntil, ...facts };
  return { message: 'unconfirmed', confirmBy: 'email', heldUntil: heldUntil > now ? heldUntil : null, ...facts };
}

function confirmationOf({ id }: Booking) {
  return { id: `call-confirmation-${id}`, kind: 'call-confirmation', aboutId: id } as const;
}
