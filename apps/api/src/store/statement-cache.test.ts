import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { StatementCache } from './statement-cache.ts';

function open() {
  const database = new SqliteDatabase(':memory:');
  const cache = new StatementCache(database);
  onTestFinished(() => cache.close());
  database.exec('create table tides (height integer); insert into tides values (1), (2), (3)');
  return cache;
}

test('a query is prepared once, and answers anew each time', () => {
  const cache = open();
  const count = cache.prepare('select count(*) as count from tides');
  expect(count.all([])).toEqual([{ count: 3 }]);
  cache.prepare('insert into tides values (?)').run([4]);
  expect(cache.prepare('select count(*) as count from tides')).toBe(count);
  expect(count.all([])).toEqual([{ count: 4 }]);
});

test('a list that is being read row by row does not stand in the way of the same list', () => {
  const cache = open();
  const sql = 'select height from tides where height > ?';
  const rows = cache.prepare(sql).iterate([0]);
  rows.next();
  expect(cache.prepare(sql).all([1])).toHaveLength(2);
  expect([...rows]).toHaveLength(2);
});

test('forgets everything when a table may have changed', () => {
  const cache = open();
  cache.prepare('select * from tides').all([]);
  cache.prepare('alter table tides add column name text').run([]);
  expect(cache.size).toBe(0);
  expect(cache.prepare('select * from tides limit 1').all([])).toEqual([{ height: 1, name: null }]);
});

test('keeps a bounded number of statements', () => {
  const cache = open();
  for (let at = 0; at < 1000; at += 1) cache.prepare(`select ${at} from tides`);
  expect(cache.size).toBeLessThan(500);
  expect(cache.prepare('select 999 from tides').all([])).toHaveLength(3);
});
