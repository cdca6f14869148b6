import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../auth/auth.repository.ts';
import { callAsStaff } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { findDueNight } from './nightly.ts';

// In Los Angeles, where the agency is by default: Friday, 21:00; the night begins at 11:00 UTC.
const EVENING = '2026-11-21T05:00:00.000Z';
const BEFORE_NIGHT = '2026-11-21T10:59:00.000Z';
const NIGHT = '2026-11-21T11:00:00.000Z';
const NEXT_NOON = '2026-11-22T20:00:00.000Z';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-nightly-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describeOnEachDatabase('the nightly backup', (database) => {
  async function addStaff(now: string): Promise<void> {
    await insertStaff(database(), { id: 'maya', email: 'maya@tideline.example', name: 'Maya', passwordHash: '' }, now);
  }

  function backUp(folder: string, nightlyDay: string | null, now: string) {
    const places = { mediaDir: join(folder, 'media'), backupDir: join(folder, 'backups') };
    return makeBackup({ db: database(), ...places, keepDays: 14, nightlyDay, now });
  }

  test('is due at three in the morning where the agency is, once', async () => {
    expect(await findDueNight(database(), NIGHT)).toBeNull();
    await addStaff(EVENING);
    expect(await findDueNight(database(), BEFORE_NIGHT)).toBeNull();
    expect(await findDueNight(database(), NIGHT)).toBe('2026-11-21');
    await backUp(makeFolder(), '2026-11-21', NIGHT);
    expect(await findDueNight(database(), NIGHT)).toBeNull();
    expect(await findDueNight(database(), NEXT_NOON)).toBe('2026-11-22');
  });

  test('is made by one of several servers', async () => {
    await addStaff(EVENING);
    const folder = makeFolder();
    const files = await Promise.all([backUp(folder, '2026-11-21', NIGHT), backUp(folder, '2026-11-21', NIGHT)]);
    expect(files.filter((file) => file !== null)).toHaveLength(1);
  });

  test('says in the staff area what was written and proven', async () => {
    await addStaff(EVENING);
    await backUp(makeFolder(), null, NIGHT);
    const { latest, lastProven } = await callAsStaff(database()).backup.status();
    expect(latest).toMatchObject({ startedAt: NIGHT, provenAt: NIGHT, problem: null });
    expect(latest?.fileName).toBe('2026-11-21T11-00-00-000Z.tideline-backup.tar.gz');
    expect(latest?.rowCount).toBeGreaterThan(0);
    expect(lastProven).toEqual(latest);
  });

  test('that fails says why, and is tried again an hour later', async () => {
    await addStaff(EVENING);
    const blocked = join(makeFolder(), 'a file');
    writeFileSync(blocked, '');
    await expect(backUp(blocked, '2026-11-21', NIGHT)).rejects.toThrow('ENOTDIR');
    const { latest, lastProven } = await callAsStaff(database()).backup.status();
    expect(latest?.problem).toContain('ENOTDIR');
    expect(lastProven).toBeNull();
    expect(await backUp(makeFolder(), '2026-11-21', NIGHT)).toBeNull();
    expect(await backUp(makeFolder(), '2026-11-21', '2026-11-21T12:01:00.000Z')).not.toBeNull();
  });

  test('removes what is older than the retention, but never the newest', async () => {
    const folder = makeFolder();
    const old = await backUp(folder, null, EVENING);
    const longAgo = Date.parse('2026-10-01T00:00:00.000Z') / 1000;
    utimesSync(String(old), longAgo, longAgo);
    const newest = await backUp(folder, null, NIGHT);
    expect(readdirSync(join(folder, 'backups'))).toEqual([String(newest).split('/').at(-1)]);
  });
});
