import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordBounce } from '../../audience/bounces/record-bounce.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { findAddressKey } from '../../audience/subscribers/address-keys.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { transferUnsubscribes } from './transfer-unsubscribes.repository.ts';

const LATER = '2026-11-22T09:00:00.000Z';
const PEOPLE = ['ada@example.com', 'bob@example.com', 'cy@example.com'];

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  test(`an unsubscribe after a backup survives its restore, on ${kind}`, async () => {
    const { db, url, backup } = await openSite(kind);
    for (const email of PEOPLE) await callAsVisitor(db).subscribers.subscribe({ email });
    await copySubscribers(db, backup);
    await unsubscribe(db, 'ada@example.com');
    await unsubscribe(db, 'bob@example.com');
    await callAsVisitor(db).subscribers.subscribe({ email: 'bob@example.com' }); // and has changed his mind
    expect(await transferUnsubscribes(url, backup, LATER)).toBe(1);
    expect(await statuses(backup)).toEqual([
      'ada@example.com unsubscribed',
      'bob@example.com active',
      'cy@example.com active',
    ]);
    // Suppressed too: the key came along, so an old file that is imported does not bring her back.
    expect(await findAddressKey(backup)).toBe(await findAddressKey(db));
    expect(await backup.selectFrom('suppressions').selectAll().execute()).toEqual(
      await db.selectFrom('suppressions').selectAll().execute(),
    );
    expect(await transferUnsubscribes(url, backup, LATER)).toBe(0);
  });
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  test(`a bounce or complaint after a backup survives its restore, also of somebody who had unsubscribed, on ${kind}`, async () => {
    const { db, url, backup } = await openSite(kind);
    for (const email of PEOPLE) await callAsVisitor(db).subscribers.subscribe({ email });
    await unsubscribe(db, 'ada@example.com');
    await copySubscribers(db, backup);
    await copyTable(db, backup, 'secret_keys');
    await copyTable(db, backup, 'suppressions');
    await bounce(db, 'ada@example.com', 'hard');
    await bounce(db, 'bob@example.com', 'complaint');
    expect(await transferUnsubscribes(url, backup, LATER)).toBe(2);
    const rows = await backup
      .selectFrom('subscribers')
      .select(['email', 'status', 'delivery'])
      .orderBy('email')
      .execute();
    expect(rows).toEqual([
      { email: 'ada@example.com', status: 'unsubscribed', delivery: 'bounced' },
      { email: 'bob@example.com', status: 'unsubscribed', delivery: 'complained' },
      { email: 'cy@example.com', status: 'active', delivery: 'ok' },
    ]);
    const reasons = await backup.selectFrom('suppressions').select('reason').orderBy('reason').execute();
    expect(reasons).toEqual([{ reason: 'bounced' }, { reason: 'complained' }]);
    expect(await transferUnsubscribes(url, backup, LATER)).toBe(0);
  });
}

test('hashes of a site with another key are ignored, and a missing site has none', async () => {
  const { db, url, backup } = await openSite('SQLite');
  for (const email of PEOPLE) await callAsVisitor(db).subscribers.subscribe({ email });
  await copySubscribers(db, backup);
  await unsubscribe(db, 'ada@example.com');
  await findAddressKey(backup);
  expect(await transferUnsubscribes(url, backup, LATER)).toBe(0);
  expect(await backup.selectFrom('suppressions').selectAll().execute()).toEqual([]);
  expect(await transferUnsubscribes(`${url}.none`, backup, LATER)).toBe(0);
});

/** A site, and an empty database for what a backup of it holds. */
async function openSite(kind: 'SQLite' | 'PostgreSQL') {
  const folder = await openTestFolder();
  const [file, copy] = [`file:${join(folder, 'tideline.db')}`, `file:${join(folder, 'backup.db')}`];
  const postgres = kind === 'PostgreSQL' ? await openTestPostgres() : null;
  const db = postgres?.db ?? openDatabase(file);
  onTestFinished(() => (postgres ? postgres.close() : db.destroy()));
  const backup = openDatabase(copy);
  onTestFinished(() => backup.destroy());
  await migrateToLatest(db);
  await migrateToLatest(backup);
  return { db, url: postgres?.url ?? file, backup };
}

async function copySubscribers(from: Db, to: Db): Promise<void> {
  await to
    .insertInto('subscribers')
    .values(await from.selectFrom('subscribers').selectAll().execute())
    .execute();
}

async function copyTable(from: Db, to: Db, table: 'secret_keys' | 'suppressions'): Promise<void> {
  await to
    .insertInto(table)
    .values(await from.selectFrom(table).selectAll().execute())
    .execute();
}

async function bounce(db: Db, recipient: string, kind: 'hard' | 'complaint'): Promise<void> {
  await db
    .transaction()
    .execute((trx) => recordBounce(trx, { messageId: null, recipient, kind, reason: '5.1.1' }, TEST_NOW));
}

async function unsubscribe(db: Db, email: string): Promise<void> {
  const { id } = await db.selectFrom('subscribers').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await callAsStaff(db, { now: () => TEST_NOW }).subscribers.update({ id, status: 'unsubscribed' });
}

async function statuses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('subscribers').select(['email', 'status']).orderBy('email').execute();
  return rows.map(({ email, status }) => `${email} ${status}`);
}
