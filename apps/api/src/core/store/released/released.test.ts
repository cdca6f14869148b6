import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { listMigrations, migrateToLatest } from '../migrate.ts';
import { MIGRATIONS } from '../migration-order.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../schema.ts';
import { fixtureFiles, hashMigration, listReleased, type FixtureRows } from './fixture-files.ts';
import { migrationStatements } from './postgres-statements.ts';
import { readRows } from './read-rows.ts';

/** What a later version writes into these when it migrates. */
const CHANGED_BY_UPDATES = new Set(['schema_version', 'content_version']);
/** The columns that versions after 1.0.0 add, with the value in older rows. A row that has one keeps its own. */
const ADDED_COLUMNS: Record<string, (row: Record<string, unknown>) => object> = {
  audit: () => ({ key_name: '' }),
  bookings: () => ({ kind_id: null, kind_name: null }),
  contacts: () => ({
    topic: '',
    value: null,
    lost_reason: '',
    merged_into: null,
    package_name: '',
    answers_json: '[]',
    wording_id: null,
  }),
  posts: ({ id, status, publish_date }) => ({
    is_featured: 0,
    key: id,
    is_address_automatic: 0,
    first_published_at: status === 'published' ? publish_date : null,
    meta_title: '',
    meta_description: '',
    social_image_url: '',
    is_noindex: 0,
    canonical_url: '',
    owner_id: null,
    content_changed_at: null,
    series: '',
  }),
  staff: () => ({ first_steps_hidden_at: null, capabilities: null }),
  subscribers: () => ({ frequency: 'every', consent_at: null, consent_text: '', soft_bounces: 0, delivery: 'ok' }),
  suppressions: () => ({ reason: 'unsubscribed' }),
  settings: () => ({
    mails_per_hour: 300,
    currency: 'USD',
    legal_name: '',
    place: 'Los Angeles',
    region: 'California',
    country: 'US',
    area: 'the United States',
  }),
  mails: ({ contact_id: contactId, subscriber_id: subscriberId }) => ({
    digest_id: null,
    about_kind: contactId === null ? (subscriberId === null ? null : 'subscriber') : 'enquiry',
    about_id: contactId ?? subscriberId,
  }),
};
/** Those that they drop. */
const DROPPED_COLUMNS: Record<string, Record<string, undefined>> = {
  mails: { contact_id: undefined, subscriber_id: undefined },
};

test('there is a fixture of the first release', () => expect(listReleased()).toContain('1.0.0'));

