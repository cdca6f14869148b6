import { NO_HOURS } from '@tideline/domain/booking/hours';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildContext, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, overtaken } from '../../testing/test-database.ts';

/** Mondays in Los Angeles, 09:00 and 10:00; the test's now is the Saturday before. */
const NINE = '2026-11-23T17:00:00.000Z';
const TEN = '2026-11-23T18:00:00.000Z';
const CALL = 'Monday, November 23, 2026, 9:00 – 9:30 AM PST with Ada Marsh.';
const BUSY = `This colleague is busy at the time of upcoming calls: ${CALL}`;

const MAYA = { id: 'maya', email: 'maya@example.com', name: 'Maya', role: 'admin' } as const;

const TAKEN = 'This time is no longer available. Please choose another one.';

function callAsMaya(db: Db, at = TEST_NOW) {
  const actor = { staff: MAYA, kind: 'caller', network: 'test', requestId: 'test' } as const;
  return createCaller(buildContext(db, { staff: MAYA, actor, tokenHash: 'maya', confirmedAt: at, now: () => at }));
}

/** Maya, who is an admin, and Kim; both have hours on Mondays where `hours` says so. */
async function openTeam(db: Db, hours: readonly string[] = ['kim', 'maya']) {
  await insertStaff(db, { ...MAYA, passwordHash: 'none' }, TEST_NOW);
  await insertStaff(db, { ...MAYA, id: 'kim', email: 'kim@example.com', name: 'Kim', passwordHash: 'none' }, TEST_NOW);
  const admin = callAsMaya(db);
  const weekly = NO_HOURS.map((_, day) => (day === 0 ? [{ from: '09:00', to: '12:00' }] : []));
  for (const staffId of hours) {
    await admin.bookings.updateHours({ staffId, weekly, daysOff: [], place: `Room of ${staffId}` });
  }
  return admin;
}

/** Books a call, with the one who has fewer. */
async function book(db: Db, firstName: string, startsAt: string): Promise<string> {
  const { token } = await callAsVisitor(db).bookings.book({
    firstName,
    lastName: 'Marsh',
    email: `${firstName}@example.com`,
    startsAt,
  });
  return token;
}

