import type { Booking } from '@tideline/domain/booking/booking';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

/** Mondays in Los Angeles; the test's now is the Saturday before. */
const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
const [NINE, HALF_PAST_9, TEN] = [at('17:00'), at('17:30'), at('18:00')];
const NOT_OFFERED = 'This kind of call is no longer offered. Please choose another one.';
const TAKEN = 'This time is no longer available.';

/** Ida and Max, who take calls on Mondays from 9 to 11. */
async function openTeam(db: Db): Promise<void> {
  for (const id of ['ida', 'max']) {
    await insertStaff(db, { ...TEST_STAFF, id, email: `${id}@example.com`, name: id, passwordHash: '' }, TEST_NOW);
    const weekly = NO_HOURS.map((_, day) => (day === 0 ? [{ from: '09:00', to: '11:00' }] : []));
    await callAsStaff(db).bookings.updateHours({ staffId: id, weekly, daysOff: [], place: `Room of ${id}` });
  }
}

function book(db: Db, startsAt: string, changes: { email?: string; kind?: string; idempotencyKey?: string } = {}) {
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
  return callAsVisitor(db).bookings.book({ ...person, startsAt, ...changes });
}

async function listCalls(db: Db): Promise<Booking[]> {
  return (await callAsStaff(db).bookings.list({})).items;
}

async function timesOf(db: Db, kind?: string): Promise<string[]> {
  const { days } = await callAsVisitor(db).bookings.times({ days: 1, ...(kind !== undefined && { kind }) });
  return (days[0]?.times ?? []).map((time) => time.slice(11, 16));
}

