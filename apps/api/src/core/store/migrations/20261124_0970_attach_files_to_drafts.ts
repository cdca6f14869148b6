import { sql, SqliteAdapter, type Kysely } from 'kysely';

const DRAFT_KEY = sql`foreign key (draft_contact_id, draft_staff_id)
  references contact_reply_drafts (contact_id, staff_id) on delete cascade on update cascade`;
const ONE_OWNER = sql`check ((message_id is null) <> (draft_contact_id is null)
  and (draft_contact_id is null) = (draft_staff_id is null))`;

/** Files belong to a message, or to a reply that is not sent yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? rebuildForSqlite(db) : alterForPostgres(db));
  // The files of a draft, and its deletion.
  await sql`create index contact_attachments_draft_idx on contact_attachments (draft_contact_id, draft_staff_id)
    where draft_contact_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from contact_attachments where message_id is null`.execute(db);
  await db.schema.dropIndex('contact_attachments_draft_idx').execute();
  if (isSqlite(db)) return; // the columns stay, empty: SQLite cannot drop those of a foreign key
  await sql`alter table contact_attachments drop column draft_contact_id, drop column draft_staff_id,
    alter column message_id set not null`.execute(db);
}

async function alterForPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_attachments alter column message_id drop not null,
    add column draft_contact_id text, add column draft_staff_id text,
    add ${DRAFT_KEY}, add ${ONE_OWNER}`.execute(db);
}

/** SQLite cannot make a column nullable, so the table is copied, and with it the one that refers to it. */
async function rebuildForSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table new_contact_attachments (
    id text primary key,
    message_id text references contact_messages (id) on delete cascade,
    draft_contact_id text,
    draft_staff_id text,
    position integer not null,
    file_name text not null,
    bytes integer not null,
    is_stored int2 not null check (is_stored in (0, 1)),
    ${DRAFT_KEY},
    ${ONE_OWNER}
  )`.execute(db);
  await sql`create table new_contact_attachment_parts (
    attachment_id text not null references new_contact_attachments (id) on delete cascade,
    position integer not null,
    content text not null,
    constraint contact_attachment_parts_pk primary key (attachment_id, position)
  )`.execute(db);
  await sql`insert into new_contact_attachments (id, message_id, position, file_name, bytes, is_stored)
    select id, message_id, position, file_name, bytes, is_stored from contact_attachments`.execute(db);
  await sql`insert into new_contact_attachment_parts (attachment_id, position, content)
    select attachment_id, position, content from contact_attachment_parts`.execute(db);
  for (const table of ['contact_attachment_parts', 'contact_attachments']) await db.schema.dropTable(table).execute();
  for (const table of ['contact_attachments', 'contact_attachment_parts']) {
    await db.schema.alterTable(`new_${table}`).renameTo(table).execute();
  }
  await sql`create index contact_attachments_message_idx on contact_attachments (message_id)`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
