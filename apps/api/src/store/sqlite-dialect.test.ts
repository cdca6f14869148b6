import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SharedSqliteDialect } from './sqlite-dialect.ts';

type Tables = { harbours: { name: string; coast: string }; tides: { name: string; harbour: string; height: number } };

function open() {
  const database = new SqliteDatabase(':memory:');
  database.exec(`
    create table harbours (name text primary key, coast text not null);
    create table tides (name text primary key, harbour text not null, height integer not null);
    insert into harbours values ('Whitby', 'east');
    insert into tides values ('ebb', 'Whitby', 1), ('flood', 'Whitby', 5)`);
  const db = new Kysely<Tables>({ dialect: new SharedSqliteDialect({ database }) });
  onTestFinished(() => db.destroy());
  return { database, db };
}

/** How often queries are planned meanwhile: the driver makes a function for the rows of each new plan. */
async function countPlans(run: () => unknown): Promise<number> {
  const made = vi.spyOn(globalThis, 'Function');
  try {
    for (let time = 0; time < 5; time += 1) await run();
    return made.mock.calls.length;
  } finally {
    made.mockRestore();
  }
}

test('a query that sorts, joins and limits is planned once, whatever its values are', async () => {
  const { db } = open();
  let height = 0;
  const find = () =>
    db
      .selectFrom('tides')
      .innerJoin('harbours', 'harbours.name', 'tides.harbour')
      .select('tides.name')
      .where('coast', '=', 'east')
      .where('height', '>', (height += 1))
      .orderBy('height')
      .limit(1)
      .execute();
  expect(await countPlans(find)).toBe(1);
  expect(height).toBe(5);
});

test('the same with a bare parameter would be planned each time', async () => {
  const { database } = open();
  const find = database.prepare('select name from tides where harbour = ? order by height');
  expect(await countPlans(() => find.all('Whitby'))).toBe(5);
});

test('a parameter keeps its type and its value wherever it stands', async () => {
  const { db } = open();
  await db.insertInto('tides').values({ name: '007', harbour: 'Whitby', height: -3 }).execute();
  await db.updateTable('tides').set({ height: -4 }).where('name', '=', '007').execute();
  const found = db.selectFrom('tides').select(['name', 'height']);
  expect(await found.where('name', 'in', ['007', 'none']).execute()).toEqual([{ name: '007', height: -4 }]);
  expect(await found.where('name', 'like', '00%').execute()).toHaveLength(1);
  expect(await found.where('height', '<', 0).execute()).toHaveLength(1);
  expect(await found.orderBy('height').limit(1).offset(1).execute()).toEqual([{ name: 'ebb', height: 1 }]);
});
