import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Makes every word of a post's title and text findable by its stem. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return upSqlite(db);
  // English stems, but no list of words that are too common to be found: both databases find the same.
  await sql`create text search dictionary tideline_stem (template = snowball, language = english)`.execute(db);
  await sql`create text search configuration tideline (copy = simple)`.execute(db);
  await sql`alter text search configuration tideline alter mapping for asciiword, word with tideline_stem`.execute(db);
  // The title apart: asking for a weight within one column would read every long vector again.
  await sql`alter table posts
    add column search_vector tsvector generated always as (to_tsvector('tideline'::regconfig, search_text)) stored,
    add column title_vector tsvector generated always as
      (to_tsvector('tideline'::regconfig, split_part(search_text, E'\n', 1))) stored`.execute(db);
  await sql`create index posts_search_idx on posts using gin (search_vector)`.execute(db);
  await sql`create index posts_title_search_idx on posts using gin (title_vector)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    for (const name of ['copied', 'added', 'changing', 'changed', 'removing'])
      await sql`drop trigger ${sql.ref(`post_fts_${name}`)}`.execute(db);
    await sql`drop table post_fts`.execute(db);
    await sql`drop view post_search_texts`.execute(db);
    return;
  }
  await sql`alter table posts drop column search_vector, drop column title_vector`.execute(db);
  await sql`drop text search configuration tideline`.execute(db);
  await sql`drop text search dictionary tideline_stem`.execute(db);
}

async function upSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create view post_search_texts as
    select search_no,
      substr(search_text, 1, instr(search_text, char(10)) - 1) as title,
      substr(search_text, instr(search_text, char(10)) + 1) as words
    from posts`.execute(db);
  // The texts stay in posts. Positions are left out: nobody searches for phrases, and the index is half as large.
  await sql`create virtual table post_fts using fts5(
    title, words, content = 'post_search_texts', content_rowid = 'search_no', detail = 'column',
    tokenize = 'porter unicode61 remove_diacritics 2'
  )`.execute(db);
  await sql`insert into post_fts (post_fts) values ('rebuild')`.execute(db);

  // An entry is taken out by naming its old words, so that is done before a row changes.
  const forget = sql`insert into post_fts (post_fts, rowid, title, words)
    select 'delete', search_no, title, words from post_search_texts where search_no = old.search_no`;
  const learn = sql`insert into post_fts (rowid, title, words)
    select search_no, title, words from post_search_texts where search_no = new.search_no`;
  const isNew = sql`old.search_no is not null and old.search_text is not new.search_text`;
  // A new row gets its number by an update of its own, right after it was inserted; a row of a backup brings it along.
  await sql`create trigger post_fts_copied after insert on posts when new.search_no is not null begin
    ${learn};
  end`.execute(db);
  await sql`create trigger post_fts_added after update of search_no on posts when old.search_no is null begin
    ${learn};
  end`.execute(db);
  await sql`create trigger post_fts_changing before update of search_text on posts when ${isNew} begin ${forget}; end`.execute(
    db,
  );
  await sql`create trigger post_fts_changed after update of search_text on posts when ${isNew} begin ${learn}; end`.execute(
    db,
  );
  await sql`create trigger post_fts_removing before delete on posts begin ${forget}; end`.execute(db);
}
