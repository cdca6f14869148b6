import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';
import type { Db } from '../../core/store/schema.ts';
import { RECOVERY_CODES, turnOnSecondFactor } from '../../testing/authenticator.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestPostgres } from '../../testing/test-database.ts';
import { listBackups, type BackupKind } from './backup-layout.ts';
import { compareProofs, proveTables } from './copy/table-proofs.repository.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { LEFT_OUT_OF_BACKUPS } from './copy/stored-tables.ts';
import { writeBackup } from './make/write-backup.ts';

const LATER = '2026-11-22T09:00:00.000Z';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function makePicture(folder: string, text = 'a picture'): void {
  mkdirSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media/wave-480.webp'), text);
}

async function backUp(db: Db, folder: string, kind: BackupKind = 'packed', now = TEST_NOW): Promise<string> {
  const places = { mediaDir: join(folder, 'media'), backupDir: join(folder, 'backups') };
  return (await writeBackup({ db, ...places, now, kind })).path;
}

function restoreInto(folder: string, path: string, changes: { databaseUrl?: string; replaces?: boolean } = {}) {
  const databaseUrl = `file:${join(folder, 'tideline.db')}`;
  return restoreBackup({ path, databaseUrl, mediaDir: join(folder, 'media'), replaces: false, now: LATER, ...changes });
}

/** An account with a second factor, whose tables refer to the account's. */
async function addCarefulStaff(db: Db): Promise<void> {
  const address = 'maya@tideline.example';
  const account = { id: 'maya', email: address, email_key: address, name: 'Maya', password_hash: '' };
  await db
    .insertInto('staff')
    .values({ ...account, role: 'admin', created_at: TEST_NOW })
    .execute();
  await turnOnSecondFactor(db, account.id, TEST_NOW);
}

