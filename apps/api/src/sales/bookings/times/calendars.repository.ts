import type { Calendar, TimeSpan } from '@tideline/domain/booking/free-times';
import { CELL_MINUTES, hasHours, type CallHours } from '@tideline/domain/booking/hours';
import { DAY_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Db } from '../../../core/store/schema.ts';

/** After every instant. */
const LAST = '9999';

/** The part of calendars to read. Instants are ISO 8601 in UTC. */
type Part = {
  from: string;
  /** Without an end, everything from `from` on. */
  until?: string;
  /** The call to be moved, whose own time counts as free. */
  without?: string | undefined;
};

/** The part of calendars that matters for a call at a time. */
export function partAround(startsAt: string): Part {
  return { from: later(startsAt, -DAY_MS), until: later(startsAt, DAY_MS) };
}

/** The calendars of all who take calls. */
export async function listCalendars(db: Db, part: Part): Promise<Calendar[]> {
  const rows = await db
    .selectFrom('call_hours')
    .select(['staff_id', 'weekly', 'days_off'])
    .orderBy('staff_id')
    .execute();
  const calendars = rows.map((row) => ({
    staffId: row.staff_id,
    weekly: JSON.parse(row.weekly) as CallHours['weekly'],
    daysOff: JSON.parse(row.days_off) as CallHours['daysOff'],
  }));
  const [busy, cells] = [await listBusyTimes(db, part), await listCells(db, part)];
  return calendars.filter(hasHours).map((hours) => ({
    ...hours,
    busy: busy.get(hours.staffId) ?? [],
    taken: joinCells(cells.get(hours.staffId) ?? []),
  }));
}

async function listBusyTimes(db: Db, { from, until = LAST }: Part): Promise<Map<string, TimeSpan[]>> {
  const rows = await db
    .selectFrom('busy_times')
    .select(['staff_id', 'starts_at', 'ends_at'])
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .execute();
  const busy = new Map<string, TimeSpan[]>();
  for (const row of rows) {
    const spans = busy.get(row.staff_id) ?? [];
    spans.push({ startsAt: row.starts_at, endsAt: row.ends_at });
    busy.set(row.staff_id, spans);
  }
  return busy;
}

async function listCells(db: Db, { from, until = LAST, without = '' }: Part): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('booking_cells')
    .select(['staff_id', 'starts_at'])
    .where('starts_at', '>=', later(from, -CELL_MINUTES * MINUTE_MS))
    .where('starts_at', '<', until)
    .where('booking_id', '!=', without)
    .orderBy('staff_id')
    .orderBy('starts_at')
    .execute();
  const cells = new Map<string, string[]>();
  for (const row of rows) {
    const own = cells.get(row.staff_id) ?? [];
    own.push(row.starts_at);
    cells.set(row.staff_id, own);
  }
  return cells;
}

/** Joins consecutive cells to spans. */
function joinCells(cells: readonly string[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const startsAt of cells) {
    const endsAt = later(startsAt, CELL_MINUTES * MINUTE_MS);
    const last = spans.at(-1);
    if (last?.endsAt === startsAt) last.endsAt = endsAt;
    else spans.push({ startsAt, endsAt });
  }
  return spans;
}
