import { TRPCError } from '@trpc/server';
import type { Booking, BookingAnswer } from '@tideline/domain/booking/booking';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import type { Context } from '../../../context.ts';
import { mergeContact } from '../../conversations/work/merge.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findOpenContact } from './booker.repository.ts';
import { findBooking } from '../bookings.repository.ts';
import { findCallKey } from '../call-link.ts';
import { findTermsOf } from '../kinds/call-terms.ts';
import { findCandidates, withFreePerson } from './find-candidates.ts';
import { listHeldAhead, releaseEndedHolds } from './held-calls.repository.ts';
import { lockBooking } from '../lock-booking.ts';
import { mustConfirmByMail } from './many-calls.ts';
import { countMailbox, takeTime, toAnswer } from './take-time.ts';

/** Who confirms a held call: the visitor on the page, the visitor through an email, which verifies the address, or staff. */
type Confirmer = 'page' | 'mail' | 'staff';

/**
 * Books a held call if its time is still free. A booked call is returned unchanged, and so is a call that waits for an email
 * when `by` is `page`.
 * @throws TRPCError NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS
 */
export async function confirmCall(ctx: Context, id: string, by: Confirmer): Promise<BookingAnswer> {
  const now = ctx.now();
  const key = await findCallKey(ctx.db);
  await releaseEndedHolds(ctx.db, now);
  const asked = requireCall(await findBooking(ctx.db, id));
  if (isSettled(asked, by)) return toAnswer(asked, key, now);
  const time = await findCandidates(ctx, asked.startsAt, await findTermsOf(ctx.db, asked), asked);
  const booking = await withFreePerson(ctx, time, async (trx, staffId) => {
    const before = requireCall(await lockBooking(trx, id, undefined));
    if (isSettled(before, by)) return before;
    if (by === 'page') await countMailbox(trx, key, before.email, now);
    const mustConfirm = by === 'page' && (await mustConfirmByMail(trx, ctx, now));
    const after = await takeTime(trx, id, { staffId, time, mustConfirm, now });
    if (by === 'mail') await joinOpenContact(trx, ctx, after);
    if (by === 'staff') await recordAction(trx, ctx.actor, { action: 'call.book', objectId: id }, now);
    return after;
  });
  ctx.mail.wake();
  return toAnswer(booking, key, now);
}

/** Books the held calls of an enquiry that staff have found not to be spam. A call whose time is taken stays held. */
export async function bookHeldCalls(ctx: Context, contactId: string): Promise<void> {
  for (const id of await listHeldAhead(ctx.db, contactId, ctx.now())) {
    try {
      await confirmCall(ctx, id, 'staff');
    } catch (error) {
      // The held call stays with the enquiry, where staff see it.
      if (!(error instanceof TRPCError)) throw error;
    }
  }
}

/** Merges the enquiry of a call into the open one of the same address. The caller must have verified the mailbox. */
export async function joinOpenContact(trx: Trx, ctx: Context, { id, email }: Booking): Promise<void> {
  const { contact_id: contactId } = await trx
    .selectFrom('bookings')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const intoId = await findOpenContact(trx, email, contactId);
  if (intoId === null || !(await mergeContact(trx, contactId, intoId, ctx.now()))) return;
  const act = { action: 'contact.merge', objectId: intoId, detail: { contactId, by: 'visitor' } } as const;
  await recordAction(trx, { ...ctx.actor, network: '' }, act, ctx.now());
}

function isSettled({ status, heldUntil }: Booking, by: Confirmer): boolean {
  return status === 'booked' || (by === 'page' && heldUntil !== null);
}

function requireCall(booking: Booking | null): Booking {
  if (!booking) throw new TRPCError({ code: 'NOT_FOUND', message: 'This call no longer exists.' });
  if (booking.status === 'cancelled') throw new TRPCError({ code: 'CONFLICT', message: 'This call is canceled.' });
  return booking;
}
