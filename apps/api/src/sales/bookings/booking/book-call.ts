import { BOOKING_SOURCE, type Booking, type BookingAnswer } from '@tideline/domain/booking/booking';
import type { NewBooking } from '@tideline/domain/booking/booking.schema';
import type { BookedKind } from '@tideline/domain/booking/call-kind';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { CALL_INPUTS, type CallField } from '@tideline/domain/booking/call-fields';
import { isFilledByRobot, looksAdvertised } from '@tideline/domain/contact/spam';
import { newId } from '../../../core/host/new-id.ts';
import { checkContact, type CheckedContact } from '../../contacts/check-contact.ts';
import { insertWithReference } from '../../contacts/add-contact.ts';
import { findShownWording } from '../../contacts/shown-wording.ts';
import type { Context } from '../../../context.ts';
import { countCaller } from '../../../core/limits/rate-limit.ts';
import { countIssueResult } from '../../../audience/attribution/issue-counts.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { readTrail } from '../../../audience/attribution/read-trail.ts';
import { insertContactTrail } from '../../../audience/attribution/trails.repository.ts';
import { findBookingByKey } from '../bookings.repository.ts';
import { insertHeld } from '../booking-writes.repository.ts';
import { findCallKey } from '../call-link.ts';
import { findAskedKind, notOffered } from '../kinds/call-terms.ts';
import { keepKind } from '../kinds/kinds.repository.ts';
import { type Candidates, findCandidates, withFreePerson } from './find-candidates.ts';
import { releaseEndedHolds } from './held-calls.repository.ts';
import { mustConfirmByMail } from './many-calls.ts';
import { countMailbox, requireStored, takeTime, toAnswer } from './take-time.ts';
import { takenError } from './taken-error.ts';

/** Limits per address and per /48 network, the same as for enquiries. Source: security.md §7. */
const BURST = { own: { limit: 5, windowSeconds: 10 * 60 }, wide: { limit: 20, windowSeconds: 60 * 60 } };
const DAY = { own: { limit: 20, windowSeconds: 24 * 60 * 60 }, wide: { limit: 80, windowSeconds: 24 * 60 * 60 } };

/** A simultaneous request with the same key has booked, so this one must not leave an enquiry behind. */
class BookedBefore extends Error {}

/**
 * Books a call with the free person who has the fewest calls, in one transaction with its enquiry and mails. A repeated
 * idempotency key returns the first call. Suspected spam, and calls above the site-wide limits, are stored as held; the
 * answer says how to confirm them.
 * @throws TRPCError CONFLICT when the time is no longer free, BAD_REQUEST when the kind is not offered, TOO_MANY_REQUESTS
 */
export async function bookCall(ctx: Context, input: NewBooking): Promise<BookingAnswer> {
  const { db } = ctx;
  const now = ctx.now();
  const key = await findCallKey(db);
  await releaseEndedHolds(db, now);
  const offered = await findAskedKind(db, input.kind);
  const time = offered && (await findCandidates(ctx, input.startsAt, offered.terms));
  // After the free times, so that a simultaneous request with the same key, which has taken one of them, is found.
  const known = input.idempotencyKey ? await findBookingByKey(db, input.idempotencyKey) : null;
  if (known) return toAnswer(known, key, now);
  if (!offered || !time) throw notOffered();
  if (time.staffIds.length === 0) throw takenError();
  const checked = await checkContact(db, toNewContact(input), CALL_PATH);
  const contact = { ...checked, wording: await findShownWording(db, 'call', input) };
  const asked = { input, contact, time, kind: offered.kind };
  try {
    const booking = await (isFilledByRobot(input) || looksAdvertised(input)
      ? db.transaction().execute((trx) => keepSuspicious(trx))
      : withFreePerson(ctx, time, book));
    ctx.mail.wake();
    return toAnswer(booking, key, now);
  } catch (error) {
    if (!(error instanceof BookedBefore)) throw error;
    return toAnswer(await findByKey(db, input.idempotencyKey), key, now);
  }

  async function book(trx: Trx, staffId: string): Promise<Booking> {
    await countMailbox(trx, key, input.email, now);
    const mustConfirm = await mustConfirmByMail(trx, ctx, now);
    const id = await askFor(trx, ctx, { ...asked, status: mustConfirm ? 'spam' : 'pending' });
    const booking = await takeTime(trx, id, { staffId, time: asked.time, mustConfirm, now });
    await countCaller(trx, 'call', ctx.clientAddress, BURST, now);
    await countCaller(trx, 'call-day', ctx.clientAddress, DAY, now);
    return booking;
  }

  async function keepSuspicious(trx: Trx): Promise<Booking> {
    await countCaller(trx, 'call', ctx.clientAddress, BURST, now);
    return requireStored(trx, await askFor(trx, ctx, { ...asked, status: 'spam' }));
  }
}

type Asked = {
  input: NewBooking;
  contact: CheckedContact;
  time: Candidates;
  kind: BookedKind | null;
  status: 'pending' | 'spam';
};

/** Stores an enquiry and a held call. The address is unverified, so the enquiry is not merged into an existing one. */
async function askFor(trx: Trx, ctx: Context, { input, contact, time, kind, status }: Asked): Promise<string> {
  const [now, id] = [ctx.now(), newId()];
  if (kind && !(await keepKind(trx, kind.id))) throw notOffered();
  const { id: contactId } = await insertWithReference(trx, contact, status, now);
  if (status !== 'spam') await countIssueResult(trx, input.fromIssue, 'enquiry');
  const trail = await readTrail(trx, ctx, input);
  if (trail) await insertContactTrail(trx, { contact_id: contactId, submitted_at: now }, trail);
  const { startsAt, endsAt, timeZone } = time;
  const asked = { startsAt, endsAt, message: input.message, visitorZone: input.timeZone ?? timeZone, kind };
  const idempotencyKey = input.idempotencyKey ?? null;
  if (!(await insertHeld(trx, { id, contactId, ...asked, idempotencyKey }, now))) throw new BookedBefore();
  return id;
}

/** What the form of a call does not ask for stays empty. */
function toNewContact(input: NewBooking) {
  const given = Object.fromEntries(CALL_INPUTS.map((name) => [name, input[name]])) as Pick<NewBooking, CallField>;
  return { package: null, topic: '', source: BOOKING_SOURCE, answers: input.answers, ...given };
}

async function findByKey(db: Db, idempotencyKey: string | undefined): Promise<Booking> {
  const booking = await findBookingByKey(db, idempotencyKey ?? '');
  if (!booking) throw takenError();
  return booking;
}
