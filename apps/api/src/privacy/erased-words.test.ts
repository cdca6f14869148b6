import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PROGRAM } from '../audit/audit.repository.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import { migrateToLatest } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../testing/test-caller.ts';
import { openTestFolder } from '../testing/test-folder.ts';
import { erasePerson } from './erase-person.ts';

/** The trigram of each name shares no byte sequence with another, which FTS5 would store only once. */
const [ADA, BOB] = ['鷺鴎鯨', '鮭鯛鰐'];

test('an erased name remains nowhere in the SQLite file, not even in the search index', async () => {
  const folder = await openTestFolder();
  const db = openDatabase(`file:${join(folder, 'tideline.db')}`);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  for (const [firstName, email] of [
    [ADA, 'ada@example.com'],
    [BOB, 'bob@example.com'],
  ] as const) {
    await callAsVisitor(db).contacts.send({ firstName, lastName: 'Marsh', email });
    await callAsVisitor(db).subscribers.subscribe({ email });
  }
  const namesIn = async (copy: string) => {
    await dialectOf(db).writeSnapshot(db, join(folder, copy), async () => undefined);
    const bytes = await readFile(join(folder, copy));
    // Without the first character, which entries of the index share with the one before.
    return [ADA, BOB].filter((name) => bytes.includes(name.slice(1)));
  };
  expect(await namesIn('before.db')).toEqual([ADA, BOB]);

  await erasePerson(db, 'ada@example.com', PROGRAM, TEST_NOW);

  expect(await namesIn('after.db')).toEqual([BOB]);
  expect((await callAsStaff(db).contacts.list({ q: BOB })).total).toBe(1);
  for (const index of ['contact_fts', 'subscriber_fts']) {
    await sql`insert into ${sql.ref(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(db);
  }
});