describeOnEachDatabase('a backup', (database) => {
  test('holds every row and picture, and restores the same site on a new machine', async () => {
    const [here, there] = [makeFolder(), makeFolder()];
    await loadSampleData(database(), TEST_NOW);
    await addCarefulStaff(database());
    makePicture(here);
    const file = await backUp(database(), here);

    await restoreInto(there, file);
    const restored = openDatabase(`file:${join(there, 'tideline.db')}`);
    onTestFinished(() => restored.destroy());
    const [before, after] = [await proveTables(database()), await proveTables(restored)];
    expect(compareProofs(pick(before), pick(after))).toEqual([]);
    expect(before['posts']?.rows).toBeGreaterThan(10);
    expect([before['second_factors']?.rows, before['recovery_codes']?.rows]).toEqual([1, RECOVERY_CODES.length]);
    expect(readFileSync(join(there, 'media/wave-480.webp'), 'utf8')).toBe('a picture');
  });

  test('is made during writes, and contains what was acknowledged before it began', async () => {
    const [folder, there] = [makeFolder(), makeFolder()];
    const db = await openBusySite();
    await addHash(db, 'before');
    const done = new AbortController();
    let count = 0;
    async function writeContinuously() {
      for (; !done.signal.aborted; count += 1) {
        await addHash(db, `during ${count}`);
        await setImmediate(); // SQLite answers synchronously: without this, nothing else would run
      }
    }
    const writing = writeContinuously();
    const file = await backUp(db, folder).finally(() => done.abort());
    await writing;
    expect(count).toBeGreaterThan(0);
    await restoreInto(there, file);
    const restored = await openSite(there);
    onTestFinished(() => restored.destroy());
    const found = await restored
      .selectFrom('suppressions')
      .select('email_hash')
      .where('email_hash', '=', 'before')
      .execute();
    expect(found).toHaveLength(1);
  });

  test('contains no rows or bytes of known networks, challenges and links for a new password', async () => {
    const [folder, there] = [makeFolder(), makeFolder()];
    const db = database();
    await addCarefulStaff(db);
    const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const seen = { day: '2026-11-21', path: '/seen-page', visitor_hash: 'seen-visitor' };
    await db.insertInto('page_visitors').values(seen).execute();
    await db.insertInto('visitor_salts').values({ day: '2026-11-21', salt: 'seen-salt' }).execute();
    const counter = { key: 'login:seen-address', window_started_at: TEST_NOW, count: 1 };
    await db.insertInto('rate_limits').values(counter).execute();
    const network = { network_hash: 'seen-network', staff_id: staffId, known_until: TEST_NOW };
    await db.insertInto('known_networks').values(network).execute();
    const call = { staff_id: staffId, api_key_id: '', key_hash: 'seen-call', fingerprint: '', started_at: TEST_NOW };
    await db.insertInto('idempotency_keys').values(call).execute();
    const challenge = { challenge_hash: 'seen-challenge', staff_id: staffId, purpose: 'register' as const };
    await db
      .insertInto('passkey_challenges')
      .values({ ...challenge, expires_at: TEST_NOW })
      .execute();
    const reset = { token_hash: 'seen-reset', staff_id: staffId, expires_at: TEST_NOW };
    await db.insertInto('password_resets').values(reset).execute();
    const link = { token_hash: 'seen-link', email_key: 'seen-reader', act: 'erase' as const, expires_at: TEST_NOW };
    await db.insertInto('own_data_links').values(link).execute();
    await restoreInto(there, await backUp(db, folder));
    const path = join(there, 'tideline.db');
    expect(readFileSync(path).includes('seen-')).toBe(false);
    const restored = openDatabase(`file:${path}`);
    onTestFinished(() => restored.destroy());
    for (const table of LEFT_OUT_OF_BACKUPS) {
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
  });

  /** On SQLite a file: a database in memory cannot be read while it is written. */
  async function openBusySite(): Promise<Db> {
    if (dialectOf(database()).name !== 'SQLite') return database();
    const db = await openSite(makeFolder());
    onTestFinished(() => db.destroy());
    return db;
  }

  test('leaves no unfinished files', async () => {
    const folder = makeFolder();
    const file = await backUp(database(), folder);
    expect(readdirSync(join(folder, 'backups'))).toEqual([file.split('/').at(-1)]);
  });

  test('can be restored into an empty PostgreSQL', async () => {
    await loadSampleData(database(), TEST_NOW);
    await addCarefulStaff(database());
    const file = await backUp(database(), makeFolder());
    const target = await openTestPostgres();
    onTestFinished(target.close);
    await restoreInto(makeFolder(), file, { databaseUrl: target.url });
    expect(await target.db.selectFrom('posts').select('id').execute()).toHaveLength(14);
    const codes = await target.db.selectFrom('recovery_codes').select('position').execute();
    expect(codes).toHaveLength(RECOVERY_CODES.length);
    await expect(restoreInto(makeFolder(), file, { databaseUrl: target.url })).rejects.toThrow('add --replace');
    await restoreInto(makeFolder(), file, { databaseUrl: target.url, replaces: true });
    expect(await target.db.selectFrom('posts').select('id').execute()).toHaveLength(14);
  });
});

test('an existing site is overwritten only with --replace, and put aside', async () => {
  const folder = makeFolder();
  const db = await openSite(folder);
  await loadSampleData(db, TEST_NOW);
  makePicture(folder, 'the old picture');
  const file = await backUp(db, folder);
  await expect(restoreInto(folder, file)).rejects.toThrow('There is already a site in');
  await expect(restoreInto(folder, file, { replaces: true })).rejects.toThrow('Stop it first');
  await db.deleteFrom('posts').execute();
  makePicture(folder, 'the new picture');
  await db.destroy();

  await restoreInto(folder, file, { replaces: true });
  const restored = await openSite(folder);
  onTestFinished(() => restored.destroy());
  expect(await restored.selectFrom('posts').select('id').execute()).toHaveLength(14);
  expect(readFileSync(join(folder, 'media/wave-480.webp'), 'utf8')).toBe('the old picture');
  const aside = readdirSync(folder).filter((name) => name.includes('.before-2026-11-22'));
  expect(aside).toEqual(
    expect.arrayContaining([expect.stringMatching(/^media/), expect.stringMatching(/^tideline\.db/)]),
  );
});

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  // A single changed byte may unpack to the same bytes.
  ['has 64 bytes changed', (bytes: Buffer) => bytes.map((byte, at) => (at >> 6 === bytes.length >> 7 ? ~byte : byte))],
  ['is something else', () => Buffer.from('not a backup')],
])('a backup that %s is refused before anything is touched', async (_what, damage) => {
  const folder = makeFolder();
  const db = await openSite(folder);
  await loadSampleData(db, TEST_NOW);
  const file = await backUp(db, folder);
  await db.destroy();
  writeFileSync(file, damage(readFileSync(file)));
  await expect(restoreInto(folder, file, { replaces: true })).rejects.toThrow(/damaged|no backup of this program/);
  expect(readdirSync(folder).filter((name) => name.includes('.before-'))).toEqual([]);
});

test('backups are listed newest first', async () => {
  const folder = makeFolder();
  const db = await openSite(folder);
  onTestFinished(() => db.destroy());
  const older = await backUp(db, folder);
  const newer = await backUp(db, folder, 'hourly', LATER);
  expect(await listBackups(join(folder, 'backups'))).toEqual([newer, older]);
  expect(await listBackups(join(folder, 'nowhere'))).toEqual([]);
});

async function openSite(folder: string): Promise<Db> {
  const db = openDatabase(`file:${join(folder, 'tideline.db')}`);
  await migrateToLatest(db);
  return db;
}

async function addHash(db: Db, hash: string): Promise<void> {
  await db.insertInto('suppressions').values({ email_hash: hash, created_at: TEST_NOW }).execute();
}

/** The tables whose columns are the same on both kinds of database. */
function pick({ posts: _posts, ...rest }: Awaited<ReturnType<typeof proveTables>>) {
  return rest;
}
