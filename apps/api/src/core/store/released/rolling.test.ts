/** During an update, servers of the former release go on with the database that the new one has migrated. */
import { existsSync, readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { migrateToLatest } from '../migrate.ts';
import { MIGRATIONS } from '../migration-order.ts';
import { findBreaks } from './find-breaks.ts';
import { fixtureFiles, listRolling } from './fixture-files.ts';
import { readPostgresSchema } from './postgres-schema.ts';

type Migrations = typeof MIGRATIONS;

describe('the migrations', { tags: 'postgres' }, () => {
  const steps = listRolling().map((version, index, all) => [version, all[index + 1] ?? 'the next release'] as const);

  test.each(steps)('from %s to %s leave the servers of the former what they use', async (version, next) => {
    const nextMigrations = existsSync(fixtureFiles(next).migrations) ? migrationsOf(next) : MIGRATIONS;
    const retired = JSON.parse(readFileSync(fixtureFiles(version).retired, 'utf8')) as string[];
    expect(await breaksBetween(nextMigrations, retired, migrationsOf(version))).toEqual([]);
  });

  test.each([
    ['alter table staff add column note text', []],
    [`alter table staff add column note text not null default ''`, []],
    ['create table notes (id text primary key, body text not null)', []],
    ['create index notes_idx on staff (name)', []],
    [
      `alter table bookings drop constraint bookings_status_check,
        add constraint bookings_status_check check (status in ('booked', 'cancelled', 'held', 'late'))`,
      [],
    ],
    ['alter table staff drop column name', ['staff.name is gone, but the former program uses it']],
    [
      'alter table call_rules rename column buffer_minutes to pause',
      ['call_rules.buffer_minutes is gone', 'call_rules.pause is required'],
    ],
    ['alter table leaving_reasons rename to reasons', ['leaving_reasons.comment is gone']],
    ['alter table staff add column note text not null', ['staff.note is required']],
    ['alter table audit alter column at type varchar', ['audit.at was text and is varchar']],
    ['alter table bookings alter column held_until set not null', ['bookings.held_until may no longer be null']],
    ['alter table mails alter column attempts drop default', ['mails.attempts has no default any more']],
    ['create unique index staff_name_idx on staff (name)', ['staff: UNIQUE INDEX']],
    [`alter table staff add check (name <> '')`, ['staff: CHECK']],
    [
      `alter table bookings drop constraint bookings_status_check,
        add constraint bookings_status_check check (status in ('booked', 'held'))`,
      ['bookings: CHECK'],
    ],
    ['alter table mails add foreign key (recipient) references staff (email_key)', ['mails: FOREIGN KEY']],
  ])('would be told about: %s', async (statement, beginnings) => {
    const up = (trx: Kysely<unknown>) =>
      sql
        .raw(statement)
        .execute(trx)
        .then(() => undefined);
    const breaks = await breaksBetween({ ...MIGRATIONS, '29990101_0000_change': { up } }, []);
    expect(beginnings.filter((beginning) => !breaks.some((sentence) => sentence.startsWith(beginning)))).toEqual([]);
    expect(breaks.length > 0).toBe(beginnings.length > 0);
  });

  test('may drop what the former program has retired', async () => {
    const next = { ...MIGRATIONS, '29990101_0000_contract': { up: contract } };
    expect(await breaksBetween(next, ['staff.name', 'leaving_reasons'])).toEqual([]);
  });
});

async function contract(trx: Kysely<unknown>): Promise<void> {
  await sql`alter table staff drop column name`.execute(trx);
  await sql`drop table leaving_reasons`.execute(trx);
}

/** @param former by default what the tests' databases have */
async function breaksBetween(next: Migrations, retired: readonly string[], former?: Migrations): Promise<string[]> {
  const { db, close } = await openTestPostgres();
  onTestFinished(close);
  if (former !== undefined) {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrateToLatest(db, former);
  }
  const before = await readPostgresSchema(db);
  await migrateToLatest(db, next);
  return findBreaks(before, await readPostgresSchema(db), retired);
}

function migrationsOf(version: string): Migrations {
  const names = Object.keys(JSON.parse(readFileSync(fixtureFiles(version).migrations, 'utf8')) as object);
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
}
