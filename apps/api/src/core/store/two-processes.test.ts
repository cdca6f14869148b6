/** @module-tag long */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runStaffCommand } from '../../doors/commands/staff-commands.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const run = promisify(execFile);
const WRITES = 200;

/** Each process opens and migrates the same file, then inserts counters one by one. */
const PROCESS = `
  const { openDatabase } = await import(process.argv[1]);
  const { migrateToLatest } = await import(process.argv[2]);
  const db = openDatabase(process.argv[3]);
  await migrateToLatest(db);
  for (let index = 0; index < ${WRITES}; index += 1) {
    await db.transaction().execute(async (trx) => {
      const { count } = await trx.selectFrom('rate_limits').select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
      await trx.insertInto('rate_limits').values({ key: process.argv[4] + index, window_started_at: '', count }).execute();
    });
  }
  await db.destroy();
`;

function inAnotherProcess(url: string, name: string) {
  const modules = ['open-database.ts', 'migrate.ts'].map((file) => new URL(file, import.meta.url).href);
  return run(process.execPath, ['--input-type=module', '--eval', PROCESS, ...modules, url, name]);
}

test('processes on one SQLite file migrate it once and lose no write', async () => {
  const folder = await openTestFolder();
  const url = `file:${folder}/tideline.db`;
  await Promise.all([inAnotherProcess(url, 'first '), inAnotherProcess(url, 'second ')]);
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  const rows = await db.selectFrom('rate_limits').select(['key', 'count']).orderBy('count').execute();
  // Each transaction saw all before it: if two had read the same state, a number would occur twice.
  expect(rows.map((row) => row.count)).toEqual(Array.from({ length: 2 * WRITES }, (_, index) => index));
});

test('the admin command works while the server has the file open', async () => {
  const folder = await openTestFolder();
  const server = openDatabase(`file:${folder}/tideline.db`);
  const command = openDatabase(`file:${folder}/tideline.db`);
  onTestFinished(async () => {
    await Promise.all([server.destroy(), command.destroy()]);
  });
  await migrateToLatest(server);
  const tools = { db: command, now: new Date().toISOString(), askPassword: async () => 'low tide at six' };
  await runStaffCommand(tools, ['add', 'maya@tideline.example']);
  expect(await server.selectFrom('staff').select('email').execute()).toEqual([{ email: 'maya@tideline.example' }]);
});
