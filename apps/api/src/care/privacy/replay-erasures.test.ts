import { mkdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COMMAND, recordAlone } from '../../core/audit/audit.repository.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { transferAuditLines } from '../backup/restore/transfer-audit.repository.ts';
import { makeBackup } from '../backup/make/make-backup.ts';
import { restoreBackup } from '../backup/restore/restore-backup.ts';
import { writeBackup } from '../backup/make/write-backup.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { transferUnsubscribes } from './transfer-unsubscribes.repository.ts';
import { erasePerson } from './erase-person.ts';
import { writeErasureList, readErasureList } from './erasure-list.ts';
import { gatherErasures, replayErasures } from './replay-erasures.ts';

const EARLIER = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-22T09:00:00.000Z';
/** Before `TEST_NOW`, when the backups are made. */
const SHORTLY_BEFORE = '2026-11-21T17:59:50.000Z';
const EMAIL = 'ada@example.com';

test('an erasure is repeated after restoring an older backup, and stays in the log, on SQLite', async () => {
  const site = await openSite();
  await site.write('Bob', EARLIER, 'bob@example.com');
  const file = await site.backUpAndErase();
  await site.db.destroy();
  const { erasedAgain, restored } = await site.restore(file);
  expect(erasedAgain).toBe(1);
  expect(await acts(restored)).toEqual(['person.erase']);
  expect(await names(restored)).toEqual(['Bob']);
  expect(JSON.stringify(await restored.selectFrom('subscribers').select('email').execute())).not.toContain(EMAIL);
});

test('an erasure is repeated after restoring an older backup, and stays in the log, on PostgreSQL', async () => {
  const postgres = await openTestPostgres();
  onTestFinished(postgres.close);
  const site = await openSite(postgres);
  const file = await site.backUpAndErase();
  const { erasedAgain, restored } = await site.restore(file);
  expect(erasedAgain).toBe(1);
  expect(await acts(restored)).toEqual(['person.erase']);
  expect(await names(restored)).toEqual([]);
});

test('an erasure is repeated after restoring an hourly backup', async () => {
  const site = await openSite();
  await site.write('Ada', EARLIER);
  await site.backUpFor('2026-11-21', SHORTLY_BEFORE);
  await site.write('Bob', EARLIER, 'bob@example.com');
  const file = await site.backUpFor('2026-11-21T18', TEST_NOW);
  expect(file).toContain('.hourly.');
  await erasePerson(site.db, EMAIL, COMMAND, TEST_NOW);
  await site.db.destroy();
  const { erasedAgain, restored } = await site.restore(file);
  expect(erasedAgain).toBe(1);
  expect(await names(restored)).toEqual(['Bob']);
});

test('the erasure list beside the backups suffices when the database is lost', async () => {
  const site = await openSite();
  const file = await site.backUpAndErase();
  await writeErasureList(site.db, site.backupDir);
  await site.db.destroy();
  // A fresh machine: nothing but the folder of backups was saved.
  const fresh = await openTestFolder();
  const databaseUrl = `file:${join(fresh, 'tideline.db')}`;
  const { erasedAgain, restored } = await site.restore(file, { databaseUrl, backupDir: join(fresh, 'backups') });
  expect(erasedAgain).toBe(1);
  expect(await names(restored)).toEqual([]);
});

test('a damaged database can be replaced; erasures then come from the list alone', async () => {
  const site = await openSite();
  const file = await site.backUpAndErase();
  await writeErasureList(site.db, site.backupDir);
  await site.db.destroy();
  await writeFile(site.databaseUrl.slice('file:'.length), 'what a broken disk has left'.repeat(500));
  const { erasedAgain, unsubscribedAgain, restored, problem } = await site.restore(file);
  expect(unsubscribedAgain).toBeNull();
  expect(problem).toContain('only erasures.json was used');
  expect(erasedAgain).toBe(1);
  expect(await names(restored)).toEqual([]);
});

test('an erasure survives several restores, and later data of the person stays', async () => {
  const site = await openSite();
  await site.write('Before', EARLIER);
  await erasePerson(site.db, EMAIL, COMMAND, TEST_NOW);
  await site.write('After', LATER);
  const file = await site.backUp();
  await site.db.destroy();
  const first = await site.restore(file);
  expect(first.erasedAgain).toBe(0);
  expect(await names(first.restored)).toEqual(['After']);
  await first.restored.destroy();
  expect((await gatherErasures({ ...site, file })).erasures).toHaveLength(1);
});

test('audit entries with an earlier time that were written after the backup are transferred', async () => {
  const site = await openSite();
  const file = await site.backUp();
  await recordAlone(site.db, COMMAND, { action: 'settings.change' }, SHORTLY_BEFORE);
  await site.db.destroy();
  expect(await acts((await site.restore(file)).restored)).toEqual(['settings.change']);
});

