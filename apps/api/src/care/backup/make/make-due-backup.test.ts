import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { hashFile, listBackups } from '../backup-layout.ts';
import { compareProofs, proveTables } from '../copy/table-proofs.repository.ts';
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
    const mirrored = async (name: string) => join(backupDir, 'pictures', await hashFile(join(mediaDir, name)));
    return {
      mediaDir,
      backupDir,
      addPicture,
      backUp: (now: string, changes = {}) => makeDueBackup({ ...options, now, ...changes }),
      damageMirrored: async (name: string) => writeFile(await mirrored(name), 'the picture old.wexp'),
      removeMirrored: async (name: string) => rm(await mirrored(name)),
    };
  }

  function staff() {
    return callAsStaff(database());
  }

  test('holds everything acknowledged, and each picture is written to the mirror once', async () => {
    const site = await openSite();
    const night = String(await site.backUp(NIGHT));
    expect(await readdir(night)).toEqual(['manifest.json', 'tideline.db']);
    const [old] = await readMirror(site.backupDir);
    await site.addPicture('new.webp');
    await staff().posts.create(buildPost({ title: 'Waves' }));
    const before = await proveTables(database());
    const path = String(await site.backUp(at('12:00')));
    expect(basename(path)).toBe('2026-11-21T12-00-00-000Z.hourly.tideline-backup');
    expect((await stat(path)).mode & 0o777).toBe(0o700); // it holds what the database holds
    const mirror = await readMirror(site.backupDir);
    expect(mirror.map(({ text }) => text).toSorted()).toEqual(['the picture new.webp', 'the picture old.webp']);
    expect(mirror).toContainEqual(old);

    const { restored, mediaDir } = await restore(path);
    const { backups: _before, ...expected } = before;
    const { backups: _after, ...found } = await proveTables(restored);
    expect(compareProofs(expected, found)).toEqual([]);
    for (const name of ['old.webp', 'new.webp']) {
      expect(await readFile(join(mediaDir, name), 'utf8')).toBe(`the picture ${name}`);
    }
  });

  test('notices a damaged picture in the mirror, and mirrors it again', async () => {
    const { backUp, backupDir, damageMirrored } = await openSite();
    const night = String(await backUp(NIGHT));
    await damageMirrored('old.webp');
    await staff().posts.create(buildPost({ title: 'Waves' }));
    await backUp(at('12:00'));
    expect(await readMirror(backupDir)).toMatchObject([{ text: 'the picture old.webp' }]);
    expect(await restore(night)).toMatchObject({ lostPictures: [] });
  });

  test('keeps a picture in the mirror as it was saved when the one on the site is damaged', async () => {
    const { backUp, mediaDir } = await openSite();
    const night = String(await backUp(NIGHT));
    await writeFile(join(mediaDir, 'old.webp'), 'half a pic');
    await staff().posts.create(buildPost({ title: 'Waves' }));
    await backUp(at('12:00'));
    const restored = await restore(night);
    expect(await readFile(join(restored.mediaDir, 'old.webp'), 'utf8')).toBe('the picture old.webp');
  });

  test('is restored without the pictures that are damaged or missing, which are named', async () => {
    const { backUp, addPicture, damageMirrored, removeMirrored } = await openSite();
    for (const name of ['good.webp', 'gone.webp']) await addPicture(name);
    const path = String(await backUp(NIGHT));
    await damageMirrored('old.webp');
    await removeMirrored('gone.webp');
    const { lostPictures, mediaDir, restored } = await restore(path);
    expect(lostPictures.toSorted()).toEqual(['gone.webp', 'old.webp']);
    expect(await readdir(mediaDir)).toEqual(['good.webp']);
    expect(await restored.selectFrom('posts').select('title').execute()).toEqual([{ title: 'Tides' }]);
  });

  test('is refused without the mirror, and restored again once it is there', async () => {
    const { backUp, backupDir } = await openSite();
    const path = String(await backUp(NIGHT));
    const mirror = join(backupDir, 'pictures');
    await rename(mirror, `${mirror}.elsewhere`);
    await expect(restore(path)).rejects.toThrow(`needs the folder ${mirror}, which holds its pictures`);
    await rename(`${mirror}.elsewhere`, mirror);
    expect(await restore(path)).toMatchObject({ lostPictures: [] });
  });

  test('leaves a picture in the mirror as long as a backup needs it, and no longer', async () => {
    const { backUp, backupDir, mediaDir } = await openSite();
    const changes = { retention: { days: 1, weeks: 0 } };
    const night = String(await backUp(NIGHT, changes));
    await rm(join(mediaDir, 'old.webp'));
    await ageMirror(backupDir);
    await staff().posts.create(buildPost({ title: 'Waves' }));
    await backUp(at('12:00'), changes);
    expect(await readMirror(backupDir)).toHaveLength(1);
    expect(await restore(night)).toMatchObject({ lostPictures: [] });
    await backUp('2026-11-22T11:01:00.000Z', changes); // the first night is too old now; the hour does not need it
    expect(await readMirror(backupDir)).toEqual([]);
  });

  test('removes no picture while it is unknown which are needed', async () => {
    const { backUp, backupDir, mediaDir } = await openSite();
    const night = String(await backUp(NIGHT));
    await rm(join(mediaDir, 'old.webp'));
    await ageMirror(backupDir);
    await writeFile(join(night, 'manifest.json'), '{');
    await staff().posts.create(buildPost({ title: 'Waves' }));
    await expect(backUp(at('12:00'))).rejects.toThrow(`${night} is not a backup of this program, or it is damaged`);
    expect((await staff().backup.status()).lastProven).toMatchObject({ startedAt: at('12:00') });
    expect(await readMirror(backupDir)).toHaveLength(1);
  });

  test('is made once for an hour in which anything has changed, even one cell, and not otherwise', async () => {
    const { backUp, backupDir } = await openSite();
    await backUp(NIGHT);
    expect(await backUp(at('12:00'))).toBeNull();
    await staff().posts.create(buildPost({ title: 'Waves' }));
    expect(await backUp(at('12:59'))).toBeNull(); // that hour was checked
    expect(await backUp(at('13:00'))).not.toBeNull();
    expect(await backUp(at('13:30'))).toBeNull();
    expect(await backUp(at('14:00'))).toBeNull();
    const { lastProven } = await staff().backup.status();
    expect(lastProven).toMatchObject({ startedAt: at('13:00'), unchangedAt: at('14:00') });
    // The number of rows is the same, and no time column changes.
    await database().updateTable('post_tags').set({ tag: 'neap' }).where('tag', '=', 'ebb').execute();
    expect(await backUp(at('15:00'))).not.toBeNull();
    // A backup that was removed by hand is made again.
    await rm(String((await listBackups(backupDir))[0]), { recursive: true });
    expect(await backUp(at('16:00'))).not.toBeNull();
    expect(await backUp(at('17:00'))).toBeNull();
    // Hourly backups are not in the audit log.
    const { items } = await staff().audit.list({ action: 'backup.make' });
    expect(items.map(({ at }) => at)).toEqual([NIGHT]);
  });

  test('is made by one of several servers', async () => {
    const { backUp } = await openSite();
    const files = await Promise.all([backUp(BEFORE_NIGHT), backUp(BEFORE_NIGHT)]);
    expect(files.filter((file) => file !== null)).toHaveLength(1);
  });

  test('records why it failed when the database cannot be read, and does not retry each minute', async () => {
    const { backUp } = await openSite();
    await backUp(NIGHT);
    await database().schema.alterTable('pictures').renameColumn('id', 'lost').execute();
    await expect(backUp(at('12:00'))).rejects.toThrow('id');
    const { latest } = await staff().backup.status();
    expect(latest).toMatchObject({ startedAt: at('12:00'), problem: expect.stringContaining('id') });
    expect(await backUp(at('12:01'))).toBeNull();
  });

  test('leaves no files when it fails, records why, and is tried again after a quarter of an hour', async () => {
    const { backUp, backupDir } = await openSite();
    await expect(backUp(BEFORE_NIGHT, { freeBytesOf: findHardlyAny })).rejects.toThrow(
      /not enough space for a backup in .* 50 MB are free/,
    );
    expect((await staff().backup.status()).latest?.problem).toContain('not enough space for a backup');
    expect(await readdir(backupDir)).toEqual([]);
    expect(await backUp(at('10:20'))).toBeNull();
    expect(await backUp(at('10:26'))).not.toBeNull();
  });
});

async function restore(path: string) {
  const folder = await openTestFolder();
  const [databaseUrl, mediaDir] = [`file:${join(folder, 'tideline.db')}`, join(folder, 'media')];
  const { lostPictures } = await restoreBackup({ path, databaseUrl, mediaDir, replaces: false, now: at('20:00') });
  const restored = openDatabase(databaseUrl);
  onTestFinished(() => restored.destroy());
  return { restored, mediaDir, lostPictures };
}

async function readMirror(backupDir: string) {
  const mirror = join(backupDir, 'pictures');
  return Promise.all(
    (await readdir(mirror)).map(async (name) => {
      const path = join(mirror, name);
      return { inode: (await stat(path)).ino, text: await readFile(path, 'utf8') };
    }),
  );
}

/** Pictures that were just mirrored stay for a day in any case. */
async function ageMirror(backupDir: string): Promise<void> {
  const mirror = join(backupDir, 'pictures');
  for (const name of await readdir(mirror)) await utimes(join(mirror, name), 0, 0);
}

/** Hardly any room on the disk. */
async function findHardlyAny(): Promise<number> {
  return 50_000_000;
}

/** An instant on the day of these tests. */
function at(time: string): string {
  return `2026-11-21T${time}:00.000Z`;
}
