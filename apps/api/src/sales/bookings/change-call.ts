import { TRPCError } from '@trpc/server';
import { VISITOR_MOVES_MAX, type Booking, type BookingCanceller } from '@tideline/domain/booking/booking';
import { findFreeStaff } from '@tideline/domain/booking/free-times';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { recordAction, type Act } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Trx } from '../../core/store/schema.ts';
import { takenError } from './booking/taken-error.ts';
import { updateBookingTime, updateCancelled } from './booking-writes.repository.ts';
import { findBooking } from './bookings.repository.ts';
import { calendarsFor, findPlace, findTermsOf } from './kinds/call-terms.ts';
import { listCalendars, partAround } from './times/calendars.repository.ts';
import { joinOpenContact } from './booking/confirm-call.ts';
import { freeCells, takeCells } from './times/cells.repository.ts';
import { keepAccounts } from './hand-over/hand-over.repository.ts';
import { lockBooking } from './lock-booking.ts';
import { queueCallMails } from './mails/queue-call-mails.ts';

type Move = {
  startsAt: string;
  by: BookingCanceller;
  /** The visitor used a mailed link, which proves that the address is theirs. */
  isFromMail?: boolean;
  expectedTag?: string | undefined;
};

/**
 * Moves a call and keeps its length. Visitors can choose free times; staff any time without another call of the person.
 * @throws TRPCError NOT_FOUND, CONFLICT
 */
export async function moveCall(
  ctx: Context,
  id: string,
  { startsAt, by, isFromMail, expectedTag }: Move,
): Promise<Booking> {
  const now = ctx.now();
  const { timeZone } = await findSettings(ctx.db);
  const calendars = await listCalendars(ctx.db, { ...partAround(startsAt), without: id });
  const moved = await ctx.db.transaction().execute(async (trx) => {
    const accounts = await keepAccounts(trx);
    const before = requireOpen(await lockBooking(trx, id, expectedTag), now);
    if (before.startsAt === startsAt) return before;
    if (startsAt <= now) throw takenError();
    if (by === 'visitor' && before.sequence >= VISITOR_MOVES_MAX) throw movedTooOftenError();
    const terms = await findTermsOf(trx, before);
    const { rules } = terms;
    const found = findFreeStaff(calendarsFor(calendars, terms), startsAt, { rules, timeZone, now });
    const free = found.filter((one) => accounts.has(one));
    const stays = before.staffId !== null && (by === 'staff' || free.includes(before.staffId));
    const staffId = stays ? before.staffId : (free[0] ?? null);
    if (staffId === null) throw takenError();
    const endsAt = later(startsAt, rules.callMinutes * MINUTE_MS);
    const { bufferMinutes } = rules;
    if (!(await takeCells(trx, { bookingId: id, staffId, startsAt, endsAt, bufferMinutes }))) throw takenError();
    const place = staffId === before.staffId ? before.place : await findPlace(trx, terms, staffId);
    await updateBookingTime(trx, id, { startsAt, endsAt, staffId, place });
    await recordEvent(trx, { type: 'booking.moved', objectId: id, contactId: before.contactId }, now);
    await recordChange(trx, ctx, { action: 'call.move', objectId: id }, by);
    const after = requireOpen(await findBooking(trx, id), now);
    await queueCallMails(trx, after, now);
    if (isFromMail) await joinOpenContact(trx, ctx, after);
    return after;
  });
  ctx.mail.wake();
  return moved;
}

/**
 * Cancels a call and frees its time. A cancelled call stays as it is.
 * @throws TRPCError NOT_FOUND, CONFLICT
 */
export async function cancelCall(
  ctx: Context,
  id: string,
  change: { by: BookingCanceller; reason: string; expectedTag?: string | undefined },
): Promise<Booking> {
  const now = ctx.now();
  const cancelled = await ctx.db.transaction().execute(async (trx) => {
    const before = await lockBooking(trx, id, change.expectedTag);
    if (before?.status === 'cancelled') return before;
    const { contactId } = requireOpen(before, now);
    await freeCells(trx, id);
    await updateCancelled(trx, id, change, now);
    await recordEvent(trx, { type: 'booking.cancelled', objectId: id, contactId }, now);
    await recordChange(trx, ctx, { action: 'call.cancel', objectId: id }, change.by);
    const after = await findBooking(trx, id);
    if (!after) throw notFound();
    await queueCallMails(trx, after, now);
    return after;
  });
  ctx.mail.wake();
  return cancelled;
}

/** The history of the enquiry reads these entries; those of visitors have no network. */
async function recordChange(trx: Trx, { actor, now }: Context, act: Act, by: BookingCanceller): Promise<void> {
  await recordAction(trx, by === 'staff' ? actor : { ...actor, network: '' }, { ...act, detail: { by } }, now());
}

function requireOpen(booking: Booking | null, now: string): Booking {
  if (!booking) throw notFound();
  if (booking.status === 'held') throw new TRPCError({ code: 'CONFLICT', message: 'This call is not booked yet.' });
  if (booking.status === 'cancelled') throw new TRPCError({ code: 'CONFLICT', message: 'This call is canceled.' });
  if (booking.startsAt <= later(now, -MINUTE_MS)) {
    throw new TRPCError({ code: 'CONFLICT', message: 'This call has already started.' });
  }
  return booking;
}

function movedTooOftenError(): TRPCError {
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: 'This call was moved too many times. Please reply to its email instead.',
  });
}

function notFound(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This call no longer exists.' });
}
