import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { makeDueBackup } from '../../care/backup/make/make-due-backup.ts';
import { migrateSite } from '../../care/backup/make/migrate-site.ts';
import { restoreBackup } from '../../care/backup/restore/restore-backup.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { healthPlugin } from './health.ts';
import { explainStartFailure } from './start-failure.ts';

const RETENTION = { days: 14, weeks: 3 };
const NIGHT = '2026-11-21T11:05:00.000Z';
const NEXT_HOUR = '2026-11-21T12:05:00.000Z';

/** A site on a SQLite file with a post and a backup of it. */
async function makeSite() {
  const folder = await openTestFolder();
  const file = join(folder, 'tideline.db');
  const databaseUrl = `file:${file}`;
  const [mediaDir, backupDir] = [join(folder, 'media'), join(folder, 'backups')];
  mkdirSync(mediaDir);
  await using db = openDatabase(databaseUrl);
  await migrateToLatest(db);
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, '2026-11-21T09:00:00.000Z');
  await callAsStaff(db).posts.create(buildPost({ title: 'Tides', content: 'ebb and flow '.repeat(1000) }));
  const options = { mediaDir, backupDir, retention: RETENTION };
  const backup = await makeDueBackup({ ...options, db, now: NIGHT });
  return { file, databaseUrl, ...options, backup };
}

/** What the start of the server prints, which opens and migrates the database first. */
async function start(site: Awaited<ReturnType<typeof makeSite>>): Promise<unknown> {
  try {
    await using db = openDatabase(site.databaseUrl);
    await migrateSite(db, { ...site, now: NEXT_HOUR });
    return 'started';
  } catch (error) {
    return explainStartFailure(error, site);
  }
}

/** Overwrites the page with the rows of the posts, as a bad sector would. */
function damagePosts(file: string): void {
  const database = new SqliteDatabase(file);
  const page = database
    .prepare(`select pageno from dbstat where name = 'posts' and pagetype = 'leaf'`)
    .pluck()
    .get() as number;
  const pageSize = database.pragma('page_size', { simple: true }) as number;
  database.close(); // writes the log into the file
  overwrite(file, (page - 1) * pageSize, pageSize);
}

function overwrite(file: string, offset: number, length: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(length, 0xff), 0, length, offset);
  closeSync(handle);
}

test.each([
  ['is no database any more', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  ['has lost its schema', (file: string) => overwrite(file, 100, 3000)],
])('a start whose file %s names it and the command that restores the newest backup', async (_name, damage) => {
  const site = await makeSite();
  damage(site.file);
  expect(await start(site)).toBe(
    `The database file ${site.file} is damaged. Restore the newest backup: npm run restore -- ${site.backup} --replace`,
  );
  await restoreBackup({ ...site, path: String(site.backup), replaces: true, now: NEXT_HOUR });
  expect(await start(site)).toBe('started');
});

test('a start without a backup says so', async () => {
  const site = { ...(await makeSite()), backupDir: join(await openTestFolder(), 'none') };
  overwrite(site.file, 100, 3000);
  expect(await start(site)).toBe(`The database file ${site.file} is damaged. There is no backup in ${site.backupDir}.`);
});

test('after a backup has met a damaged page, staff and /readyz say so', async () => {
  const site = await makeSite();
  damagePosts(site.file);
  expect(await start(site)).toBe('started');
  const db = openDatabase(site.databaseUrl);
  onTestFinished(() => db.destroy());
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(healthPlugin, { db, folders: [], now: () => NEXT_HOUR });
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  await expect(makeDueBackup({ ...site, db, now: NEXT_HOUR })).rejects.toThrow('malformed');

  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { error: 'The database is damaged: restore a backup.' }]);
  const status = await callAsStaff(db, { now: () => NEXT_HOUR }).backup.status();
  expect(status.latest?.problem).toMatch(
    /^The database is damaged: .+ Restore the last verified backup: npm run restore/,
  );
  expect(status.lastProven).toMatchObject({ startedAt: NIGHT });
  await expect(callAsStaff(db).posts.list()).rejects.toThrow('malformed');
});
