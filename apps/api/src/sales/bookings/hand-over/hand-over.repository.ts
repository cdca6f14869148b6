import type { Booking } from '@tideline/domain/booking/booking';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { selectBookings, toBooking } from '../booking-rows.repository.ts';

/** The ids of the account that hands over and of the one that takes over. */
type HandOver = { fromId: string; toId: string };

/** Locks accounts until the transaction ends, so that none gets another call meanwhile. */
export async function lockCallers(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(dialectOf(trx).forUpdate)
    .execute();
}

/**
 * The ids of all accounts; none can be removed until the transaction ends. Call it before locking a call, since a removal
 * locks in this order too.
 */
export async function keepAccounts(trx: Trx): Promise<Set<string>> {
  const rows = await trx.selectFrom('staff').select('id').orderBy('id').$call(dialectOf(trx).forShare).execute();
  return new Set(rows.map(({ id }) => id));
}

/** A person's upcoming and current calls, earliest first. */
export async function listUpcoming(db: Db, staffId: string, now: string): Promise<Booking[]> {
  return readCalls(
    selectBookings(db)
      .where('bookings.staff_id', '=', staffId)
      .where('bookings.status', '=', 'booked')
      .where('bookings.ends_at', '>', now),
  );
}

async function readCalls(calls: ReturnType<typeof selectBookings>): Promise<Booking[]> {
  const rows = await calls.orderBy('bookings.starts_at').orderBy('bookings.id').execute();
  return rows.map(toBooking);
}

/** The ids of one person's calls at times when the other is busy: with a call or its buffer, or elsewhere. */
export async function listBusyCalls(db: Db, { fromId, toId }: HandOver, now: string): Promise<Set<string>> {
  const taken = await db
    .selectFrom('booking_cells as cell')
    .innerJoin('booking_cells as other', 'other.starts_at', 'cell.starts_at')
    .select('cell.booking_id as id')
    .where('cell.staff_id', '=', fromId)
    .where('other.staff_id', '=', toId)
    .execute();
  const elsewhere = await db
    .selectFrom('bookings')
    .innerJoin('busy_times as busy', (join) =>
      join.onRef('busy.starts_at', '<', 'bookings.ends_at').onRef('busy.ends_at', '>', 'bookings.starts_at'),
    )
    .select('bookings.id')
    .where('bookings.staff_id', '=', fromId)
    .where('bookings.ends_at', '>', now)
    .where('busy.staff_id', '=', toId)
    .execute();
  return new Set([...taken, ...elsewhere].map(({ id }) => id));
}

/** Hands a person's hours over to a colleague without hours. The private calendar stays with the person. */
export async function handOverHours(trx: Trx, { fromId, toId }: HandOver): Promise<void> {
  const own = await trx.selectFrom('call_hours').select('staff_id').where('staff_id', '=', toId).executeTakeFirst();
  if (own) return;
  await trx
    .updateTable('call_hours')
    .set({ staff_id: toId, feed_url: '', feed_next_at: null, feed_read_at: null, feed_failed_at: null, feed_error: '' })
    .where('staff_id', '=', fromId)
    .execute();
}

/** Hands a person's calls over to a colleague; `upcoming` are those that are not over. */
export async function handOverBookings(
  trx: Trx,
  { fromId, toId }: HandOver,
  upcoming: readonly Booking[],
): Promise<void> {
  await trx.updateTable('bookings').set({ staff_id: toId }).where('staff_id', '=', fromId).execute();
  if (upcoming.length === 0) return;
  const ids = upcoming.map(({ id }) => id);
  // Cells of past calls are deleted with the account.
  await trx.updateTable('booking_cells').set({ staff_id: toId }).where('booking_id', 'in', ids).execute();
}

/** Moves calls to the place of their kind, else to that of the person who takes them over. As in `findPlace`. */
export async function updatePlaces(trx: Trx, ids: readonly string[], staffId: string): Promise<void> {
  await trx
    .updateTable('bookings')
    .set((eb) => {
      const ofKind = eb.selectFrom('call_kinds').select('place').whereRef('call_kinds.id', '=', 'bookings.kind_id');
      const ofPerson = eb.selectFrom('call_hours').select('place').where('staff_id', '=', staffId);
      const place = eb.fn.coalesce(eb.fn<string | null>('nullif', [ofKind, eb.val('')]), ofPerson, eb.val(''));
      return { place, sequence: eb('sequence', '+', 1) };
    })
    .where('id', 'in', ids)
    .execute();
}

/** These calls, in the order of `listUpcoming`. */
export async function listCalls(db: Db, ids: readonly string[]): Promise<Booking[]> {
  return readCalls(selectBookings(db).where('bookings.id', 'in', ids));
}