test('an erasure list that cannot be renamed leaves no temporary file', async () => {
  const site = await openSite();
  onTestFinished(() => site.db.destroy());
  await erasePerson(site.db, EMAIL, COMMAND, TEST_NOW);
  // Comes between the reading of the list and its replacement.
  const blocked = new Proxy(site.db, {
    get(target, name) {
      if (name === 'selectFrom') mkdirSync(join(site.backupDir, 'erasures.json'), { recursive: true });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await expect(writeErasureList(blocked, site.backupDir)).rejects.toThrow('EISDIR');
  expect(await readdir(site.backupDir)).toEqual(['erasures.json']);
});

test('the erasure list contains no address, grows, and is replaced atomically', async () => {
  const site = await openSite();
  onTestFinished(() => site.db.destroy());
  await writeErasureList(site.db, site.backupDir);
  expect(await readErasureList(site.backupDir)).toEqual([]);
  for (const email of [EMAIL, 'bob@example.com']) {
    await erasePerson(site.db, email, COMMAND, TEST_NOW);
    await writeErasureList(site.db, site.backupDir);
    await writeErasureList(site.db, site.backupDir);
  }
  expect(await readErasureList(site.backupDir)).toHaveLength(2);
  expect(await readdir(site.backupDir)).toEqual(['erasures.json']);
  const path = join(site.backupDir, 'erasures.json');
  const text = await readFile(path, 'utf8');
  expect(text).not.toContain('example.com');
  await writeFile(path, text.slice(0, -20));
  await expect(gatherErasures({ ...site, file: path })).rejects.toThrow('erasures.json is damaged');
});

async function names(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('contacts').select('first_name').orderBy('first_name').execute();
  return rows.map((row) => row.first_name);
}

/** The audit log, without the entries of the set-up. */
async function acts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit').select('action').where('action', '!=', 'note.add').orderBy('at').execute();
  return rows.map((row) => row.action);
}

/** A site in a separate folder, on SQLite unless a PostgreSQL is given. */
async function openSite(postgres?: { db: Db; url: string }) {
  const folder = await openTestFolder();
  const databaseUrl = postgres?.url ?? `file:${join(folder, 'tideline.db')}`;
  const [mediaDir, backupDir] = [join(folder, 'media'), join(folder, 'backups')];
  const db = postgres?.db ?? openDatabase(databaseUrl);
  await migrateToLatest(db);
  async function write(firstName: string, at: string, email = EMAIL) {
    const visitor = callAsVisitor(db, { now: () => at });
    await visitor.contacts.send({ firstName, lastName: 'Marsh', email });
    await visitor.subscribers.subscribe({ email });
    const [contact] = (await callAsStaff(db).contacts.list({ q: firstName })).items;
    await callAsStaff(db).contacts.notes.add({ contactId: contact?.id ?? '', text: 'Rang back.' });
  }
  const backUp = async () => (await writeBackup({ db, mediaDir, backupDir, now: TEST_NOW, kind: 'packed' })).path;
  return {
    db,
    databaseUrl,
    backupDir,
    write,
    backUp,
    /** A scheduled backup, nightly or hourly. */
    async backUpFor(slot: string, now: string) {
      return String(await makeBackup({ db, mediaDir, backupDir, retention: { days: 14, weeks: 3 }, slot, now }));
    },
    /** Ada writes in, is in the backup that is answered, and is erased after it. */
    async backUpAndErase() {
      await write('Ada', EARLIER);
      const file = await backUp();
      await erasePerson(db, EMAIL, COMMAND, TEST_NOW);
      return file;
    },
    /** As `npm run restore -- FILE --replace` does it. */
    async restore(file: string, to: { databaseUrl: string; backupDir: string } = { databaseUrl, backupDir }) {
      const { erasures, problem } = await gatherErasures({ ...to, file });
      let erasedAgain = 0;
      let unsubscribedAgain: number | null = 0;
      await restoreBackup({
        path: file,
        databaseUrl: to.databaseUrl,
        mediaDir,
        replaces: true,
        now: LATER,
        prepare: async (scratch) => {
          unsubscribedAgain = await transferUnsubscribes(to.databaseUrl, scratch, LATER);
          erasedAgain = await replayErasures(scratch, erasures);
          await transferAuditLines(to.databaseUrl, scratch, TEST_NOW);
        },
      });
      const restored = openDatabase(to.databaseUrl);
      onTestFinished(() => restored.destroy());
      return { erasedAgain, unsubscribedAgain, restored, problem };
    },
  };
}
