import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { migrateToLatest } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { countAttempt, countCaller, deleteOldAttempts, uncountAttempt } from './rate-limit.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const run = promisify(execFile);

const LIMIT = { limit: 3, windowSeconds: 60 };

const many = (toAddress: (index: number) => string) => Array.from({ length: 12 }, (_, index) => toAddress(index));

describeOnEachDatabase('counting attempts', (database) => {
  function attempt(secondsLater = 0, key = 'a key') {
    return countAttempt(database(), key, LIMIT, later(TEST_NOW, secondsLater * 1000));
  }

  test('allows exactly the limit, also of parallel attempts', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => attempt()));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(LIMIT.limit);
  });

  test('says how long to wait, and allows attempts again after that', async () => {
    for (let count = 0; count < LIMIT.limit; count += 1) await attempt();
    await expect(attempt(20)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', cause: { retryAfterSeconds: 40 } });
    await expect(attempt(60)).resolves.toBeUndefined();
  });

  test('ignores a window that began while the clock was years ahead', async () => {
    const ahead = 15 * 365 * DAY_MS;
    for (const key of ['a key', 'another key']) {
      for (let count = 0; count < LIMIT.limit; count += 1) await attempt(ahead / 1000, key);
    }
    await expect(attempt()).resolves.toBeUndefined();
    await deleteOldAttempts(database(), TEST_NOW);
    expect(await database().selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'a key' }]);
  });

  test('keeps keys apart', async () => {
    for (let count = 0; count < LIMIT.limit; count += 1) await attempt();
    await expect(attempt(0, 'another key')).resolves.toBeUndefined();
  });

  test('counts callers per address, per /64 and per /48 of IPv6', async () => {
    const limits = { own: { limit: 2, windowSeconds: 60 }, wide: { limit: 5, windowSeconds: 60 } };
    const call = (address: string) =>
      countCaller(database(), 'mail', address, limits, TEST_NOW).then(
        () => true,
        () => false,
      );
    const allowed = async (addresses: string[]) => {
      let count = 0;
      for (const address of addresses) count += Number(await call(address));
      return count;
    };
    expect(await allowed(many((index) => `2001:db8:1:${index.toString(16)}::1`))).toBe(5);
    expect(await allowed(many((index) => `2001:db8:2:7::${index.toString(16)}`))).toBe(2);
    expect(await allowed(many((index) => `203.0.113.${index}`))).toBe(12);
    expect(await allowed(many((index) => `::ffff:198.51.100.${index}`))).toBe(12);
  });

  test('uncounts an attempt', async () => {
    for (let count = 0; count < LIMIT.limit; count += 1) await attempt();
    await uncountAttempt(database(), 'a key');
    await expect(attempt()).resolves.toBeUndefined();
    await expect(attempt()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('deletes counters after a day', async () => {
    await attempt();
    await deleteOldAttempts(database(), later(TEST_NOW, DAY_MS));
    expect(await database().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});

/** The second process: makes parallel attempts and prints how many were allowed. */
const OTHER_SERVER = `
  const { openDatabase } = await import(process.argv[1]);
  const { takeAttempt } = await import(process.argv[2]);
  const db = openDatabase(process.argv[3]);
  const tries = Array.from({ length: 10 }, () => takeAttempt(db, 'a key', { limit: 7, windowSeconds: 60 }, process.argv[4]));
  console.log((await Promise.all(tries)).filter((excess) => excess === null).length);
  await db.destroy();
`;

async function allowedByTwoServers(url: string): Promise<number> {
  const modules = ['../store/open-database.ts', 'rate-limit.ts'].map((file) => new URL(file, import.meta.url).href);
  const args = ['--input-type=module', '--eval', OTHER_SERVER, ...modules, url, TEST_NOW];
  const servers = await Promise.all([run(process.execPath, args), run(process.execPath, args)]);
  return servers.reduce((sum, { stdout }) => sum + Number(stdout), 0);
}

test('two servers on one SQLite file share a limit', async () => {
  const url = `file:${await openTestFolder()}/tideline.db`;
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  expect(await allowedByTwoServers(url)).toBe(7);
});

test('two servers on one PostgreSQL share a limit', async () => {
  const { url, close } = await openTestPostgres();
  onTestFinished(close);
  expect(await allowedByTwoServers(url)).toBe(7);
});
