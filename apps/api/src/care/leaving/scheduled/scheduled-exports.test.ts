import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import yauzl from 'yauzl';
import { DAY_MS, earlier, HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { PROGRAM } from '../../../core/audit/audit.repository.ts';
import { buildRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { erasePerson } from '../../privacy/erase-person.ts';
import { loadSampleData } from '../../sample/load-sample-data.ts';
import { makeDueExport, type DueExportOptions } from './make-due-export.ts';

const NAME = '2026-11-21T18-00-00-000Z.site.zip';
const WEEK_MS = 7 * DAY_MS;

/** The paths in an archive. */
async function pathsIn(content: Buffer): Promise<string[]> {
  const zip = await yauzl.fromBufferPromise(content, {});
  const paths: string[] = [];
  for await (const { fileName } of zip.eachEntry()) paths.push(fileName);
  return paths;
}

describeOnEachDatabase('the scheduled export', (database) => {
  async function open() {
    const folder = await openTestFolder();
    const [mediaDir, exports] = [join(folder, 'media'), join(folder, 'exports')];
    const staff = callAsStaff(database(), { mediaDir });
    const make = (now = TEST_NOW, changes: Partial<DueExportOptions> = {}) =>
      makeDueExport({
        db: database(),
        mediaDir,
        origin: 'https://tideline.example',
        now,
        stop: AbortSignal.timeout(60_000),
        ...changes,
      });
    return { staff, make, mediaDir, exports };
  }

  test('is off until staff choose a period, and is then written at once and each week', async () => {
    const { staff, make, exports } = await open();
    expect(await staff.scheduledExports.schedule()).toMatchObject({ every: 'off', hasPeople: false });
    expect(await make()).toBeNull();
    await staff.scheduledExports.setSchedule({ every: 'weekly', hasPeople: false });
    const path = (await make()) ?? '';
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(exports)).toHaveLength(1);
    const paths = await pathsIn(await readFile(path));
    expect(paths).toContain('settings.json');
    expect(paths.filter((name) => name.startsWith('people/'))).toEqual([]);
    expect(await make(later(TEST_NOW, WEEK_MS - MINUTE_MS))).toBeNull();
    expect(await make(later(TEST_NOW, WEEK_MS))).not.toBeNull();
    await staff.scheduledExports.setSchedule({ every: 'off', hasPeople: false });
    expect(await make(later(TEST_NOW, 9 * WEEK_MS))).toBeNull();
    expect((await staff.audit.list({ action: 'scheduled-export.make' })).items).toHaveLength(2);
    const { items } = await staff.audit.list({ action: 'scheduled-export.change' });
    expect(new Set(items.map(({ detail }) => detail.every))).toEqual(new Set(['off', 'weekly']));
  });

  test('of several servers, one writes it; the newest three stay', async () => {
    const { staff, make } = await open();
    await staff.scheduledExports.setSchedule({ every: 'monthly', hasPeople: false });
    for (const month of [0, 1, 2, 3]) {
      const now = later(TEST_NOW, month * 31 * DAY_MS);
      const made = await Promise.all([make(now), make(now), make(later(now, 1))]);
      expect(made.filter((path) => path !== null)).toHaveLength(1);
    }
    const list = await staff.scheduledExports.list();
    expect(list.map(({ madeAt }) => madeAt.slice(0, 10))).toEqual(
      [3, 2, 1].map((month) => later(TEST_NOW, month * 31 * DAY_MS).slice(0, 10)),
    );
    expect(list[0]?.bytes).toBeGreaterThan(500);
  });

  test('on a full disk nothing is left but a sentence, and it is tried again after an hour', async () => {
    const { staff, make, exports } = await open();
    await staff.scheduledExports.setSchedule({ every: 'weekly', hasPeople: false });
    await expect(make(TEST_NOW, { freeBytesOf: async () => 1_000 })).rejects.toThrow('not enough space');
    expect(await readdir(exports)).toEqual([]);
    expect(await staff.scheduledExports.schedule()).toMatchObject({
      startedAt: TEST_NOW,
      problem: 'There is not enough space for the archive. Free some: it is tried again each hour.',
    });
    expect(await make(later(TEST_NOW, HOUR_MS - 1))).toBeNull();
    expect(await make(later(TEST_NOW, HOUR_MS))).not.toBeNull();
    expect(await staff.scheduledExports.schedule()).toMatchObject({ problem: null });
  });

  test('one that the end of the server stops is made by the next one, and leaves nothing', async () => {
    const { staff, make, exports } = await open();
    await staff.scheduledExports.setSchedule({ every: 'weekly', hasPeople: false });
    await expect(make(TEST_NOW, { stop: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(await readdir(exports)).toEqual([]);
    expect(await staff.scheduledExports.schedule()).toMatchObject({ startedAt: null, problem: null });
    expect(await make(later(TEST_NOW, MINUTE_MS))).not.toBeNull();
  });

  test('has people if that was chosen, until somebody is erased', async () => {
    const { staff, make, mediaDir, exports } = await open();
    await loadSampleData(database(), TEST_NOW);
    await staff.scheduledExports.setSchedule({ every: 'weekly', hasPeople: false });
    await make(earlier(TEST_NOW, HOUR_MS));
    await staff.scheduledExports.setSchedule({ every: 'weekly', hasPeople: true });
    const path = (await make()) ?? '';
    expect(await pathsIn(await readFile(path))).toContain('people/subscribers.csv');
    expect((await staff.scheduledExports.list()).map(({ hasPeople }) => hasPeople)).toEqual([true, false]);
    await erasePerson(database(), 'ada@example.com', PROGRAM, later(TEST_NOW, HOUR_MS));
    expect((await staff.scheduledExports.list()).map(({ hasPeople }) => hasPeople)).toEqual([false]);
    expect(await readdir(exports)).toHaveLength(1);
    expect((await staff.audit.list({ action: 'scheduled-export.remove' })).items).toMatchObject([
      { actor: 'program', detail: { isErased: true } },
    ]);
    const nextWeek = later(TEST_NOW, WEEK_MS);
    await make(nextWeek);
    const after = callAsStaff(database(), { mediaDir, now: () => nextWeek });
    expect(await after.scheduledExports.list()).toMatchObject([{ hasPeople: true }, { hasPeople: false }]);
    const muchLater = callAsStaff(database(), { mediaDir, now: () => later(nextWeek, 100 * DAY_MS) });
    expect(await muchLater.scheduledExports.list()).toMatchObject([{ hasPeople: false }]);
  });

  test('is downloaded whole by a person who gave the password lately, and deleted', async () => {
    const { staff, make, mediaDir } = await open();
    await staff.scheduledExports.setSchedule({ every: 'weekly', hasPeople: false });
    const path = (await make()) ?? '';
    const fileName = basename(path);
    const app = await buildRestServer(database(), mediaDir);
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    const answer = await app.inject({ url: `/api/exports/${fileName}`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(await readFile(path))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${fileName}"`,
    });
    expect((await staff.audit.list({ action: 'site.export' })).items).toMatchObject([{ objectId: fileName }]);
    const stale = await openSession(database(), earlier(TEST_NOW, 11 * MINUTE_MS));
    expect((await app.inject({ url: `/api/exports/${fileName}`, headers: stale })).json()).toMatchObject({
      needsPassword: true,
    });
    await staff.scheduledExports.remove({ fileName });
    expect(await staff.scheduledExports.list()).toEqual([]);
    await expect(staff.scheduledExports.remove({ fileName })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await app.inject({ url: `/api/exports/${fileName}`, headers })).statusCode).toBe(404);
  });

  test('the choice takes a recent password', async () => {
    const staff = callAsStaff(database(), { confirmedAt: earlier(TEST_NOW, 11 * MINUTE_MS) });
    const choice = { every: 'weekly', hasPeople: false } as const;
    await expect(staff.scheduledExports.setSchedule(choice)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each(['..%2Ftideline.db', '2026-11-21T18-00-00-000Z.tideline-backup', `x${NAME}`])(
    '%s is no archive: it is neither sent nor deleted',
    async (name) => {
      const { mediaDir, exports } = await open();
      await mkdir(exports);
      await writeFile(join(exports, `x${NAME}`), 'x');
      const app = await buildRestServer(database(), mediaDir);
      onTestFinished(() => app.close());
      const headers = await openSession(database());
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await app.inject({ method, url: `/api/exports/${name}`, headers })).statusCode).toBe(400);
      }
      expect(await readdir(exports)).toHaveLength(1);
    },
  );
});
