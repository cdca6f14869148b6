import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { earlier, HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { claimBackup, updateBackup } from './backups.repository.ts';
import type { Slot } from './make/due-backup.ts';
import { makeBackup } from './make/make-backup.ts';

const NAME = '2026-11-21T18-00-00-000Z.tideline-backup.tar.gz';

describeOnEachDatabase('the backups in the staff area', (database) => {
  async function backUp(folder: string, slot: Slot | null, now: string): Promise<string> {
    const places = { mediaDir: join(folder, 'media'), backupDir: join(folder, 'backups') };
    const path = await makeBackup({ db: database(), ...places, retention: { days: 14, weeks: 3 }, slot, now });
    return path ?? '';
  }

  test('are listed, newest first, with what they were made for, download and restore command', async () => {
    const folder = await openTestFolder();
    const night = await backUp(folder, '2026-11-21', earlier(TEST_NOW, 2 * HOUR_MS));
    const packed = await backUp(folder, null, earlier(TEST_NOW, HOUR_MS));
    await claimBackup(database(), { id: 'failed', slot: '2026-11-21T17', retryBefore: TEST_NOW }, TEST_NOW);
    await updateBackup(database(), 'failed', { problem: 'The disk is full.' });
    const staff = callAsStaff(database(), {
      backups: { dir: join(folder, 'backups'), start: () => true, isNightly: false },
    });
    expect(await staff.backup.list()).toMatchObject([
      { occasion: 'hourly', problem: 'The disk is full.', isDownloadable: false, restoreCommand: null },
      {
        occasion: 'by hand',
        fileName: basename(packed),
        isDownloadable: true,
        restoreCommand: `npm run restore -- ${packed} --replace`,
      },
      { occasion: 'nightly', isDownloadable: false, restoreCommand: `npm run restore -- ${night} --replace` },
    ]);
    await rm(packed);
    expect((await staff.backup.list())[1]).toMatchObject({ isDownloadable: false, restoreCommand: null });
  });

  test('are started once at a time', async () => {
    const starts = [true, false];
    const staff = callAsStaff(database(), {
      backups: { dir: '', start: () => starts.shift() ?? false, isNightly: false },
    });
    await staff.backup.start();
    await expect(staff.backup.start()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A backup is already running. Wait until it appears in the list.',
    });
    expect((await staff.audit.list({ action: 'backup.start' })).items).toHaveLength(2);
  });

  test('are downloaded whole by a person who gave the password lately, and that is audited', async () => {
    const folder = await openTestFolder();
    const path = await backUp(folder, null, TEST_NOW);
    const app = await buildRestServer(database(), folder, {
      dir: join(folder, 'backups'),
      start: () => false,
      isNightly: false,
    });
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    const answer = await app.inject({ url: `/api/backups/${basename(path)}`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(await readFile(path))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${basename(path)}"`,
      'cache-control': 'no-store',
    });
    expect((await callAsStaff(database()).audit.list({ action: 'backup.download' })).items).toMatchObject([
      { detail: { file: basename(path) } },
    ]);

    const stale = await openSession(database(), earlier(TEST_NOW, 11 * MINUTE_MS));
    const refused = await app.inject({ url: `/api/backups/${basename(path)}`, headers: stale });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { needsPassword: true }]);
  });

  test.each([
    [NAME, 404],
    ['..%2Ftideline.db', 400],
    [later(TEST_NOW, 0), 400],
    ['2026-11-21T18-00-00-000Z.tideline-backup', 400],
  ])('%s is not downloaded: %i', async (name, status) => {
    const app = await buildRestServer(database(), '', {
      dir: await openTestFolder(),
      start: () => false,
      isNightly: false,
    });
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    expect((await app.inject({ url: `/api/backups/${name}`, headers })).statusCode).toBe(status);
  });
});
