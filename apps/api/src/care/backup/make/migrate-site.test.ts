import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { MIGRATIONS } from '../../../core/store/migration-order.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { listMigrations } from '../../../core/store/migrate.ts';
import { migrateSite } from './migrate-site.ts';
import { restoreBackup } from '../restore/restore-backup.ts';

const FIRST_TAKEN_BACK = '20261122_1030_create_search';

/** Turns the database into that of an older version, without the search indexes and the counts of posts. */
async function takeBackMigrations(db: Db): Promise<void> {
  for (const [name, migration] of Object.entries(MIGRATIONS).toReversed()) {
    if (name < FIRST_TAKEN_BACK) return;
    await migration.down?.(db);
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
  }
}

describeOnEachDatabase('an update of the database', (database) => {
  async function openOlderSite() {
    const folder = await openTestFolder();
    const account = { id: 'maya', email: 'maya@tideline.example', name: 'Maya', passwordHash: '' };
    await insertStaff(database(), account, TEST_NOW);
    await takeBackMigrations(database());
    const backupDir = join(folder, 'backups');
    const options = { mediaDir: join(folder, 'media'), backupDir, retention: { days: 14, weeks: 3 }, now: TEST_NOW };
    return { folder, backupDir, migrate: (changes = {}) => migrateSite(database(), { ...options, ...changes }) };
  }

  test('begins with a backup of the old database, which can be restored', async () => {
    const { folder, backupDir, migrate } = await openOlderSite();
    const path = String(await migrate());
    expect(await listMigrations(database())).toEqual(Object.keys(MIGRATIONS));
    expect(readdirSync(backupDir)).toHaveLength(1);
    expect(await migrate()).toBeNull();

    const databaseUrl = `file:${join(folder, 'fresh', 'tideline.db')}`;
    const { manifest } = await restoreBackup({
      path,
      databaseUrl,
      mediaDir: join(folder, 'fresh', 'media'),
      replaces: false,
      now: TEST_NOW,
    });
    expect(manifest.migrations).not.toContain(FIRST_TAKEN_BACK);
    const restored = openDatabase(databaseUrl);
    onTestFinished(() => restored.destroy());
    expect(await restored.selectFrom('staff').select('id').execute()).toEqual([{ id: 'maya' }]);
  });

  test('changes nothing when the backup before it fails', async () => {
    const { folder, migrate } = await openOlderSite();
    writeFileSync(join(folder, 'a file'), '');
    const backupDir = join(folder, 'a file', 'backups');
    await expect(migrate({ backupDir })).rejects.toThrow(/could not be backed up first: ENOTDIR.* BACKUP_DAYS=0/);
    expect(await listMigrations(database())).not.toContain(FIRST_TAKEN_BACK);
    expect(await migrate({ backupDir, retention: { days: 0, weeks: 3 } })).toBeNull();
    expect(await listMigrations(database())).toContain(FIRST_TAKEN_BACK);
  });

  test('leaves no backup when it fails, so that repeated attempts do not fill the disk', async () => {
    const { backupDir, migrate } = await openOlderSite();
    await sql`create table post_counts (id text)`.execute(database()); // conflicts with one of the migrations
    await expect(migrate()).rejects.toThrow('failed and was rolled back');
    expect(existsSync(backupDir) ? readdirSync(backupDir) : []).toEqual([]);
  });
});
