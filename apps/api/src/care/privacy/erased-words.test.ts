import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PROGRAM } from '../../core/audit/audit.repository.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { erasePerson } from './erase-person.ts';

/** The trigram of each name shares no byte sequence with another, which FTS5 would store only once. */
const [ADA, BOB] = ['鷺鴎鯨', '鮭鯛鰐'];

test('an erased name remains nowhere in the SQLite file: not in free pages, not in the search index, in no copy', async () => {
  const folder = await openTestFolder();
  const file = join(folder, 'tideline.db');
  const db = openDatabase(`file:${file}`);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  for (const [firstName, email] of [
    [ADA, 'ada@example.com'],
    [BOB, 'bob@example.com'],
  ] as const) {
    const message = firstName.repeat(1000); // of several pages
    await callAsVisitor(db).contacts.send({ firstName, lastName: 'Marsh', email, message });
    await callAsVisitor(db).subscribers.subscribe({ email });
  }
  // Without the first character, which entries of the index share with the one before.
  const namesIn = async (path: string) => {
    const bytes = await readFile(path);
    return [ADA, BOB].filter((name) => bytes.includes(name.slice(1)));
  };
  const namesInCopy = async (copy: string) => {
    await dialectOf(db).writeSnapshot(db, join(folder, copy), async () => undefined);
    return namesIn(join(folder, copy));
  };
  expect(await namesInCopy('before.db')).toEqual([ADA, BOB]);

  await erasePerson(db, 'ada@example.com', PROGRAM, TEST_NOW);

  expect(await namesInCopy('after.db')).toEqual([BOB]);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(await namesIn(file)).toEqual([BOB]);
  expect((await callAsStaff(db).contacts.list({ q: BOB })).total).toBe(1);
  for (const index of ['contact_fts', 'subscriber_fts']) {
    await sql`insert into ${sql.ref(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(db);
  }
});
