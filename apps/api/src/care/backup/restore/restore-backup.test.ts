import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { migrateToLatest } from '../../../core/store/migrate.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from '../make/write-backup.ts';

const LATER = '2026-11-22T09:00:00.000Z';
const ASIDE = '.before-2026-11-22T09-00-00-000Z';

/** A site with an account and a picture, its backup, and then another account and another picture. */
async function openChangedSite(postgres?: { db: Db; url: string }) {
  const folder = await openTestFolder();
  const databaseUrl = postgres?.url ?? `file:${join(folder, 'tideline.db')}`;
  const mediaDir = join(folder, 'media');
  const db = postgres?.db ?? openDatabase(databaseUrl);
  await migrateToLatest(db);
  mkdirSync(mediaDir);
  await change('then');
  const backupDir = join(folder, 'backups');
  const { path } = await writeBackup({ db, mediaDir, backupDir, now: TEST_NOW, kind: 'packed' });
  await change('now');
  if (!postgres) await db.destroy();

  async function change(name: string) {
    writeFileSync(join(mediaDir, 'wave.webp'), name);
    await insertStaff(db, { id: name, email: `${name}@tideline.example`, name, passwordHash: '' }, TEST_NOW);
  }
  return {
    folder,
    mediaDir,
    restore: () => restoreBackup({ path, databaseUrl, mediaDir, replaces: true, now: LATER }),
    state: async () => {
      const reader = postgres?.db ?? openDatabase(databaseUrl);
      const staff = await reader.selectFrom('staff').select('id').orderBy('id').execute();
      if (!postgres) await reader.destroy();
      return { staff: staff.map(({ id }) => id), picture: readFileSync(join(mediaDir, 'wave.webp'), 'utf8') };
    },
  };
}

const NOW = { staff: ['now', 'then'], picture: 'now' };
const THEN = { staff: ['then'], picture: 'then' };

/** Occupies the name under which something would be put aside. */
function block(folder: string, name: string): void {
  mkdirSync(join(folder, name, 'in the way'), { recursive: true });
}

test.each(['media', 'tideline.db'])('a restore that cannot put %s aside leaves the site as it was', async (name) => {
  const { folder, restore, state } = await openChangedSite();
  const before = readdirSync(folder).toSorted();
  block(folder, name + ASIDE);
  await expect(restore()).rejects.toThrow(/could not be moved aside|EEXIST/);
  expect(await state()).toEqual(NOW);
  expect(readdirSync(folder).filter((entry) => entry !== name + ASIDE)).toEqual(before);
});

test('a restore into PostgreSQL that cannot put the pictures aside leaves the database as it was', async () => {
  const postgres = await openTestPostgres();
  onTestFinished(postgres.close);
  const { folder, restore, state } = await openChangedSite(postgres);
  block(folder, `media${ASIDE}`);
  await expect(restore()).rejects.toThrow('could not be moved aside, so nothing was restored');
  expect(await state()).toEqual(NOW);
});

test('a restore replaces database and pictures together, and puts both aside', async () => {
  const { folder, restore, state } = await openChangedSite();
  await restore();
  expect(await state()).toEqual(THEN);
  expect(readFileSync(join(folder, `media${ASIDE}`, 'wave.webp'), 'utf8')).toBe('now');
  const aside = openDatabase(`file:${join(folder, `tideline.db${ASIDE}`)}`);
  onTestFinished(() => aside.destroy());
  expect(await aside.selectFrom('staff').select('id').execute()).toHaveLength(2);
});

test('a restore replaces a damaged database together with its log', async () => {
  const { folder, restore, state } = await openChangedSite();
  writeFileSync(join(folder, 'tideline.db'), 'not a database');
  writeFileSync(join(folder, 'tideline.db-wal'), 'not a log');
  await restore();
  expect(await state()).toEqual(THEN);
});
