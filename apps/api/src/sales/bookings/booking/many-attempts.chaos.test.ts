/** @module-tag long */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { migrateToLatest } from '../../../core/store/migrate.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import { liftCallLimits } from '../../../testing/fill/open-calls.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';

const SLOTS = 500;
const ATTEMPTS = 10_000;
/** Attempts of one server at the same time. */
const PARALLEL = 50;

/** Two servers on one database, each with connections of its own. */
const SERVERS: [string, () => Promise<[Db, Db]>][] = [
  [
    'SQLite',
    async () => {
      const url = `file:${await openTestFolder()}/tideline.db`;
      return [open(url), open(url)];
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const { db, url, close } = await openTestPostgres();
      onTestFinished(close);
      return [db, open(url)];
    },
  ],
];

test.each(SERVERS)(
  '10,000 attempts of two servers on %s at 500 times book each time once',
  async (_name, openServers) => {
    const servers = await openServers();
    const [db] = servers;
    await migrateToLatest(db);
    await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const staff = callAsStaff(db);
    await liftCallLimits(db, TEST_NOW);
    await staff.bookings.updateRules({ callMinutes: 30, bufferMinutes: 0, noticeHours: 0, daysAhead: 180 });
    const weekly = NO_HOURS.map(() => [{ from: '09:00', to: '13:00' }]);
    await staff.bookings.updateHours({ staffId: TEST_STAFF.id, weekly, daysOff: [], place: '' });
    const found = [];
    for (let from: string | null = '2026-11-22'; from !== null && found.length < SLOTS;) {
      const { days, nextDay } = await callAsVisitor(db).bookings.times({ from, days: 31 });
      found.push(...days.flatMap(({ times }) => times));
      from = nextDay;
    }
    const slots = found.slice(0, SLOTS);
    expect(slots).toHaveLength(SLOTS);

    let next = 0;
    const outcomes = { booked: 0, taken: 0 };
    async function attempt(server: Db) {
      while (next < ATTEMPTS) {
        const number = next++;
        // All attempts at one time come together.
        const startsAt = slots[Math.floor(number / (ATTEMPTS / SLOTS))] ?? '';
        const email = `visitor-${number}@example.com`;
        const visitor = callAsVisitor(server);
        const booking = visitor.bookings.book({ firstName: 'V', lastName: String(number), email, startsAt });
        await booking.then(
          () => (outcomes.booked += 1),
          (error: unknown) => {
            if (!String(error).includes('no longer available')) throw error;
            outcomes.taken += 1;
          },
        );
      }
    }
    await Promise.all(servers.flatMap((server) => Array.from({ length: PARALLEL }, () => attempt(server))));

    expect(outcomes).toEqual({ booked: SLOTS, taken: ATTEMPTS - SLOTS });
    const rows = await db
      .selectFrom('bookings')
      .select(['staff_id', 'starts_at', 'ends_at'])
      .orderBy('starts_at')
      .execute();
    expect(rows.map((row) => row.starts_at)).toEqual(slots);
    expect(rows.every((row) => row.ends_at === later(row.starts_at, 30 * MINUTE_MS))).toBe(true);
    // Refused attempts leave nothing: no enquiry, no mail.
    const { rows: counts } = await sql<{ enquiries: number; mails: number }>`
      select (select count(*) from contacts) as enquiries, (select count(*) from mails) as mails`.execute(db);
    expect(counts).toEqual([{ enquiries: SLOTS, mails: 2 * SLOTS }]);
  },
  900_000,
);

function open(url: string): Db {
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}
