import { randomUUIDv7 } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { BOOKING_SOURCE, OPEN_CALLS_MAX, type Booking, type BookingAnswer } from '@tideline/domain/booking/booking';
import type { NewBooking } from '@tideline/domain/booking/booking.schema';
import { findFreeStaff } from '@tideline/domain/booking/free-times';
import { isFilledByRobot, looksAdvertised } from '@tideline/domain/contact/spam';
import { later, MINUTE_MS } from '@tideline/domain/site/instant';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { insertWithReference } from '../contacts/add-contact.ts';
import type { Context } from '../context.ts';
import { countAttempt, countCaller } from '../limits/rate-limit.ts';
import { countIssueResult } from '../newsletter/results/issue-counts.repository.ts';
import { findSettings } from '../settings/settings.repository.ts';
import type { Db, Trx } from '../store/schema.ts';
import { keyedHash } from '../store/secret-key.repository.ts';
import { readTrail } from '../trails/read-trail.ts';
import { insertContactTrail } from '../trails/trails.repository.ts';
import { countOpenCalls, findOpenEnquiry } from './booker.repository.ts';
import { countUpcoming, findBooking, findBookingByKey } from './bookings.repository.ts';
import { insertBooking } from './booking-writes.repository.ts';
import { callToken, findCallKey } from './call-link.ts';
import { listCalendars, partAround } from './calendars.repository.ts';
import { takeCells } from './cells.repository.ts';
import { keepAccounts } from './hand-over.repository.ts';
import { findCallRules, findPlace } from './hours.repository.ts';
import { queueCallMails } from './queue-call-mails.ts';

/** Bookings from one address, and from one /48 network: those of enquiries. Source: security.md §7. */
const BURST = { own: { limit: 5, windowSeconds: 10 * 60 }, wide: { limit: 20, windowSeconds: 60 * 60 } };
const DAY = { own: { limit: 20, windowSeconds: 24 * 60 * 60 }, wide: { limit: 80, windowSeconds: 24 * 60 * 60 } };

/** Bookings with one email address: each one sends mail to it. */
const EMAIL_DAY = { limit: 10, windowSeconds: 24 * 60 * 60 };

/** Another booking was faster, or the person's account was removed meanwhile. */
class TimeTaken extends Error {}
/** A simultaneous request with the same key has booked: this one must not leave an enquiry behind. */
class BookedBefore extends Error {}

/**
 * Books a call with the free person who has the fewest, in one transaction with its enquiry and its mails. A repeated
 * idempotency key returns the first call. Likely spam becomes an enquiry with that status, gets the same answer, and takes
 * no time.
 * @throws TRPCError CONFLICT when the time is not free any more, TOO_MANY_REQUESTS
 */
