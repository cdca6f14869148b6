import { TRPCError } from '@trpc/server';
import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { FieldRefused } from '../rpc/errors.ts';
import { findSettings } from '../settings/settings.repository.ts';
import type { Trx } from '../store/schema.ts';
import { findBooking } from './bookings.repository.ts';
import { handOverBookings, handOverHours, listBusyCalls, listUpcoming, lockCallers } from './hand-over.repository.ts';
import { findPlace } from './hours.repository.ts';
import { queueCallMails } from './queue-call-mails.ts';

/** The refusal names at most this many calls. */
const NAMED_MAX = 5;

/**
 * Gives the calls of a person to a colleague, and the hours where the colleague has none. Visitors and the colleague get new
 * invitations to the upcoming ones, at the colleague's place.
 * @throws TRPCError CONFLICT when the colleague is busy at the time of an upcoming call
 */
export async function handOverCalls(trx: Trx, parties: { fromId: string; toId: string }, now: string): Promise<void> {
  await lockCallers(trx, parties);
  const upcoming = await listUpcoming(trx, parties.fromId, now);
  const busy = await listBusyCalls(trx, parties, now);
  const refused = upcoming.filter(({ id }) => busy.has(id));
  if (refused.length > 0) throw busyError(refused, (await findSettings(trx)).timeZone);
  await handOverHours(trx, parties);
  await handOverBookings(trx, parties, upcoming, await findPlace(trx, parties.toId));
  for (const { id } of upcoming) {
    const booking = await findBooking(trx, id);
    if (booking) await queueCallMails(trx, booking, now);
  }
}

function busyError(calls: readonly Booking[], timeZone: string): TRPCError {
  const named = calls.slice(0, NAMED_MAX).map((call) => `${formatCallTime(call, timeZone)} with ${call.name}`);
  const more = calls.length > named.length ? `; and ${calls.length - named.length} more` : '';
  const [these, them] = calls.length === 1 ? ['this call', 'it'] : ['these calls', 'them'];
  return new TRPCError({
    code: 'CONFLICT',
    message: `This colleague is busy at the time of ${these}: ${named.join('; ')}${more}. Move or cancel ${them} first, or hand over to somebody else.`,
    cause: new FieldRefused('toId'),
  });
}
