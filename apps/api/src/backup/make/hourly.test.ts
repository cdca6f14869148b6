import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as tar from 'tar';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../auth/auth.repository.ts';
import { openDatabase } from '../../store/open-database.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { compareProofs, proveTables } from '../copy/copy-tables.repository.ts';
import { makeDueBackup } from './make-due-backup.ts';
import { restoreBackup } from '../restore/restore-backup.ts';

const BEFORE_NIGHT = at('10:10');
// In Los Angeles, where the agency is by default, three in the morning.
const NIGHT = at('11:00');

describeOnEachDatabase('the hourly backup', (database) => {
  /** A site with a post and a picture, before its first backup. */
  async function openSite() {
    const folder = await openTestFolder();
    const [mediaDir, backupDir] = [join(folder, 'media'), join(folder, 'backups')];
    await mkdir(mediaDir);
    const account = { id: 'maya', email: 'maya@tideline.example', name: 'Maya', passwordHash: '' };
    await insertStaff(database(), account, '2026-11-21T09:00:00.000Z');
    await staff().posts.create(buildPost({ title: 'Tides', tags: ['ebb', 'flow'] }));
    const addPicture = (name: string) => writeFile(join(mediaDir, name), `the picture ${name}`);
    await addPicture('old.webp');
    const options = { db: database(), mediaDir, backupDir, retention: { days: 14, weeks: 3 } };
    const backUp = (now: string, changes = {}) => makeDueBackup({ ...options, now, ...changes });
    return { folder, backupDir, addPicture, backUp };
  }

  function staff() {
    return callAsStaff(database());
  }

  test('has what is new since the night, and both together restore to everything that was acknowledged', async () => {
    const site = await openSite();
    const night = String(await site.backUp(NIGHT));
    await site.addPicture('new.webp');
    await staff().posts.create(buildPost({ title: 'Waves' }));
    const before = await proveTables(database());
    const file = String(await site.backUp(at('12:00')));
    expect(basename(file)).toBe('2026-11-21T12-00-00-000Z.since-2026-11-21T11-00-00-000Z.tideline-backup.tar.gz');
    const inside: string[] = [];
    await tar.list({ file, onReadEntry: ({ path }) => inside.push(path) });
    expect(inside).toEqual(['manifest.json', 'tideline.db', 'media/new.webp']);

    const { restored, mediaDir } = await restore(file);
    const { backups: _before, ...expected } = before;
    const { backups: _after, ...found } = await proveTables(restored);
    expect(compareProofs(expected, found)).toEqual([]);
    for (const name of ['old.webp', 'new.webp']) {
      expect(await readFile(join(mediaDir, name), 'utf8')).toBe(`the picture ${name}`);
    }
    await expectRefusedWithout(night, file);
  });

  test('is a whole one where the night’s is damaged, so that nothing lies on top of what cannot be restored', async () => {
    const { backUp } = await openSite();
    const night = String(await backUp(NIGHT));
    const bytes = await readFile(night);
    await writeFile(night, bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1));
    await staff().posts.create(buildPost({ title: 'Waves' }));
    const file = String(await backUp(at('12:00')));
    await rm(night);
    const { mediaDir } = await restore(file);
    expect(await readdir(mediaDir)).toEqual(['old.webp']);
  });

  test('is made once for an hour in which anything has changed, be it one cell, and not otherwise', async () => {
    const { backUp, backupDir } = await openSite();
    await backUp(NIGHT);
    expect(await backUp(at('12:00'))).toBeNull();
    await staff().posts.create(buildPost({ title: 'Waves' }));
    expect(await backUp(at('12:59'))).toBeNull(); // that hour was looked at
    expect(await backUp(at('13:00'))).not.toBeNull();
    expect(await backUp(at('13:30'))).toBeNull();
    expect(await backUp(at('14:00'))).toBeNull();
    const { lastProven } = await staff().backup.status();
    expect(lastProven).toMatchObject({ startedAt: at('13:00'), unchangedAt: at('14:00') });
    // As many rows as before, and no time says that they were written.
    await database().updateTable('post_tags').set({ tag: 'neap' }).where('tag', '=', 'ebb').execute();
    expect(await backUp(at('15:00'))).not.toBeNull();
    // A file that somebody has removed is made again.
    const newest = (await readdir(backupDir)).toSorted().at(-1);
    await rm(join(backupDir, String(newest)));
    expect(await backUp(at('16:00'))).not.toBeNull();
    expect(await backUp(at('17:00'))).toBeNull();
    // The audit log is not filled with what nobody asked for.
    const { items } = await staff().audit.list({ action: 'backup.make' });
    expect(items.map(({ at }) => at)).toEqual([NIGHT]);
  });

  test('is made by one of several servers', async () => {
    const { backUp } = await openSite();
    const files = await Promise.all([backUp(BEFORE_NIGHT), backUp(BEFORE_NIGHT)]);
    expect(files.filter((file) => file !== null)).toHaveLength(1);
  });

  test('builds on the last night for as long as no other one succeeds, however short whole ones stay', async () => {
    const { backUp } = await openSite();
    const changes = { retention: { days: 1, weeks: 0 } };
    await backUp(NIGHT, changes);
    await staff().posts.create(buildPost({ title: 'Waves' }));
    await backUp(at('12:00'), changes);
    const failed = backUp('2026-11-22T11:01:00.000Z', { ...changes, freeBytesOf: findHardlyAny });
    await expect(failed).rejects.toThrow('no room');
    await staff().posts.create(buildPost({ title: 'Currents' }));
    expect(await backUp('2026-11-22T11:02:00.000Z', changes)).toContain('.since-2026-11-21T11-00-00-000Z.');
  });

  test('says why there is none when the database cannot be read, and does not try each minute', async () => {
    const { backUp } = await openSite();
    await backUp(NIGHT);
    await database().schema.alterTable('pictures').renameColumn('id', 'lost').execute();
    await expect(backUp(at('12:00'))).rejects.toThrow('id');
    const { latest } = await staff().backup.status();
    expect(latest).toMatchObject({ startedAt: at('12:00'), problem: expect.stringContaining('id') });
    expect(await backUp(at('12:01'))).toBeNull();
  });

  test('that fails leaves nothing behind, says why, and is tried again after a quarter of an hour', async () => {
    const { backUp, backupDir } = await openSite();
    await expect(backUp(BEFORE_NIGHT, { freeBytesOf: findHardlyAny })).rejects.toThrow(
      /no room for a backup in .* 50 MB are free/,
    );
    expect((await staff().backup.status()).latest?.problem).toContain('no room for a backup');
    expect(await readdir(backupDir)).toEqual([]);
    expect(await backUp(at('10:20'))).toBeNull();
    expect(await backUp(at('10:26'))).not.toBeNull();
  });
});

async function restore(file: string) {
  const folder = await openTestFolder();
  const [databaseUrl, mediaDir] = [`file:${join(folder, 'tideline.db')}`, join(folder, 'media')];
  await restoreBackup({ file, databaseUrl, mediaDir, replaces: false, now: at('20:00') });
  const restored = openDatabase(databaseUrl);
  onTestFinished(() => restored.destroy());
  return { restored, mediaDir };
}

async function expectRefusedWithout(night: string, file: string) {
  await rename(night, `${night}.elsewhere`);
  await expect(restore(file)).rejects.toThrow(`needs ${basename(night)}, which has the older pictures`);
  await copyFile(file, night);
  await expect(restore(file)).rejects.toThrow('is damaged, or another backup under its name');
}

async function findHardlyAny(): Promise<number> {
  return 50_000_000;
}

/** An instant of the day on which all of this takes place. */
function at(time: string): string {
  return `2026-11-21T${time}:00.000Z`;
}