describe.each(listReleased())('release %s', (version) => {
  const files = fixtureFiles(version);
  const hashes = JSON.parse(readFileSync(files.migrations, 'utf8')) as Record<string, string>;
  const names = Object.keys(hashes);
  const rows = JSON.parse(readFileSync(files.rows, 'utf8')) as FixtureRows;

  test('has the migrations it was released with, comments included', () => {
    const current = names.map((name) => [name, hashMigration(name)]);
    expect(Object.fromEntries(current)).toEqual(hashes);
  });

  test('comes before every newer migration', () => {
    expect(Object.keys(MIGRATIONS).toSorted().slice(0, names.length)).toEqual(names);
  });

  test('has a SQLite fixture with the schema that its migrations make', async () => {
    const made = openDatabase(':memory:');
    onTestFinished(() => made.destroy());
    await migrateToLatest(made, releasedMigrations(names));
    expect(await sqliteSchema(await openSqliteFixture(version))).toEqual(await sqliteSchema(made));
  });

  test('has a PostgreSQL fixture with the statements of its migrations', async () => {
    const statements = await migrationStatements(releasedMigrations(names));
    expect(readFileSync(files.postgres, 'utf8').slice(0, statements.length)).toBe(statements);
  });

  test('has rows in every table', () => {
    const empty = Object.entries(rows).filter(([, tableRows]) => tableRows.length === 0);
    expect(empty).toEqual([]);
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['posts', 'contacts', 'audit', 'erasures']));
  });

  describe.each([
    ['SQLite', openSqliteFixture],
    ['PostgreSQL', openPostgresFixture],
  ])('its %s database', (_kind, open) => {
    test('is migrated to this version with all its data', async () => {
      const db = await open(version);
      expect(await listMigrations(db)).toEqual(names);
      expect(await readRows(db)).toEqual(rows);
      await migrateToLatest(db);
      expect(await listMigrations(db)).toEqual(Object.keys(MIGRATIONS));
      const migrated = await readRows(db);
      for (const table of Object.keys(rows).filter((name) => !CHANGED_BY_UPDATES.has(name))) {
        const expected = rows[table]?.map((row) => ({
          ...ADDED_COLUMNS[table]?.(row),
          ...row,
          ...DROPPED_COLUMNS[table],
        }));
        expect([table, migrated[table]]).toEqual([table, expected]);
      }
    });

    test('takes a later migration, which finds its data', async () => {
      const db = await open(version);
      const addColumn = {
        async up(trx: Kysely<unknown>) {
          await sql`alter table contacts add column phone text not null default ''`.execute(trx);
          await sql`update contacts set phone = reference`.execute(trx);
        },
      };
      await migrateToLatest(db, { ...MIGRATIONS, '29990101_0000_add_phone': addColumn });
      const { contacts = [] } = await readRows(db);
      const added = ADDED_COLUMNS['contacts'];
      expect(contacts).toEqual(
        (rows['contacts'] ?? []).map((row) => Object.assign({ phone: row['reference'] }, added?.(row), row)),
      );
      expect(contacts).not.toEqual([]);
    });

    test('is read by the program: posts, search, people, sign-in', async () => {
      const db = await open(version);
      await migrateToLatest(db);
      const [staff, visitor] = [callAsStaff(db), callAsVisitor(db)];
      const found = await visitor.posts.list({ q: 'estuaries tide' });
      expect(found).toMatchObject({ items: [{ id: 'reading-the-tides', tags: ['Moon Phases', 'Estuary'] }], total: 1 });
      expect(await staff.posts.listSummaries({})).toMatchObject({ total: 3 });
      expect(await staff.contacts.list({ q: 'ytical' })).toMatchObject({ items: [{ id: 'contact-1' }], total: 1 });
      expect(await staff.subscribers.list({ q: 'da@exa' })).toMatchObject({
        items: [{ id: 'subscriber-1' }],
        total: 1,
      });
      expect(await staff.settings.read()).toMatchObject({ siteTitle: 'Ebb & Flow' });
      const password = 'a heron waits on the pier';
      expect(await visitor.auth.login({ email: 'kim@tideline.example', password })).toMatchObject({
        user: { id: 'kim' },
      });
    });
  });
});

describe.each([
  ['SQLite', openSqliteFixture],
  ['PostgreSQL', openPostgresFixture],
])('samples in the %s database of 1.0.0, which did not clear their flag', (_kind, open) => {
  test('become the site’s own when staff have changed them', async () => {
    const db = await open('1.0.0');
    for (const table of ['posts', 'contacts', 'subscribers'] as const) {
      await db.updateTable(table).set({ is_sample: 1 }).execute();
    }
    const act = { at: '2026-11-20', actor_id: '', actor: '', object: '', network: '', request_id: '', detail: '{}' };
    const changed = [
      { id: 'one', action: 'contact.status', object_id: 'contact-1' },
      { id: 'other', action: 'subscriber.change', object_id: 'subscriber-2' },
    ] as const;
    await db
      .insertInto('audit')
      .values(changed.map((row) => ({ ...act, ...row })) as never)
      .execute();
    await migrateToLatest(db);
    const { posts = [], contacts = [], subscribers = [] } = await readRows(db);
    const samples = [...posts, ...contacts, ...subscribers].filter((row) => row['is_sample'] === 1);
    expect(samples.map(({ id }) => id)).toEqual([
      'next-year',
      'thrown-away',
      'untitled',
      'subscriber-1',
      'subscriber-3',
    ]);
  });
});

async function openSqliteFixture(version: string): Promise<Db> {
  const path = join(await openTestFolder(), 'tideline.db');
  copyFileSync(fixtureFiles(version).sqlite, path);
  return open(`file:${path}`);
}

async function openPostgresFixture(version: string): Promise<Db> {
  const { db, close } = await openTestPostgres();
  onTestFinished(close);
  await sql`drop schema public cascade`.execute(db); // the tests' databases are migrated
  await sql`create schema public`.execute(db);
  await sql.raw(readFileSync(fixtureFiles(version).postgres, 'utf8')).execute(db);
  return db;
}

function open(url: string): Db {
  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}

function releasedMigrations(names: string[]) {
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
}

async function sqliteSchema(db: Db): Promise<unknown[]> {
  const { rows } = await sql`select type, name, sql from sqlite_master order by type, name`.execute(db);
  return rows;
}
