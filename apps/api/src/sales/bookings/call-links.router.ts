import { TRPCError } from '@trpc/server';
import type { BookedCall, Booking, BookingAnswer } from '@tideline/domain/booking/booking';
import { callBookedAnswer, callUnconfirmedAnswer } from '@tideline/domain/booking/booking.answer';
import {
  bookingLinkSchema,
  cancelByLinkSchema,
  freeTimesQuerySchema,
  moveByLinkSchema,
} from '@tideline/domain/booking/booking.schema';
import type { Context } from '../../context.ts';
import { accepted, answer } from '../../core/rpc/answers.ts';
import { linkProcedure, publicCall, router } from '../../core/rpc/procedures.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { findBooking } from './bookings.repository.ts';
import { findCallKey, readCallToken } from './call-link.ts';
import { cancelCall, moveCall } from './change-call.ts';
import { confirmCall } from './booking/confirm-call.ts';
import { findVisitorEntry, writeVisitorCalendar } from './mails/visitor-entry.ts';
import { findCallTimes } from './times/find-call-times.ts';
import { findCandidates } from './booking/find-candidates.ts';
import { findTermsOf } from './kinds/call-terms.ts';

/** A call, and the kind of token that gave access to it. */
type Linked = { booking: Booking; isFromMail: boolean };

/** Acts with the token of a call, which only the visitor has. */
export const callLinksRouter = router({
  /** Null for an invalid token, or when the call was deleted. */
  read: linkProcedure.input(bookingLinkSchema).query(async ({ ctx, input }): Promise<BookedCall | null> => {
    const linked = await findByToken(ctx, input.token);
    return linked && toBookedCall(ctx, linked);
  }),

  /** The entry for a calendar, as an iCalendar object. Null for an invalid token, and for a call that cannot be changed. */
  calendar: linkProcedure.input(bookingLinkSchema).query(async ({ ctx, input }): Promise<string | null> => {
    const linked = await findByToken(ctx, input.token);
    return linked && canChange(ctx, linked.booking) ? writeVisitorCalendar(ctx, linked.booking, input.token) : null;
  }),

  /** The free times to which a call can be moved. */
  times: linkProcedure.input(freeTimesQuerySchema.extend(bookingLinkSchema.shape)).query(async ({ ctx, input }) => {
    const { booking } = await requireByToken(ctx, input.token);
    const terms = await findTermsOf(ctx.db, booking);
    return findCallTimes(ctx.db, input, ctx.now(), { terms, without: booking.id });
  }),

  confirm: publicCall({
    rest: 'POST /bookings/confirm',
    summary: 'Confirm a call that is not booked yet',
    description:
      'Books it if its time is still free. 202: only the button in its email confirms it. 409: the time is no longer free.',
    input: bookingLinkSchema,
    answer: answer<BookingAnswer>(callBookedAnswer),
    otherAnswers: [accepted(callUnconfirmedAnswer)],
    refusals: [404, 409, 429],
    example: { token: '01939f3c-5a00-7000-8000-2b9d5c1e7f10.wQ3mR0b1c2d3e4f5g6h7iA' },
    events: ['booking.created', 'enquiry.updated', 'enquiry.merged'],
  }).mutation(async ({ ctx, input }) => {
    const { booking, isFromMail } = await requireByToken(ctx, input.token);
    return confirmCall(ctx, booking.id, isFromMail ? 'mail' : 'page');
  }),

  move: linkProcedure.input(moveByLinkSchema).mutation(async ({ ctx, input }) => {
    const { booking, isFromMail } = await requireByToken(ctx, input.token);
    const moved = await moveCall(ctx, booking.id, { startsAt: input.startsAt, by: 'visitor', isFromMail });
    return toBookedCall(ctx, { booking: moved, isFromMail });
  }),

  cancel: linkProcedure.input(cancelByLinkSchema).mutation(async ({ ctx, input }) => {
    const { booking, isFromMail } = await requireByToken(ctx, input.token);
    const cancelled = await cancelCall(ctx, booking.id, { reason: input.reason, by: 'visitor' });
    return toBookedCall(ctx, { booking: cancelled, isFromMail });
  }),
});

async function findByToken(ctx: Context, token: string): Promise<Linked | null> {
  const read = readCallToken(await findCallKey(ctx.db), token);
  const booking = read && (await findBooking(ctx.db, read.id));
  return booking && { booking, isFromMail: read.isFromMail };
}

async function requireByToken(ctx: Context, token: string): Promise<Linked> {
  const linked = await findByToken(ctx, token);
  if (!linked) throw new TRPCError({ code: 'NOT_FOUND', message: 'This link is no longer valid.' });
  return linked;
}

/** Before it begins. */
function canChange({ now }: Context, { status, startsAt }: Booking): boolean {
  return status === 'booked' && startsAt > now();
}

async function toBookedCall(ctx: Context, { booking, isFromMail }: Linked): Promise<BookedCall> {
  const { startsAt, endsAt, status, visitorZone, reference, heldUntil, kind } = booking;
  const { timeZone } = await findSettings(ctx.db);
  const facts = { startsAt, endsAt, status, visitorZone, reference, timeZone, ...(kind && { kind: kind.name }) };
  if (status !== 'held') {
    const { place, staffName, email } = booking;
    const isOpen = canChange(ctx, booking);
    return {
      ...facts,
      place,
      staffName,
      canChange: isOpen,
      calendar: isOpen ? await findVisitorEntry(ctx.db, booking) : null,
      mailedTo: ctx.mail.server === null || isFromMail ? null : email,
      confirmBy: null,
      heldUntil: null,
      isFree: false,
    };
  }
  const { staffIds } = await findCandidates(ctx, startsAt, await findTermsOf(ctx.db, booking), booking);
  return {
    ...facts,
    place: '',
    staffName: '',
    canChange: false,
    calendar: null,
    mailedTo: null,
    confirmBy: isFromMail || heldUntil === null ? 'button' : 'email',
    heldUntil: heldUntil !== null && heldUntil > ctx.now() ? heldUntil : null,
    isFree: staffIds.length > 0,
  };
}
