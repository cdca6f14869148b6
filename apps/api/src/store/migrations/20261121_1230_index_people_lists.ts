import { sql, SqliteAdapter, type Kysely } from 'kysely';

type Tables = {
  contacts: {
    id: string;
    first_name: string;
    last_name: string;
    name_key: string;
    status: string;
    submitted_at: string;
    first_answered_at: string | null;
  };
  subscribers: { id: string };
};

const ROWS_AT_ONCE = 1_000;
/** What each list of people is searched in. */
const SEARCHED = [
  { table: 'subscribers', fts: 'subscriber_fts', column: 'email_key' },
  { table: 'contacts', fts: 'contact_fts', column: 'search_text' },
] as const;

export async function up(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Tables>;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .alterTable('contacts')
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('contacts').addColumn('first_answered_at', 'text').execute();
  await db.schema.alterTable('contacts').addColumn('answer_seconds', 'integer').execute();
  await fillNameKeys(db);
  // Nobody noted when an enquiry was answered: its last change is the best that is known.
  await sql`update contacts set first_answered_at = updated_at,
    answer_seconds = ${isSqlite ? sql`cast(round((julianday(updated_at) - julianday(submitted_at)) * 86400) as integer)` : sql`extract(epoch from updated_at::timestamptz - submitted_at::timestamptz)::integer`}
    where status not in ('pending', 'spam')`.execute(db);

  await db.schema.createIndex('contacts_name_idx').on('contacts').columns(['name_key', 'id']).execute(); // the list by name
  await db.schema
    .createIndex('contacts_status_name_idx')
    .on('contacts')
    .columns(['status', 'name_key', 'id'])
    .execute();
  // What follows the waiting enquiries in the list by urgency; the median answer time.
  await sql`create index contacts_not_pending_idx on contacts (submitted_at desc, id) where status <> 'pending'`.execute(
    db,
  );
  await sql`create index contacts_answered_idx on contacts (first_answered_at, answer_seconds)
    where first_answered_at is not null`.execute(db);
  await db.schema
    .createIndex('subscribers_status_email_idx')
    .on('subscribers')
    .columns(['status', 'email_key'])
    .execute();
  // The lists by source, which may be none. As an expression, since PostgreSQL does not sort by an index behind IS NULL.
  await sql`create index subscribers_source_idx on subscribers (coalesce(source, ''), created_at desc, id, status)`.execute(
    db,
  );
  await sql`create index subscribers_source_email_idx on subscribers (coalesce(source, ''), email_key, status)`.execute(
    db,
  );

  // Any part of an address or a name is found by the threes of letters in it.
  if (isSqlite) for (const searched of SEARCHED) await indexThrees(db, searched);
  else await sql`create extension if not exists pg_trgm`.execute(db);
  if (!isSqlite) {
    for (const { table, fts, column } of SEARCHED) {
      await sql`create index ${sql.ref(`${fts}_idx`)} on ${sql.ref(table)} using gin (${sql.ref(column)} gin_trgm_ops)`.execute(
        db,
      );
    }
  }
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Tables>;
  for (const { table, fts } of SEARCHED) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
      await sql`drop index ${sql.ref(`${fts}_idx`)}`.execute(db);
      continue;
    }
    for (const name of ['number', 'copied', 'added', 'changing', 'changed', 'removing'])
      await sql`drop trigger ${sql.ref(`${fts}_${name}`)}`.execute(db);
    await sql`drop table ${sql.ref(fts)}`.execute(db);
    await sql`drop index ${sql.ref(`${table}_search_no_idx`)}`.execute(db);
    await sql`alter table ${sql.ref(table)} drop column search_no`.execute(db);
  }
  for (const index of [
    'contacts_name_idx',
    'contacts_status_name_idx',
    'contacts_not_pending_idx',
    'contacts_answered_idx',
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  for (const index of ['subscribers_status_email_idx', 'subscribers_source_idx', 'subscribers_source_email_idx']) {
    await db.schema.dropIndex(index).execute();
  }
  for (const column of ['name_key', 'first_answered_at', 'answer_seconds']) {
    await db.schema.alterTable('contacts').dropColumn(column).execute();
  }
}

async function indexThrees(db: Kysely<Tables>, { table, fts, column }: (typeof SEARCHED)[number]): Promise<void> {
  const name = (what: string) => sql.ref(`${fts}_${what}`);
  const [rows, index, text] = [sql.ref(table), sql.ref(fts), sql.ref(column)];
  await sql`alter table ${rows} add column search_no integer`.execute(db);
  await sql`update ${rows} set search_no = rowid`.execute(db);
  await sql`create unique index ${sql.ref(`${table}_search_no_idx`)} on ${rows} (search_no)`.execute(db);
  await sql`create virtual table ${index} using fts5(
    ${text}, content = ${sql.lit(table)}, content_rowid = 'search_no', tokenize = 'trigram'
  )`.execute(db);
  await sql`insert into ${index} (${index}) values ('rebuild')`.execute(db);
  const learn = sql`insert into ${index} (rowid, ${text}) values (new.search_no, new.${text})`;
  const forget = sql`insert into ${index} (${index}, rowid, ${text}) values ('delete', old.search_no, old.${text})`;
  const isNew = sql`old.search_no is not null and old.${text} is not new.${text}`;
  await sql`create trigger ${name('number')} after insert on ${rows} when new.search_no is null begin
    update ${rows} set search_no = (select coalesce(max(search_no), 0) + 1 from ${rows}) where id = new.id;
  end`.execute(db);
  // A row of a backup brings its number along.
  await sql`create trigger ${name('copied')} after insert on ${rows} when new.search_no is not null begin ${learn}; end`.execute(
    db,
  );
  await sql`create trigger ${name('added')} after update of search_no on ${rows} when old.search_no is null begin ${learn}; end`.execute(
    db,
  );
  await sql`create trigger ${name('changing')} before update of ${text} on ${rows} when ${isNew} begin ${forget}; end`.execute(
    db,
  );
  await sql`create trigger ${name('changed')} after update of ${text} on ${rows} when ${isNew} begin ${learn}; end`.execute(
    db,
  );
  await sql`create trigger ${name('removing')} before delete on ${rows} begin ${forget}; end`.execute(db);
}

async function fillNameKeys(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const contacts = await db
      .selectFrom('contacts')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, first_name, last_name } of contacts) {
      const letters = `${first_name} ${last_name}`
        .normalize('NFKD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase();
      const key = (letters.match(/[\p{Letter}\p{Number}]+/gu) ?? []).join(' ').slice(0, 100).toWellFormed();
      await db.updateTable('contacts').set({ name_key: key }).where('id', '=', id).execute();
    }
    const last = contacts.at(-1);
    if (!last) return;
    after = last.id;
  }
}
