import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { claimBackup, updateBackup } from '../backups.repository.ts';
import { findDueBackup, type Slot } from './due-backup.ts';
import { makeBackup } from './make-backup.ts';

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

/** A packed backup of October; its content is never read. */
function addOld(folder: string, day: string): string {
  const name = `2026-10-${day}T00-00-00-000Z.tideline-backup.tar.gz`;
  const file = join(folder, 'backups', name);
  mkdirSync(join(folder, 'backups'), { recursive: true });
  writeFileSync(file, '');
  const seconds = Date.parse(`2026-10-${day}T00:00:00.000Z`) / 1000;
  utimesSync(file, seconds, seconds);
  return name;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(folder, 'backups')).toSorted();
}

describeOnEachDatabase('the nightly backup', (database) => {
  async function addStaff(now: string): Promise<void> {
    await insertStaff(database(), { id: 'maya', email: 'maya@tideline.example', name: 'Maya', passwordHash: '' }, now);
  }

  async function idOf(startedAt: string): Promise<string> {
    const record = database().selectFrom('backups').select('id').where('started_at', '=', startedAt);
    return (await record.executeTakeFirstOrThrow()).id;
  }

  function backUp(folder: string, slot: Slot | null, now: string, days = 14) {
    const places = { mediaDir: join(folder, 'media'), backupDir: join(folder, 'backups') };
    return makeBackup({ db: database(), ...places, retention: { days, weeks: 3 }, slot, now });
  }

  test('is due at three in the morning where the agency is, once', async () => {
    expect(await findDueBackup(database(), NIGHT)).toBeNull();
    await addStaff(EVENING);
    expect(await findDueBackup(database(), BEFORE_NIGHT)).toBe('2026-11-21T10'); // the hour's, not the night's
    expect(await findDueBackup(database(), NIGHT)).toBe('2026-11-21');
    await backUp(makeFolder(), '2026-11-21', NIGHT);
    expect(await findDueBackup(database(), NIGHT)).toBeNull();
    expect(await findDueBackup(database(), NEXT_NOON)).toBe('2026-11-22');
  });

  test('is not due again while it is being made; later the hour comes first, then the night again', async () => {
    await addStaff(EVENING);
    await claimBackup(database(), { id: 'killed', slot: '2026-11-21', retryBefore: EVENING }, NIGHT);
    expect(await findDueBackup(database(), '2026-11-21T11:01:00.000Z')).toBeNull();
    expect(await findDueBackup(database(), '2026-11-21T11:16:00.000Z')).toBe('2026-11-21T11');
    expect(await findDueBackup(database(), '2026-11-21T12:01:00.000Z')).toBe('2026-11-21');
  });

  test('is due as usual after the clock was years ahead for a while', async () => {
    const [early, late] = ['2040-01-01T11:00:00.000Z', '2040-01-01T12:00:00.000Z'];
    await addStaff(early);
    const folder = makeFolder();
    await backUp(folder, '2040-01-01', early);
    await updateBackup(database(), await idOf(early), { unchanged_at: late });
    await claimBackup(database(), { id: 'killed', slot: '2040-01-01T12', retryBefore: early }, late);
    expect(await findDueBackup(database(), NIGHT)).toBe('2026-11-21');
    await backUp(folder, '2026-11-21', NIGHT);
    await updateBackup(database(), await idOf(NIGHT), { unchanged_at: late });
    expect(await findDueBackup(database(), '2026-11-21T11:30:00.000Z')).toBeNull();
    expect(await findDueBackup(database(), '2026-11-21T12:00:00.000Z')).toBe('2026-11-21T12');
    const { latest, lastProven } = await callAsStaff(database(), { now: () => NEXT_NOON }).backup.status();
    expect([latest?.startedAt, lastProven?.startedAt]).toEqual([NIGHT, NIGHT]);
  });

  test('is made by one of several servers', async () => {
    await addStaff(EVENING);
    const folder = makeFolder();
    const files = await Promise.all([backUp(folder, '2026-11-21', NIGHT), backUp(folder, '2026-11-21', NIGHT)]);
    expect(files.filter((file) => file !== null)).toHaveLength(1);
  });

  test('is shown in the staff area with what was written and compared', async () => {
    await addStaff(EVENING);
    const file = await backUp(makeFolder(), null, NIGHT);
    expect(statSync(String(file)).mode & 0o777).toBe(0o600); // it holds what the database holds
    const { latest, lastProven } = await callAsStaff(database()).backup.status();
    expect(latest).toMatchObject({ startedAt: NIGHT, provenAt: NIGHT, problem: null });
    expect(latest?.fileName).toBe('2026-11-21T11-00-00-000Z.tideline-backup.tar.gz');
    expect(latest?.rowCount).toBeGreaterThan(0);
    expect(lastProven).toEqual(latest);
  });

  test('records why it failed, and is tried again an hour later', async () => {
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

  test('is deleted when its drill fails, so that retries do not fill the disk', async () => {
    await addStaff(EVENING);
    const folder = makeFolder();
    addOld(folder, '01');
    const newest = addOld(folder, '02');
    // The unpacked database can then not be migrated.
    await sql`delete from kysely_migration where name like '%create_staff'`.execute(database());
    await expect(backUp(folder, '2026-11-21', NIGHT)).rejects.toThrow(
      /but not \d+_\d+_create_staff|no such table: staff/,
    );
    expect(filesIn(folder)).toEqual([newest]); // old backups were removed to make room
    expect((await callAsStaff(database()).backup.status()).latest?.problem).not.toBeNull();
  });

  test('fails when the folder of pictures cannot be read', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'media'), 'no folder');
    await expect(backUp(folder, null, NIGHT)).rejects.toThrow(/^The pictures in \S+ cannot be read: .*ENOTDIR/);
    expect(filesIn(folder)).toEqual([]);
  });

  test('is made, and stays, when an older one cannot be removed', async () => {
    const folder = makeFolder();
    const old = '2026-10-03T00-00-00-000Z.tideline-backup.tar.gz';
    mkdirSync(join(folder, 'backups', old), { recursive: true }); // a packed backup is removed as a file, so this folder stays
    await claimBackup(database(), { id: 'old', slot: null, retryBefore: EVENING }, '2026-10-03T00:00:00.000Z');
    await updateBackup(database(), 'old', { file_name: old, proven_at: '2026-10-03T00:00:00.000Z' });
    addOld(folder, '02');
    await expect(backUp(folder, null, NIGHT)).rejects.toThrow(old);
    const { lastProven } = await callAsStaff(database()).backup.status();
    expect(lastProven).toMatchObject({ startedAt: NIGHT, problem: null });
    expect(filesIn(folder)).toEqual([old, lastProven?.fileName]);
    await expect(backUp(folder, null, NEXT_NOON)).rejects.toThrow(old);
    expect(filesIn(folder)).toHaveLength(3);
  });

  test('removes what is older than the retention, but never the newest, nor files with other names', async () => {
    const folder = makeFolder();
    addOld(folder, '01');
    const foreign = 'before-the-move.tideline-backup.tar.gz';
    writeFileSync(join(folder, 'backups', foreign), '');
    const newest = await backUp(folder, null, NIGHT);
    expect(filesIn(folder)).toEqual([basename(String(newest)), foreign]);
  });

  test('removes nothing with BACKUP_DAYS=0', async () => {
    const folder = makeFolder();
    const old = addOld(folder, '01');
    const newest = await backUp(folder, null, NIGHT, 0);
    expect(filesIn(folder)).toEqual([old, basename(String(newest))]);
  });

  test('records the size of a file larger than 2 GB', async () => {
    const id = 'large';
    await claimBackup(database(), { id, slot: null, retryBefore: EVENING }, NIGHT);
    await updateBackup(database(), id, { bytes: 3_000_000_000 });
    expect((await callAsStaff(database()).backup.status()).latest?.bytes).toBe(3_000_000_000);
  });
});
