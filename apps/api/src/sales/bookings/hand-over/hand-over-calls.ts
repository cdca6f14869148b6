import { TRPCError } from '@trpc/server';
import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { recordEvent } from '../../../core/events/record-event.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findBooking } from '../bookings.repository.ts';
import {
  handOverBookings,
  handOverHours,
  listBusyCalls,
  listUpcoming,
  lockCallers,
  updatePlace,
} from './hand-over.repository.ts';
import { handOverKinds } from '../kinds/kind-writes.repository.ts';
import { findPlace, findTermsOf } from '../kinds/call-terms.ts';
import { queueCallMails } from '../mails/queue-call-mails.ts';

/** Maximum number of calls named in the refusal. */
const NAMED_MAX = 5;

/**
 * Hands a person's calls over to a colleague, and the hours if the colleague has none. Visitors and colleague get new
 * invitations to upcoming calls, at the colleague's place. With `toId` null it only checks that no call is upcoming.
 * @throws TRPCError CONFLICT when the colleague is busy at the time of an upcoming call, or when there is one but no
 *   colleague
 */
export async function handOverCalls(
  trx: Trx,
  { fromId, toId }: { fromId: string; toId: string | null },
  now: string,
): Promise<void> {
  await lockCallers(trx, [fromId, toId ?? fromId]);
  const upcoming = await listUpcoming(trx, fromId, now);
  const { timeZone } = await findSettings(trx);
  if (toId === null) {
    if (upcoming.length > 0) throw refusal('This person has upcoming calls', upcoming, timeZone);
    return;
  }
  const parties = { fromId, toId };
  const busy = await listBusyCalls(trx, parties, now);
  const colliding = upcoming.filter(({ id }) => busy.has(id));
  if (colliding.length > 0) {
    throw refusal('This colleague is busy at the time of upcoming calls', colliding, timeZone);
  }
  await handOverHours(trx, parties);
  await handOverKinds(trx, parties);
  await handOverBookings(trx, parties, upcoming);
  for (const call of upcoming) {
    const { id } = call;
    await updatePlace(trx, id, await findPlace(trx, await findTermsOf(trx, call), toId));
    const booking = await findBooking(trx, id);
    if (!booking) continue;
    await recordEvent(trx, { type: 'booking.moved', objectId: id, contactId: booking.contactId }, now);
    await queueCallMails(trx, booking, now);
  }
}

function refusal(reason: string, calls: readonly Booking[], timeZone: string): TRPCError {
  const named = calls.slice(0, NAMED_MAX).map((call) => `${formatCallTime(call, timeZone)} with ${call.name}`);
  const more = calls.length > named.length ? `; and ${calls.length - named.length} more` : '';
  return new TRPCError({
    code: 'CONFLICT',
    message: `${reason}: ${named.join('; ')}${more}. Move or cancel them first, or hand over to a colleague who is free then.`,
    cause: new FieldRefused('toId'),
  });
}