describeOnEachDatabase('kinds of calls', (database) => {
  test('without any, neither times nor calls say a word of them', async () => {
    const db = database();
    await openTeam(db);
    const names = ['isOpen', 'callMinutes', 'timeZone', 'visitorZone', 'people', 'otherPeople', 'days', 'nextDay'];
    expect(Object.keys(await callAsVisitor(db).bookings.times({ days: 1 }))).toEqual(names);
    await book(db, NINE);
    expect(Object.keys((await listCalls(db))[0] ?? {})).not.toContain('kind');
    await expect(book(db, TEN, { kind: 'site-review' })).rejects.toThrow(NOT_OFFERED);
  });

  test('without any, a call has the length of the rules', async () => {
    const db = database();
    await openTeam(db);
    await callAsStaff(db).bookings.updateRules({ callMinutes: 45, bufferMinutes: 0, noticeHours: 0, daysAhead: 30 });
    const { callMinutes, days } = await callAsVisitor(db).bookings.times({ days: 1 });
    expect([callMinutes, ...(days[0]?.times ?? [])]).toEqual([45, at('17:00'), at('17:45')]);
    expect(await book(db, NINE)).toMatchObject({ startsAt: NINE, endsAt: at('17:45') });
  });

  test('are added, changed, ordered and removed; an id is never used twice', async () => {
    const { kinds } = callAsStaff(database()).bookings;
    await openTeam(database());
    const first = await kinds.add({ name: 'First call', callMinutes: 15 });
    expect(first).toEqual({
      id: 'first-call',
      name: 'First call',
      description: '',
      callMinutes: 15,
      place: '',
      staffIds: null,
      isHidden: false,
    });
    await kinds.add({ name: 'Site review', callMinutes: 60, staffIds: ['max', 'ida', 'max'], place: 'Pier 4' });
    await kinds.update({ id: 'first-call', description: 'Hello.', isHidden: true });
    await kinds.update({ id: 'site-review', staffIds: ['max'] });
    await kinds.reorder({ ids: ['site-review', 'gone'] });
    const review = { id: 'site-review', name: 'Site review', callMinutes: 60, staffIds: ['max'], place: 'Pier 4' };
    expect(await kinds.list()).toMatchObject([review, { ...first, description: 'Hello.', isHidden: true }]);
    await expect(kinds.add({ name: 'SITE REVIEW', callMinutes: 30 })).rejects.toThrow('already exists');
    await expect(kinds.add({ name: 'For Kim', callMinutes: 30, staffIds: ['kim'] })).rejects.toThrow('no longer has');
    await kinds.remove({ id: 'site-review' });
    await expect(kinds.remove({ id: 'site-review' })).rejects.toThrow('This kind of call no longer exists.');
    await expect(kinds.update({ id: 'site-review', name: 'Back' })).rejects.toThrow('no longer exists');
    expect(await kinds.add({ name: 'Site review', callMinutes: 30 })).toMatchObject({ id: 'site-review-2' });
  });

  test('times follow the length and the people of the kind; without one, the first shown counts', async () => {
    const db = database();
    await openTeam(db);
    const { kinds } = callAsStaff(db).bookings;
    await kinds.add({ name: 'Short', description: 'Only a hello.', callMinutes: 15 });
    await kinds.add({ name: 'Long', callMinutes: 90, staffIds: ['max'] });
    await kinds.add({ name: 'By link', callMinutes: 45, isHidden: true });
    const short = { id: 'short', name: 'Short', description: 'Only a hello.', callMinutes: 15 };
    const long = { id: 'long', name: 'Long', description: '', callMinutes: 90 };
    const ask = (kind?: string) => callAsVisitor(db).bookings.times({ days: 1, ...(kind && { kind }) });
    expect(await ask()).toMatchObject({ callMinutes: 15, kind: short, kinds: [short, long], otherPeople: 2 });
    expect(await ask('long')).toMatchObject({ callMinutes: 90, kind: long, kinds: [short, long], otherPeople: 1 });
    expect(await ask('by-link')).toMatchObject({ callMinutes: 45, kind: { id: 'by-link' }, kinds: [short, long] });
    await expect(ask('gone')).rejects.toThrow(NOT_OFFERED);
    expect(await timesOf(db, 'long')).toEqual(['17:00']);
    expect(await timesOf(db)).toHaveLength(8);
  });

  test('a call has the length, name and place of its kind, and one of its people', async () => {
    const db = database();
    await openTeam(db);
    const { kinds } = callAsStaff(db).bookings;
    await kinds.add({ name: 'Site review', callMinutes: 60, staffIds: ['max'], place: 'Pier 4' });
    await kinds.add({ name: 'Chat', callMinutes: 15 });
    const { token, endsAt } = await book(db, NINE, { kind: 'site-review' });
    expect(endsAt).toBe(TEN);
    await kinds.update({ id: 'site-review', name: 'Audit', callMinutes: 30, place: 'Pier 5' });
    const kind = { id: 'site-review', name: 'Site review' };
    expect(await listCalls(db)).toMatchObject([{ staffId: 'max', startsAt: NINE, endsAt: TEN, place: 'Pier 4', kind }]);
    expect(await callAsVisitor(db).bookings.links.read({ token })).toMatchObject({ kind: 'Site review' });
    await book(db, HALF_PAST_9, { kind: 'chat', email: 'b@example.com' });
    expect((await listCalls(db))[1]).toMatchObject({ staffId: 'ida', place: 'Room of ida', kind: { name: 'Chat' } });
  });

  test('calls of two lengths keep the buffer between them', async () => {
    const db = database();
    await openTeam(db);
    const { kinds } = callAsStaff(db).bookings;
    await kinds.add({ name: 'Long', callMinutes: 60, staffIds: ['max'] });
    await kinds.add({ name: 'Short', callMinutes: 15, staffIds: ['max'] });
    await book(db, at('17:30'), { kind: 'short' });
    // 9:30 to 9:45 and 10 minutes of buffer: another one needs 25 minutes before it, a long one 70.
    expect(await timesOf(db, 'short')).toEqual(['17:00', '18:00', '18:15', '18:30', '18:45']);
    expect(await timesOf(db, 'long')).toEqual(['18:00']);
    await expect(book(db, NINE, { kind: 'long', email: 'b@example.com' })).rejects.toThrow(TAKEN);
    await book(db, TEN, { kind: 'long', email: 'b@example.com' });
    expect(await timesOf(db, 'short')).toEqual(['17:00']);
  });

  test('two kinds at one moment never overlap for one person', async () => {
    const db = database();
    await openTeam(db);
    const { kinds } = callAsStaff(db).bookings;
    await kinds.add({ name: 'Long', callMinutes: 60, staffIds: ['max'] });
    await kinds.add({ name: 'Short', callMinutes: 15, staffIds: ['max'] });
    const asked = [
      book(db, NINE, { kind: 'long', email: 'a@example.com' }),
      book(db, HALF_PAST_9, { kind: 'short', email: 'b@example.com' }),
      book(db, at('17:45'), { kind: 'short', email: 'c@example.com' }),
      book(db, NINE, { kind: 'short', email: 'd@example.com' }),
    ];
    await Promise.allSettled(asked);
    const calls = (await listCalls(db)).toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
    expect(calls.length).toBeGreaterThan(0);
    for (const [index, call] of calls.entries()) {
      expect(call.endsAt <= (calls[index + 1]?.startsAt ?? '9')).toBe(true);
    }
    const cells = await db.selectFrom('booking_cells').select('starts_at').execute();
    expect(new Set(cells.map((cell) => cell.starts_at)).size).toBe(cells.length);
  });

  test('a removed kind is refused; its calls keep name, length, place and people when they move', async () => {
    const db = database();
    await openTeam(db);
    const { kinds, list } = callAsStaff(db).bookings;
    await kinds.add({ name: 'Site review', callMinutes: 60, staffIds: ['max'], place: 'Pier 4' });
    const repeated = { kind: 'site-review', idempotencyKey: 'one-click' };
    const { token } = await book(db, NINE, repeated);
    await kinds.remove({ id: 'site-review' });
    expect(await book(db, NINE, repeated)).toMatchObject({ token });
    await expect(book(db, TEN, { kind: 'site-review', email: 'b@example.com' })).rejects.toThrow(NOT_OFFERED);
    // The calls of the rules are offered again.
    expect(await callAsVisitor(db).bookings.times({ days: 1 })).toMatchObject({ callMinutes: 30 });
    const link = callAsVisitor(db).bookings.links;
    const offered = await link.times({ token, days: 1 });
    expect(offered).toMatchObject({ callMinutes: 60, otherPeople: 1 });
    expect(offered.days[0]?.times).toEqual([NINE, TEN]);
    await link.move({ token, startsAt: TEN });
    const kept = { staffId: 'max', startsAt: TEN, endsAt: at('19:00'), place: 'Pier 4' };
    const { items } = await list({});
    expect(items).toMatchObject([{ ...kept, kind: { id: 'site-review', name: 'Site review' } }]);
    await callAsStaff(db).bookings.move({ id: items[0]?.id ?? '', startsAt: NINE });
    expect(await listCalls(db)).toMatchObject([{ startsAt: NINE, endsAt: TEN, place: 'Pier 4' }]);
  });

  test('a kind that is removed while a visitor books it is refused, and nothing is stored', async () => {
    const db = database();
    await openTeam(db);
    const { kinds } = callAsStaff(db).bookings;
    await kinds.add({ name: 'Site review', callMinutes: 60 });
    const [booked] = await Promise.allSettled([
      book(db, NINE, { kind: 'site-review' }),
      kinds.remove({ id: 'site-review' }),
    ]);
    const calls = await listCalls(db);
    expect(calls).toHaveLength(booked.status === 'fulfilled' ? 1 : 0);
    const reason = booked.status === 'rejected' ? String(booked.reason) : NOT_OFFERED;
    expect(reason).toContain(NOT_OFFERED);
    expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(calls.length);
  });

  test('a held call is confirmed as its kind', async () => {
    const db = database();
    await openTeam(db);
    await callAsStaff(db).bookings.kinds.add({
      name: 'Site review',
      callMinutes: 60,
      staffIds: ['max'],
      place: 'Pier 4',
    });
    const advertised = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', filledInMs: 900 };
    const held = await callAsVisitor(db).bookings.book({ ...advertised, startsAt: NINE, kind: 'site-review' });
    expect(held).toMatchObject({ message: 'unconfirmed', confirmBy: 'button', endsAt: TEN });
    await callAsStaff(db).bookings.kinds.update({ id: 'site-review', callMinutes: 15 });
    await callAsVisitor(db).bookings.links.confirm({ token: held.token });
    const kept = { staffId: 'max', startsAt: NINE, endsAt: TEN, place: 'Pier 4', kind: { name: 'Site review' } };
    expect(await listCalls(db)).toMatchObject([kept]);
  });

  test('a colleague takes over the kinds and calls of a removed person, at the place of the kind', async () => {
    const db = database();
    await openTeam(db);
    await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const staff = callAsStaff(db);
    await staff.bookings.kinds.add({ name: 'Review', callMinutes: 60, staffIds: ['max'], place: 'Pier 4' });
    await staff.bookings.kinds.add({ name: 'Chat', callMinutes: 15, staffIds: ['max'] });
    await book(db, NINE, { kind: 'review' });
    await book(db, at('18:30'), { kind: 'chat', email: 'b@example.com' });
    await staff.team.remove({ id: 'max', toId: 'ida' });
    expect((await staff.bookings.kinds.list()).map(({ staffIds }) => staffIds)).toEqual([['ida'], ['ida']]);
    expect(await listCalls(db)).toMatchObject([
      { staffId: 'ida', place: 'Pier 4' },
      { staffId: 'ida', place: 'Room of ida' },
    ]);
  });
});
