/** @module-tag long */
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { VERSION } from '@tideline/domain/site/version';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { listBackups } from '../../care/backup/backup-layout.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { MIGRATIONS } from '../../core/store/migration-order.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { pretendUpdate } from '../../testing/pretend-update.ts';
import { runCommand } from '../../testing/run-command.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const REFUSAL = `made by a newer program: by version 9.1.0 with the last migration 29990101_0000_from_the_future. This program is version ${VERSION}`;

/** A site with one account: its settings, and its database for a moment. */
async function openSite(kind: string) {
  const folder = await openTestFolder();
  const postgres = kind === 'PostgreSQL' ? await openTestPostgres() : null;
  if (postgres) onTestFinished(postgres.close);
  const url = postgres?.url ?? `file:${join(folder, 'tideline.db')}`;
  async function onDatabase<Result>(act: (db: Db) => Promise<Result>): Promise<Result> {
    const db = openDatabase(url);
    try {
      return await act(db);
    } finally {
      await db.destroy();
    }
  }
  await onDatabase(async (db) => {
    await migrateToLatest(db);
    const account = { id: 'maya', email: 'maya@tideline.example', name: 'Maya', passwordHash: '' };
    await insertStaff(db, account, TEST_NOW);
  });
  const settings = { DATA_DIR: folder, DATABASE_URL: url, PORT: '0', NODE_ENV: 'development' };
  return { folder, settings, onDatabase };
}

test.each(['SQLite', 'PostgreSQL'])(
  'an older version refuses the %s database of a newer one in every command, and a backup restores the old state',
  async (kind) => {
    const { folder, settings, onDatabase } = await openSite(kind);
    expect((await runCommand('backup', [], settings)).code).toBe(0);
    const [backup = ''] = await listBackups(join(folder, 'backups'));
    await onDatabase((db) => pretendUpdate(db, '9.1.0'));

    const refused = [
      await runCommand('server', [], settings),
      await runCommand('admin', ['list'], settings),
      await runCommand('backup', [], settings),
      await (kind === 'SQLite'
        ? runCommand('copy-database', ['postgres://nobody@127.0.0.1:1/none'], settings)
        : runCommand('copy-database', [settings.DATABASE_URL], await olderSite())),
    ];
    for (const { code, output, errors } of refused) {
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(REFUSAL);
    }
    expect(await runCommand('admin', ['version'], settings)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Tideline [\d.]+\n.*: 29990101_0000_from_the_future, from a newer version\n$/),
    });

    const fresh = await openEmptyPlace(kind);
    expect(await runCommand('restore', [backup], fresh)).toMatchObject({ code: 0 });
    expect(await runCommand('admin', ['list'], fresh)).toMatchObject({
      code: 0,
      output: expect.stringContaining('maya@'),
    });
  },
);

test('prints the version with the newest migration, also of a build between two releases, and without a site', async () => {
  const { folder, settings, onDatabase } = await openSite('SQLite');
  const newest = Object.keys(MIGRATIONS).at(-1);
  expect(await runCommand('admin', ['version'], settings)).toEqual({
    code: 0,
    output: `Tideline ${VERSION}\n${join(folder, 'tideline.db')}: ${newest}\n`,
    errors: '',
  });
  const row = sql.join(['20261122_0905_of_another_build', TEST_NOW]);
  await onDatabase((db) => sql`insert into kysely_migration (name, timestamp) values (${row})`.execute(db));
  expect((await runCommand('admin', ['version'], settings)).output).toMatch(/, from a build between two releases\n$/);
  const empty = { DATA_DIR: await openTestFolder() };
  const { code, output } = await runCommand('admin', ['version'], empty);
  expect([code, output]).toEqual([0, expect.stringContaining(`Tideline ${VERSION}\nThere is no site in `)]);
});

/** The settings of a place without a site. */
async function openEmptyPlace(kind: string): Promise<Record<string, string>> {
  const folder = await openTestFolder();
  if (kind === 'SQLite') return { DATA_DIR: folder };
  const { url, close } = await openTestPostgres();
  onTestFinished(close);
  return { DATA_DIR: folder, DATABASE_URL: url };
}

/** The settings of a SQLite site that no newer version has touched. */
async function olderSite() {
  return (await openSite('SQLite')).settings;
}