function callsOf(db: Db) {
  return db
    .selectFrom('bookings')
    .select(['staff_id', 'starts_at', 'place', 'sequence'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

describeOnEachDatabase('the calls of a removed colleague', (database) => {
  test('go to another, at whose place they are, and everybody gets a new invitation', async () => {
    const admin = await openTeam(database());
    await book(database(), 'Ada', NINE); // Kim has it: the first by id
    await book(database(), 'Bea', TEN); // Maya, who has fewer
    await admin.team.remove({ id: 'kim', toId: 'maya' });
    expect(await callsOf(database())).toEqual([
      { staff_id: 'maya', starts_at: NINE, place: 'Room of maya', sequence: 1 },
      { staff_id: 'maya', starts_at: TEN, place: 'Room of maya', sequence: 0 },
    ]);
    const cells = await database().selectFrom('booking_cells').select('staff_id').execute();
    expect(cells.map(({ staff_id: id }) => id)).toEqual(Array.from({ length: 16 }, () => 'maya'));
    // Those about the call as it was are replaced.
    const mails = await database().selectFrom('mails').select('id').execute();
    expect(mails.map(({ id }) => id.replace(/-[\w-]{36}-/, ' ')).toSorted()).toEqual([
      'call 0',
      'call 1',
      'call-staff 0',
      'call-staff 1',
    ]);
    const { days } = await callAsVisitor(database()).bookings.times({ days: 1 });
    expect(days[0]?.times).not.toContain(NINE);
  });

  test('stay, and the colleague too, as long as the other has a call at the same time', async () => {
    const admin = await openTeam(database());
    await book(database(), 'Ada', NINE);
    await book(database(), 'Bea', NINE);
    await expect(admin.team.remove({ id: 'kim', toId: 'maya' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `${BUSY} Move or cancel them first, or hand over to a colleague who is free then.`,
    });
    expect(new Set((await callsOf(database())).map(({ staff_id: id }) => id))).toEqual(new Set(['kim', 'maya']));
    expect((await admin.team.list()).members).toHaveLength(2);

    const { items } = await admin.bookings.list({});
    const ofKim = items.find(({ staffId }) => staffId === 'kim');
    await admin.bookings.move({ id: ofKim?.id ?? '', startsAt: TEN });
    await admin.team.remove({ id: 'kim', toId: 'maya' });
    expect((await callsOf(database())).map(({ staff_id: id }) => id)).toEqual(['maya', 'maya']);
  });

  test('stay as long as the other is busy elsewhere, says the private calendar', async () => {
    const admin = await openTeam(database());
    await book(database(), 'Ada', NINE);
    const busy = { staff_id: 'maya', starts_at: later(NINE, -HOUR_MS), ends_at: later(NINE, 60_000) };
    await database().insertInto('busy_times').values(busy).execute();
    await expect(admin.team.remove({ id: 'kim', toId: 'maya' })).rejects.toThrow(BUSY);
    await database().updateTable('busy_times').set({ ends_at: NINE }).execute(); // ends when the call begins
    await admin.team.remove({ id: 'kim', toId: 'maya' });
    expect(await callsOf(database())).toMatchObject([{ staff_id: 'maya' }]);
  });

  test('stay until a colleague takes them', async () => {
    const admin = await openTeam(database());
    await book(database(), 'Ada', NINE);
    const removal = admin.team.remove({ id: 'kim', toId: null });
    await expect(removal).rejects.toThrow(`This person has upcoming calls: ${CALL}`);
    expect(await callsOf(database())).toMatchObject([{ staff_id: 'kim' }]);
    await callAsMaya(database(), later(TEN, HOUR_MS)).team.remove({ id: 'kim', toId: null });
    expect(await callsOf(database())).toMatchObject([{ staff_id: null }]);
  });

  test('which are over become the other’s, whatever that one did then', async () => {
    await openTeam(database());
    await book(database(), 'Ada', NINE);
    await book(database(), 'Bea', NINE);
    await callAsMaya(database(), later(TEN, HOUR_MS)).team.remove({ id: 'kim', toId: 'maya' });
    expect(await callsOf(database())).toMatchObject([
      { staff_id: 'maya', sequence: 0 },
      { staff_id: 'maya', sequence: 0 },
    ]);
  });

  test('come with the hours where the other has none, without the private calendar', async () => {
    const admin = await openTeam(database(), ['kim']);
    await book(database(), 'Ada', NINE);
    await database().updateTable('call_hours').set({ feed_url: 'https://cal.example/secret.ics' }).execute();
    await admin.team.remove({ id: 'kim', toId: 'maya' });
    expect(await callsOf(database())).toMatchObject([{ staff_id: 'maya', place: 'Room of kim' }]);
    const rows = await database().selectFrom('call_hours').select(['staff_id', 'place', 'feed_url']).execute();
    expect(rows).toEqual([{ staff_id: 'maya', place: 'Room of kim', feed_url: '' }]);
  });

  test('never meet one that a visitor books at the same moment', async () => {
    const admin = await openTeam(database());
    await book(database(), 'Ada', NINE);
    const [removal, booking] = await Promise.allSettled([
      admin.team.remove({ id: 'kim', toId: 'maya' }),
      book(database(), 'Bea', NINE),
    ]);
    expect([removal.status, booking.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const calls = await callsOf(database());
    expect(new Set(calls.map(({ staff_id: id, starts_at: at }) => `${id} ${at}`)).size).toBe(calls.length);
    expect(calls.every(({ staff_id: id }) => id !== null)).toBe(true);
  });

  test('are not joined by one that a visitor books at the same moment: another time must be chosen', async () => {
    const admin = await openTeam(database(), ['kim']);
    const meanwhile = overtaken(database(), () => admin.team.remove({ id: 'kim', toId: null }));
    await expect(book(meanwhile, 'Ada', NINE)).rejects.toMatchObject({ code: 'CONFLICT', message: TAKEN });
    expect(await callsOf(database())).toEqual([]);
    expect(await admin.contacts.list({})).toMatchObject({ total: 0 });
    expect(await database().selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('are not joined by one that a visitor books at the same moment: a colleague who is free takes it', async () => {
    const admin = await openTeam(database());
    await book(
      overtaken(database(), () => admin.team.remove({ id: 'kim', toId: null })),
      'Ada',
      NINE,
    );
    expect(await callsOf(database())).toMatchObject([{ staff_id: 'maya', starts_at: NINE, place: 'Room of maya' }]);
  });

  test('are not joined by one that a visitor moves at the same moment', async () => {
    const admin = await openTeam(database(), ['kim']);
    const token = await book(database(), 'Ada', NINE);
    await database().updateTable('bookings').set({ staff_id: null }).execute();
    await database().deleteFrom('booking_cells').execute();
    const meanwhile = overtaken(database(), () => admin.team.remove({ id: 'kim', toId: null }));
    const move = callAsVisitor(meanwhile).bookings.links.move({ token, startsAt: TEN });
    await expect(move).rejects.toMatchObject({ code: 'CONFLICT', message: TAKEN });
    expect(await callsOf(database())).toMatchObject([{ staff_id: null, starts_at: NINE, sequence: 0 }]);
  });
});
