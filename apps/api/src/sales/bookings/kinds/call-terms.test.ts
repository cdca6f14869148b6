import { NO_HOURS } from '@tideline/domain/booking/hours';
import type { RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import type { Database, Db } from '../../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

/** Mondays in Los Angeles; the test's now is the Saturday before. */
const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;

/** A database that notes the kinds of the statements that name a table. */
function watch(db: Db, table: keyof Database) {
  const statements: RootOperationNode['kind'][] = [];
  const watched = db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes(`{"kind":"IdentifierNode","name":"${table}"}`)) statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched, statements };
}

async function openTeam(db: Db): Promise<void> {
  for (const id of ['ida', 'max']) {
    await insertStaff(db, { ...TEST_STAFF, id, email: `${id}@example.com`, name: id, passwordHash: '' }, TEST_NOW);
    const weekly = NO_HOURS.map((_, day) => (day === 0 ? [{ from: '09:00', to: '12:00' }] : []));
    await callAsStaff(db).bookings.updateHours({ staffId: id, weekly, daysOff: [], place: `Room of ${id}` });
  }
}

function book(db: Db, startsAt: string, kind?: string) {
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: `${startsAt.slice(11, 13)}@example.com` };
  return callAsVisitor(db).bookings.book({ ...person, startsAt, ...(kind !== undefined && { kind }) });
}

describeOnEachDatabase('the terms of calls', (database) => {
  test.for([true, false])('are read once, with kinds: %s', async (hasKinds) => {
    const db = database();
    await openTeam(db);
    if (hasKinds) await callAsStaff(db).bookings.kinds.add({ name: 'Chat', callMinutes: 15 });
    const { watched, statements } = watch(db, 'call_rules');
    const { token } = await book(watched, at('17:00'));
    await callAsVisitor(watched).bookings.times({ days: 1 });
    await callAsVisitor(watched).bookings.links.times({ token, days: 1 });
    await callAsVisitor(watched).bookings.links.move({ token, startsAt: at('18:00') });
    expect(statements).toEqual(Array.from({ length: 4 }, () => 'SelectQueryNode'));
  });

  test('give all calls of a colleague who takes over their places at once', async () => {
    const db = database();
    await openTeam(db);
    await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const { kinds } = callAsStaff(db).bookings;
    await book(db, at('17:00')); // before there are kinds
    await db.updateTable('bookings').set({ staff_id: 'max' }).execute();
    await db.updateTable('booking_cells').set({ staff_id: 'max' }).execute();
    await kinds.add({ name: 'Review', callMinutes: 30, staffIds: ['max'], place: 'Pier 4' });
    await kinds.add({ name: 'Chat', callMinutes: 15, staffIds: ['max'] });
    await book(db, at('18:00'), 'review');
    await book(db, at('19:00'), 'chat');
    await kinds.remove({ id: 'review' });
    const { watched, statements } = watch(db, 'bookings');
    await callAsStaff(watched).team.remove({ id: 'max', toId: 'ida' });
    const calls = await db.selectFrom('bookings').select(['place', 'sequence']).orderBy('starts_at').execute();
    expect(calls).toEqual([
      { place: 'Room of ida', sequence: 1 },
      { place: 'Pier 4', sequence: 1 },
      { place: 'Room of ida', sequence: 1 },
    ]);
    // Of all calls the person, of those to come the place.
    expect(statements.filter((kind) => kind === 'UpdateQueryNode')).toHaveLength(2);
    expect(statements.filter((kind) => kind === 'SelectQueryNode')).toHaveLength(3);
  });
});
