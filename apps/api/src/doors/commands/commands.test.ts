/** @module-tag long */
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { deleteMember } from '../../care/team/members.repository.ts';
import { hashFile, listBackups } from '../../care/backup/backup-layout.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { runCommand } from '../../testing/run-command.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

/** Acts on the site in a folder, as a server would that is stopped afterwards. */
async function onSite<Result>(folder: string, act: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(`file:${join(folder, 'tideline.db')}`);
  try {
    await migrateToLatest(db);
    return await act(db);
  } finally {
    await db.destroy();
  }
}

async function addStaff(db: Db, name: string): Promise<void> {
  const account = { id: name, email: `${name}@tideline.example`, name, passwordHash: '' };
  await insertStaff(db, account, TEST_NOW);
  const times = {
    created_at: TEST_NOW,
    last_seen_at: TEST_NOW,
    confirmed_at: TEST_NOW,
    expires_at: '2099-01-01T00:00:00.000Z',
  };
  const session = { token_hash: name, staff_id: name, user_agent: '', network: '', ...times };
  await db.insertInto('sessions').values(session).execute();
}

test('the commands back a site up, restore it readable by its owner alone, and move it to PostgreSQL', async () => {
  const [folder, target] = [await openTestFolder(), await openTestPostgres()];
  onTestFinished(target.close);
  const settings = { DATA_DIR: folder };
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/wave.webp'), 'a picture');
  await onSite(folder, async (db) => {
    await addStaff(db, 'kim');
    await addStaff(db, 'maya');
  });

  const backup = await runCommand('backup', [], settings);
  expect(backup).toMatchObject({ code: 0, errors: `Database: ${join(folder, 'tideline.db')}\n` });
  const [file = ''] = await listBackups(join(folder, 'backups'));
  expect(backup.output).toBe(`${file} was written, restored and compared.\n`);

  await onSite(folder, (db) => db.transaction().execute((trx) => deleteMember(trx, 'kim')));
  writeFileSync(join(folder, 'media/wave.webp'), 'another picture');
  const restore = await runCommand('restore', [file, '--replace'], settings);
  expect(restore.code).toBe(0);
  expect(restore.output).toMatch(/^The site is as it was at .*: \d+ rows, 1 pictures\./);
  expect(restore.output).toContain('All sessions, API keys and preview links have ended');
  expect(restore.output).toContain('kim@tideline.example had been removed.');
  expect(restore.output).not.toContain('maya@');
  expect(readFileSync(join(folder, 'media/wave.webp'), 'utf8')).toBe('a picture');
  for (const name of ['backups', 'media', 'tideline.db']) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  expect(await onSite(folder, (db) => db.selectFrom('sessions').select('token_hash').execute())).toEqual([]);

  const copied = await runCommand('copy-database', [target.url], settings);
  expect(copied).toMatchObject({ code: 0, output: expect.stringMatching(/^Everything was copied and compared/) });
  const staff = await target.db.selectFrom('staff').select('id').orderBy('id').execute();
  expect(staff.map(({ id }) => id)).toEqual(['kim', 'maya']);
  const again = await runCommand('copy-database', [target.url], settings);
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('The target already contains a site') });
});

test('a restore names the pictures that are damaged in a scheduled backup, and restores the rest', async () => {
  const folder = await openTestFolder();
  const settings = { DATA_DIR: folder };
  mkdirSync(join(folder, 'media'));
  for (const name of ['good.webp', 'bad.webp']) writeFileSync(join(folder, 'media', name), name);
  await onSite(folder, (db) => addStaff(db, 'maya'));
  expect(await runCommand('backup', ['--due'], settings)).toMatchObject({ code: 0 });
  const [path = ''] = await listBackups(join(folder, 'backups'));
  const bad = await hashFile(join(folder, 'media/bad.webp'));
  writeFileSync(join(folder, 'backups/pictures', bad), 'damaged');

  const restore = await runCommand('restore', [path, '--replace'], settings);
  expect(restore.code).toBe(0);
  expect(restore.output).toMatch(/^The site is as it was at .*: \d+ rows, 1 pictures\./);
  expect(restore.output).toContain('1 more was damaged or missing in the backup, and left out:\n  bad.webp\n');
  expect(readdirSync(join(folder, 'media'))).toEqual(['good.webp']);
});

test('a command with other settings than the site fails, and creates no empty site', async () => {
  const folder = await openTestFolder();
  const answers = await Promise.all([
    runCommand('backup', [], { DATA_DIR: folder }),
    runCommand('admin', ['erase', 'ada@example.com', '--yes'], { DATA_DIR: folder }),
  ]);
  for (const { code, output, errors } of answers) {
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toContain(`There is no site in ${join(folder, 'tideline.db')}.`);
  }
  expect(readdirSync(folder)).toEqual([]);
});
