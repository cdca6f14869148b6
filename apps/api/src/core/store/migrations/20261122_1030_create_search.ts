import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The full-text indexes of SQLite. `posts` is searched by word stems, the people by any part of a text. */
const FTS_TABLES = [
  {
    fts: 'post_fts',
    of: 'posts',
    columns: ['search_title', 'search_body'],
    tokenizer: 'porter unicode61 remove_diacritics 2',
  },
  { fts: 'subscriber_fts', of: 'subscribers', columns: ['email_key'], tokenizer: 'trigram' },
  { fts: 'contact_fts', of: 'contacts', columns: ['search_text'], tokenizer: 'trigram' },
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return createPostgresSearch(db);
  for (const table of FTS_TABLES) await createFtsTable(db, table);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return dropPostgresSearch(db);
  for (const { fts } of FTS_TABLES) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`drop trigger ${sql.ref(`${fts}_after_${event}`)}`.execute(db);
    }
    await sql`drop table ${sql.ref(fts)}`.execute(db);
  }
}

/** An external-content table and its three triggers, as https://sqlite.org/fts5.html#external_content_tables has them. */
async function createFtsTable(
  db: Kysely<unknown>,
  { fts, of, columns, tokenizer }: (typeof FTS_TABLES)[number],
): Promise<void> {
  const [index, table, names] = [sql.ref(fts), sql.ref(of), sql.join(columns.map((column) => sql.ref(column)))];
  const values = (row: 'new' | 'old') =>
    sql.join(['search_no', ...columns].map((column) => sql.ref(`${row}.${column}`)));
  const add = sql`insert into ${index} (rowid, ${names}) values (${values('new')})`;
  const remove = sql`insert into ${index} (${index}, rowid, ${names}) values ('delete', ${values('old')})`;
  const isChanged = sql.join(
    columns.map((column) => sql`old.${sql.ref(column)} <> new.${sql.ref(column)}`),
    sql` or `,
  );
  await sql`create virtual table ${index} using fts5(
    ${names}, content = ${sql.lit(of)}, content_rowid = 'search_no', tokenize = ${sql.lit(tokenizer)}
  )`.execute(db);
  await sql`create trigger ${sql.ref(`${fts}_after_insert`)} after insert on ${table} begin
    ${add};
  end`.execute(db);
  await sql`create trigger ${sql.ref(`${fts}_after_update`)} after update of ${names} on ${table} when ${isChanged} begin
    ${remove};
    ${add};
  end`.execute(db);
  await sql`create trigger ${sql.ref(`${fts}_after_delete`)} after delete on ${table} begin
    ${remove};
  end`.execute(db);
}

async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  // English stems without a list of stop words: both databases find the same.
  await sql`create text search dictionary tideline_stem (template = snowball, language = english)`.execute(db);
  await sql`create text search configuration tideline (copy = simple)`.execute(db);
  await sql`alter text search configuration tideline alter mapping for asciiword, word with tideline_stem`.execute(db);
  // The title has a vector of its own: to find a weight within one vector, PostgreSQL reads every long vector again.
  await sql`alter table posts
    add column title_vector tsvector generated always as (to_tsvector('tideline'::regconfig, search_title)) stored,
    add column search_vector tsvector generated always as
      (to_tsvector('tideline'::regconfig, search_title || ' ' || search_body)) stored`.execute(db);
  await sql`create index posts_title_search_idx on posts using gin (title_vector)`.execute(db);
  await sql`create index posts_search_idx on posts using gin (search_vector)`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index subscribers_search_idx on subscribers using gin (email_key gin_trgm_ops)`.execute(db);
  await sql`create index contacts_search_idx on contacts using gin (search_text gin_trgm_ops)`.execute(db);
}

async function dropPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('contacts_search_idx').execute();
  await db.schema.dropIndex('subscribers_search_idx').execute();
  await sql`alter table posts drop column search_vector, drop column title_vector`.execute(db); // drops their indexes, too
  await sql`drop text search configuration tideline`.execute(db);
  await sql`drop text search dictionary tideline_stem`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
