import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { deleteMember } from '../../team/members.repository.ts';
import { migrateToLatest } from '../../../core/store/migrate.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { openTestPostgres, openTestSqlite } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { transferSignIn } from './transfer-sign-in.repository.ts';

async function addCarefulStaff(db: Db, name: string): Promise<void> {
  await insertStaff(db, { id: name, email: `${name}@tideline.example`, name, passwordHash: 'old' }, TEST_NOW);
  const factor = { staff_id: name, secret: `${name}'s`, started_at: TEST_NOW, confirmed_at: TEST_NOW };
  await db
    .insertInto('second_factors')
    .values({ ...factor, last_used_step: 1 })
    .execute();
  const codes = [1, 2].map((position) => ({ staff_id: name, position, code_hash: `${name} ${position}` }));
  await db.insertInto('recovery_codes').values(codes).execute();
  const passkey = { id: name, staff_id: name, credential_id: `${name}'s laptop`, public_key: '', transports: '' };
  await db
    .insertInto('passkeys')
    .values({ ...passkey, counter: 3, name: 'Laptop', created_at: TEST_NOW })
    .execute();
}

async function openCurrent(kind: 'SQLite' | 'PostgreSQL'): Promise<{ db: Db; url: string }> {
  if (kind === 'PostgreSQL') {
    const postgres = await openTestPostgres();
    onTestFinished(postgres.close);
    return postgres;
  }
  const url = `file:${join(await openTestFolder(), 'tideline.db')}`;
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  return { db, url };
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'codes used since the backup stay used, and changed accounts are named, on %s',
  async (kind) => {
    const current = await openCurrent(kind);
    const backup = await openTestSqlite();
    onTestFinished(backup.close);
    for (const db of [current.db, backup.db]) {
      for (const name of ['ada', 'kim', 'lee', 'maya', 'noor']) await addCarefulStaff(db, name);
    }
    const { db } = current;
    await db.updateTable('second_factors').set({ last_used_step: 7 }).where('staff_id', '=', 'maya').execute();
    await db.updateTable('recovery_codes').set({ used_at: TEST_NOW }).where('code_hash', '=', 'maya 2').execute();
    await db.updateTable('staff').set({ password_hash: 'new' }).where('id', '=', 'ada').execute();
    await db.updateTable('second_factors').set({ secret: 'another' }).where('staff_id', '=', 'lee').execute();
    await db.updateTable('passkeys').set({ counter: 9 }).where('staff_id', '=', 'maya').execute();
    await db.deleteFrom('passkeys').where('staff_id', '=', 'noor').execute();
    await db.transaction().execute((trx) => deleteMember(trx, 'kim'));

    expect(await transferSignIn(current.url, backup.db)).toEqual([
      { email: 'ada@tideline.example', change: 'password' },
      { email: 'kim@tideline.example', change: 'removed' },
      { email: 'lee@tideline.example', change: 'second factor' },
      { email: 'noor@tideline.example', change: 'passkeys' },
    ]);
    const counters = await backup.db.selectFrom('passkeys').select(['id', 'counter']).execute();
    expect(counters.find(({ id }) => id === 'maya')?.counter).toBe(9);
    const used = backup.db.selectFrom('recovery_codes').select('code_hash').where('used_at', 'is not', null);
    expect(await used.execute()).toEqual([{ code_hash: 'maya 2' }]);
    const steps = await backup.db.selectFrom('second_factors').select(['staff_id', 'last_used_step']).execute();
    expect(steps.find((row) => row.staff_id === 'maya')?.last_used_step).toBe(7);
    expect(steps.find((row) => row.staff_id === 'lee')?.last_used_step).toBe(1);
  },
);

test('nothing is carried over on a new machine', async () => {
  const backup = await openTestSqlite();
  onTestFinished(backup.close);
  const folder = await openTestFolder();
  expect(await transferSignIn(`file:${join(folder, 'tideline.db')}`, backup.db)).toBeNull();
});

test('the codes of a database that knows no passkeys are carried over', async () => {
  const current = await openCurrent('SQLite');
  const backup = await openTestSqlite();
  onTestFinished(backup.close);
  for (const db of [current.db, backup.db]) await addCarefulStaff(db, 'maya');
  await current.db.updateTable('second_factors').set({ last_used_step: 7 }).execute();
  await current.db.schema.dropTable('passkeys').execute();
  expect(await transferSignIn(current.url, backup.db)).toEqual([
    { email: 'maya@tideline.example', change: 'passkeys' },
  ]);
  expect(await backup.db.selectFrom('second_factors').select('last_used_step').execute()).toEqual([
    { last_used_step: 7 },
  ]);
});