export async function bookCall(ctx: Context, input: NewBooking): Promise<BookingAnswer> {
  const { db } = ctx;
  const now = ctx.now();
  const [key, rules, { timeZone }] = [await findCallKey(db), await findCallRules(db), await findSettings(db)];
  const endsAt = later(input.startsAt, rules.callMinutes * MINUTE_MS);
  const span = { startsAt: input.startsAt, endsAt };
  const free = findFreeStaff(await listCalendars(db, partAround(input.startsAt)), input.startsAt, {
    rules,
    timeZone,
    now,
  });
  // After the free times: what a simultaneous request with the same key has taken from them is found.
  const known = input.idempotencyKey ? await findBookingByKey(db, input.idempotencyKey) : null;
  if (known) return toAnswer(known, key);
  if (free.length === 0) throw takenError();
  if (isFilledByRobot(input) || looksAdvertised(input)) return storeSpam(ctx, input, span, key);

  const load = await countUpcoming(db, now);
  const candidates = free.toSorted((one, other) => (load.get(one) ?? 0) - (load.get(other) ?? 0));
  for (const staffId of candidates) {
    try {
      const booking = await db.transaction().execute(async (trx) => {
        if (!(await keepAccounts(trx)).has(staffId)) throw new TimeTaken();
        // Bookings of one address follow each other, so that they find the same enquiry.
        await countAttempt(trx, emailKeyOf(key, input.email), EMAIL_DAY, now);
        const contactId = await findOrAddEnquiry(trx, ctx, input, now);
        const id = randomUUIDv7();
        const isNew = await insertBooking(trx, {
          id,
          contact_id: contactId,
          staff_id: staffId,
          starts_at: span.startsAt,
          ends_at: span.endsAt,
          status: 'booked',
          place: await findPlace(trx, staffId),
          message: input.message,
          visitor_zone: input.timeZone ?? timeZone,
          sequence: 0,
          reminded_at: null,
          cancelled_at: null,
          cancelled_by: null,
          cancel_reason: '',
          idempotency_key: input.idempotencyKey ?? null,
          created_at: now,
        });
        if (!isNew) throw new BookedBefore();
        if (!(await takeCells(trx, { bookingId: id, staffId, ...span, bufferMinutes: rules.bufferMinutes }))) {
          throw new TimeTaken();
        }
        if ((await countOpenCalls(trx, input.email, now)) > OPEN_CALLS_MAX) {
          throw new TRPCError({
            code: 'TOO_MANY_REQUESTS',
            message: `This address has ${OPEN_CALLS_MAX} calls already. Move or cancel one by the link in its mail.`,
          });
        }
        await countCaller(trx, 'call', ctx.clientAddress, BURST, now);
        await countCaller(trx, 'call-day', ctx.clientAddress, DAY, now);
        return queueMails(trx, id, now);
      });
      ctx.mail.wake();
      return toAnswer(booking, key);
    } catch (error) {
      if (error instanceof BookedBefore) return toAnswer(await findByKey(db, input.idempotencyKey), key);
      if (!(error instanceof TimeTaken)) throw error;
    }
  }
  throw takenError();
}

async function findOrAddEnquiry(trx: Trx, ctx: Context, input: NewBooking, now: string): Promise<string> {
  const open = await findOpenEnquiry(trx, input.email);
  if (open !== null) return open;
  const { id } = await insertWithReference(trx, toEnquiry(input), 'pending', now);
  await countIssueResult(trx, input.fromIssue, 'enquiry');
  const trail = await readTrail(trx, ctx, input);
  if (trail) await insertContactTrail(trx, { contact_id: id, submitted_at: now }, trail);
  return id;
}

async function queueMails(trx: Trx, id: string, now: string): Promise<Booking> {
  const booking = await findBooking(trx, id);
  if (!booking) throw new Error('The call that was just stored is missing.');
  await queueCallMails(trx, booking, now);
  return booking;
}

async function storeSpam(
  ctx: Context,
  input: NewBooking,
  span: { startsAt: string; endsAt: string },
  key: string,
): Promise<BookingAnswer> {
  const now = ctx.now();
  const { reference } = await ctx.db.transaction().execute(async (trx) => {
    await countCaller(trx, 'call', ctx.clientAddress, BURST, now);
    return insertWithReference(trx, toEnquiry(input), 'spam', now);
  });
  return { message: 'booked', reference, ...span, token: callToken(key, randomUUIDv7()) };
}

function emailKeyOf(key: string, email: string): string {
  return `call-email:${keyedHash(key, `email ${emailKey(email)}`).toString('base64url')}`;
}

function toEnquiry({ firstName, lastName, email, company, message }: NewBooking) {
  return { firstName, lastName, email, company, message, package: null, topic: '', source: BOOKING_SOURCE };
}

async function findByKey(db: Db, idempotencyKey: string | undefined): Promise<Booking> {
  const booking = await findBookingByKey(db, idempotencyKey ?? '');
  if (!booking) throw takenError();
  return booking;
}

function toAnswer({ id, reference, startsAt, endsAt }: Booking, key: string): BookingAnswer {
  return { message: 'booked', reference, startsAt, endsAt, token: callToken(key, id) };
}

/** The refusal of a time that is not free. */
export function takenError(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'This time is not free any more. Please choose another one.' });
}
