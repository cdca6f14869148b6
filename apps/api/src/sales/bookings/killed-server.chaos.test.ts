/** @module-tag long */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CELL_MINUTES, NO_HOURS } from '@tideline/domain/booking/hours';
import { later } from '@tideline/domain/time/instant';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { updateSettings } from '../../core/settings/settings.repository.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { DIGEST_MS } from '../../core/mail/site-limit.ts';
import { liftCallLimits } from '../../testing/fill/open-calls.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { openSender } from '../../testing/mail/mail-round.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server/server-process.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const ROUNDS = soakSize(6, 60);
/** Visitors who book at the same time. */
const PARALLEL = 8;
/** Bookings that are answered before the server is killed. */
const MARK = 10;
const RULES = { callMinutes: 30, bufferMinutes: 10, noticeHours: 0, daysAhead: 180 };
const CELLS = (RULES.callMinutes + RULES.bufferMinutes) / CELL_MINUTES;

/** An attempt at a time; two attempts want each time. */
type Attempt = { email: string; startsAt: string; idempotencyKey: string };
/** 201: booked, 409: the time is not free any more, null: the connection broke. */
type Answer = 201 | 409 | null;

const DATABASES: [string, () => Promise<{ url: string; db: Db }>][] = [
  [
    'SQLite',
    async () => {
      const url = `file:${await openTestFolder()}/tideline.db`;
      const db = openDatabase(url);
      onTestFinished(() => db.destroy());
      return { url, db };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const { db, url, close } = await openTestPostgres();
      onTestFinished(close);
      return { db, url };
    },
  ],
];

test.each(DATABASES)(
  'a server on %s that is killed while visitors book leaves whole bookings; each answered one is there once',
  async (_name, open) => {
    const [{ db, url }, folder] = [await open(), await openTestFolder()];
    await migrateToLatest(db);
    const times = await openTimes(db);
    await liftCallLimits(db, currentInstant());
    await updateSettings(db, { ...DEFAULT_SETTINGS, mailsPerHour: 10_000 }, currentInstant());
    const answers = new Map<Attempt, Answer>();
    let lost = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await startServerProcess(url, folder);
      const unanswered = [...answers].filter(([, answer]) => answer === null).map(([attempt]) => attempt);
      // Visitors without an answer send the form again.
      for (const attempt of unanswered) answers.set(attempt, await book(server, attempt));
      const marked = Promise.withResolvers<void>();
      let [number, count] = [0, 0];
      const visitors = Array.from({ length: PARALLEL }, async () => {
        for (;;) {
          const startsAt = times[Math.floor(number / 2)] ?? '';
          const email = `visitor-${round}-${number++}@example.com`;
          const attempt = { email, startsAt, idempotencyKey: email };
          const answer = await book(server, attempt);
          answers.set(attempt, answer);
          if (answer === null) return;
          if (answer === 201 && (count += 1) === MARK) marked.resolve();
        }
      });
      await marked.promise;
      await sleep(Math.random() * 60);
      await server.kill('SIGKILL');
      await Promise.all(visitors);
      lost += [...answers.values()].filter((answer) => answer === null).length;
      times.splice(0, Math.ceil(number / 2));
      await expectWholeBookings(db, answers);
    }
    expect(lost).toBeGreaterThan(0);

    const mailbox = await openMailbox();
    let passed = 0;
    const clock = { now: () => later(currentInstant(), passed), pass: () => undefined };
    const send = openSender(db, mailbox, clock);
    while ((await countWaiting(db)) > 0) {
      await send();
      passed += DIGEST_MS; // the notices to staff gather in digests
    }
    const invited = mailbox.arrived.filter(({ raw }) => raw.includes('METHOD:REQUEST')).flatMap(({ to }) => to);
    const booked = await db
      .selectFrom('bookings')
      .innerJoin('contacts', 'contacts.id', 'contact_id')
      .select('email')
      .execute();
    expect(invited.filter((address) => address !== TEST_STAFF.email).toSorted()).toEqual(
      booked.map(({ email }) => email).toSorted(),
    );
  },
  900_000,
);

/** Opens the calendar at all hours. @returns the free times */
async function openTimes(db: Db): Promise<string[]> {
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const staff = callAsStaff(db);
  await staff.bookings.updateRules(RULES);
  const weekly = NO_HOURS.map(() => [{ from: '00:00', to: '24:00' }]);
  await staff.bookings.updateHours({ staffId: TEST_STAFF.id, weekly, daysOff: [], place: '' });
  const times: string[] = [];
  for (let from: string | null = currentInstant().slice(0, 10); from !== null;) {
    const { days, nextDay } = await callAsVisitor(db, { now: currentInstant }).bookings.times({ from, days: 31 });
    times.push(...days.flatMap((day) => day.times));
    from = nextDay;
  }
  // Not the times that pass while the test runs, and only those whose buffer ends before the next one begins.
  return times.slice(8).filter((_, index) => index % 2 === 0);
}

async function book({ origin }: ServerProcess, attempt: Attempt): Promise<Answer> {
  // Each from a new network because of the rate limits.
  const network = Array.from({ length: 3 }, () => randomInt(1, 250)).join('.');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `11.${network}` };
  const body = JSON.stringify({ firstName: 'Ada', lastName: 'Byron', message: 'Hello.', ...attempt });
  try {
    const response = await fetch(`${origin}/api/bookings`, { method: 'POST', headers, body });
    const text = await response.text();
    if (response.status !== 201 && response.status !== 409) throw new Error(`${response.status} ${text}`);
    return response.status;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Each booking has its enquiry, its mails and its time, nothing else is stored, and the answers were true. */
async function expectWholeBookings(db: Db, answers: ReadonlyMap<Attempt, Answer>): Promise<void> {
  const { bookings, mails, cells, contacts } = await db
    .transaction()
    .setIsolationLevel('repeatable read') // PostgreSQL may still be committing for the killed server
    .execute(async (trx) => ({
      bookings: await trx
        .selectFrom('bookings')
        .leftJoin('contacts', 'contacts.id', 'bookings.contact_id')
        .select(['bookings.id', 'bookings.starts_at', 'contacts.id as contact', 'contacts.email'])
        .execute(),
      mails: await trx.selectFrom('mails').select('id').execute(),
      cells: await trx.selectFrom('booking_cells').select('booking_id').execute(),
      contacts: await trx.selectFrom('contacts').select('id').execute(),
    }));

  expect(new Set(contacts.map(({ id }) => id))).toEqual(new Set(bookings.map(({ contact }) => contact)));
  expect(mails.map(({ id }) => id).toSorted()).toEqual(
    bookings.flatMap(({ id }) => [`call-${id}-0`, `call-staff-${id}-0`]).toSorted(),
  );
  const taken = Object.groupBy(cells, ({ booking_id: id }) => id);
  expect(Object.keys(taken).toSorted()).toEqual(bookings.map(({ id }) => id).toSorted());
  expect(Object.values(taken).every((own) => own?.length === CELLS)).toBe(true);

  const stored = Object.groupBy(bookings, ({ email }) => email ?? '');
  for (const [{ email, startsAt }, answer] of answers) {
    const found = (stored[email] ?? []).map((booking) => booking.starts_at);
    const possible = { 201: [[startsAt]], 409: [[]], lost: [[], [startsAt]] }[answer ?? 'lost'];
    expect(possible).toContainEqual(found);
  }
}

async function countWaiting(db: Db): Promise<number> {
  const rows = await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
  return rows.length;
}

function currentInstant(): string {
  return new Date().toISOString();
}
