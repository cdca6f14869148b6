import { CELL_MINUTES } from '@tideline/domain/booking/hours';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import type { Trx } from '../../../core/store/schema.ts';

/** What a call occupies: from its beginning to the end of the buffer after it. */
type Occupied = { bookingId: string; staffId: string; startsAt: string; endsAt: string; bufferMinutes: number };

/**
 * Takes a call's time in a person's calendar; cells that the call already has stay. Concurrent calls at one time are
 * impossible: the second insert waits for the first transaction and then finds its cells.
 * @returns false when another call has one of the cells; the transaction must then be rolled back
 */
export async function takeCells(trx: Trx, { bookingId, staffId, ...span }: Occupied): Promise<boolean> {
  const cells = cellsOf(span);
  const taken = await trx
    .insertInto('booking_cells')
    // In order, so that transactions with common cells wait for each other instead of deadlocking.
    .values(cells.map((starts_at) => ({ staff_id: staffId, starts_at, booking_id: bookingId })))
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'starts_at'])
        .doUpdateSet({ booking_id: bookingId })
        .where('booking_cells.booking_id', '=', bookingId),
    )
    .returning('starts_at')
    .execute();
  if (taken.length < cells.length) return false;
  await trx
    .deleteFrom('booking_cells')
    .where('booking_id', '=', bookingId)
    .where((eb) => eb.or([eb('staff_id', '!=', staffId), eb('starts_at', 'not in', cells)]))
    .execute();
  return true;
}

/** Gives the time of a call back. */
export async function freeCells(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('booking_cells').where('booking_id', '=', bookingId).execute();
}

function cellsOf({ startsAt, endsAt, bufferMinutes }: Pick<Occupied, 'startsAt' | 'endsAt' | 'bufferMinutes'>) {
  const cellMs = CELL_MINUTES * MINUTE_MS;
  const end = Date.parse(endsAt) + bufferMinutes * MINUTE_MS;
  const cells: string[] = [];
  for (let cell = Date.parse(startsAt); cell < end; cell += cellMs) cells.push(new Date(cell).toISOString());
  return cells;
}
