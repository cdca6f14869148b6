import { TRPCError } from '@trpc/server';
import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { recordEvents } from '../../../core/events/record-event.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import {
  handOverBookings,
  handOverHours,
  listBusyCalls,
  listCalls,
  listUpcoming,
  lockCallers,
  updatePlaces,
} from './hand-over.repository.ts';
import { handOverKinds } from '../kinds/kind-writes.repository.ts';
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
  if (upcoming.length === 0) return;
  const ids = upcoming.map(({ id }) => id);
  await updatePlaces(trx, ids, toId);
  const calls = await listCalls(trx, ids);
  const events = calls.map(({ id, contactId }) => ({ type: 'booking.moved', objectId: id, contactId }) as const);
  await recordEvents(trx, events, now);
  for (const call of calls) await queueCallMails(trx, call, now);
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
