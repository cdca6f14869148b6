import { type Insertable, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestPostgres } from '../../testing/test-database.ts';
import { COMMAND, recordAction, recordActions, recordAlone, type Actor } from './audit.repository.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Database, Db } from '../store/schema.ts';

const STAFF_ACTOR: Actor = { staff: TEST_STAFF, kind: 'caller', network: '203.0.113.x', requestId: 'request-1' };
const NEVER_CHANGED = 'The audit log is never changed.';

describeOnEachDatabase('the audit log', (database) => {
  const read = () => database().selectFrom('audit').selectAll().orderBy('id').execute();
  const write = (at = TEST_NOW) => recordAlone(database(), COMMAND, { action: 'settings.change' }, at);

  test('records actor, action, object, time and network', async () => {
    await recordAlone(
      database(),
      STAFF_ACTOR,
      { action: 'post.publish', objectId: 'tides', detail: { version: 3 } },
      TEST_NOW,
    );
    expect(await read()).toEqual([
      {
        id: expect.any(String),
        at: TEST_NOW,
        actor_id: TEST_STAFF.id,
        actor: TEST_STAFF.email,
        action: 'post.publish',
        object: 'post',
        object_id: 'tides',
        network: '203.0.113.x',
        request_id: 'request-1',
        key_name: '',
        detail: '{"version":3}',
      },
    ]);
  });

  test('names the command line where nobody was signed in', async () => {
    await write();
    expect(await read()).toMatchObject([{ actor_id: null, actor: 'command', object_id: '', detail: '{}' }]);
  });

  test('has a line for each of many acts of one request', async () => {
    const ids = Array.from({ length: 600 }, (_, at) => `post-${at}`);
    const acts = ids.map((objectId) => ({ action: 'post.trash', objectId }) as const);
    await database()
      .transaction()
      .execute((trx) => recordActions(trx, STAFF_ACTOR, acts, TEST_NOW));
    expect((await read()).map((row) => row.object_id).toSorted()).toEqual(ids.toSorted());
  });

  test('has no line of an act that was rolled back', async () => {
    const failing = database()
      .transaction()
      .execute(async (trx) => {
        await recordAction(trx, STAFF_ACTOR, { action: 'settings.change' }, TEST_NOW);
        throw new Error('taken back');
      });
    await expect(failing).rejects.toThrow('taken back');
    expect(await read()).toEqual([]);
  });

  test('refuses updates and replacements of any age', async () => {
    await write('2019-01-01T00:00:00.000Z');
    const before = await read();
    await expect(database().updateTable('audit').set({ actor: 'nobody' }).execute()).rejects.toThrow(NEVER_CHANGED);
    const forged = before.map((row) => ({ ...row, actor: 'nobody' }));
    expect(forged).toHaveLength(1);
    await expect(replace(database(), forged)).rejects.toThrow(NEVER_CHANGED);
    expect(await read()).toEqual(before);
  });

  test('refuses to delete lines younger than a year', async () => {
    const now = Date.now();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
    await write(daysAgo(364));
    await expect(database().deleteFrom('audit').execute()).rejects.toThrow('The audit log is kept for a year.');
    expect(await read()).toHaveLength(1);
    await write(daysAgo(366));
    await database().deleteFrom('audit').where('at', '<', daysAgo(365)).execute();
    expect(await read()).toMatchObject([{ at: daysAgo(364) }]);
  });
});

test('the audit log refuses TRUNCATE on PostgreSQL', async () => {
  const { db, close } = await openTestPostgres();
  onTestFinished(close);
  await recordAlone(db, COMMAND, { action: 'settings.change' }, TEST_NOW);
  await expect(sql`truncate audit`.execute(db)).rejects.toThrow('The audit log is kept for a year.');
  expect(await db.selectFrom('audit').select('action').execute()).toHaveLength(1);
});

/** Writes rows over those with the same ids, in the way that each database offers. */
async function replace(db: Db, rows: Insertable<Database['audit']>[]): Promise<void> {
  if (dialectOf(db).name === 'SQLite') await db.replaceInto('audit').values(rows).execute();
  else
    await db
      .insertInto('audit')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ actor: sql`excluded.actor` }))
      .execute();
}
