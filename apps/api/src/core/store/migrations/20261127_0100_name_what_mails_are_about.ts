import { type Kysely, sql } from 'kysely';

/** What is not about the subject of a mail, in both schemas. */
const OTHERS = sql`id, kind, recipient, digest_id, created_at, next_attempt_at, attempts, claim, tried_at, sent_at,
  failed_at, last_error`;

/**
 * What a mail is about, in two columns in place of one for each kind of row. Without foreign keys: whoever deletes such a row
 * deletes its mails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, {
    key: 'mails_pk',
    columns: sql`about_kind text, about_id text, check ((about_kind is null) = (about_id is null))`,
    names: sql`about_kind, about_id`,
    values: sql`case
        when booking_id is not null then 'call'
        when contact_message_id is not null then 'message'
        when contact_id is not null then 'enquiry'
        when subscriber_id is not null then 'subscriber'
        when issue_id is not null then 'issue'
      end,
      coalesce(booking_id, contact_message_id, contact_id, subscriber_id, issue_id)`,
  });
  // The mails about a row, when it is shown, exported or deleted.
  await sql`create index mails_about_idx on mails (about_id, about_kind)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await rebuild(db, {
    key: 'mails_pkey',
    columns: sql`contact_id text references contacts (id) on delete cascade,
      subscriber_id text references subscribers (id) on delete cascade,
      issue_id text, contact_message_id text, booking_id text`,
    names: sql`contact_id, subscriber_id, issue_id, contact_message_id, booking_id`,
    values: sql`case about_kind
        when 'enquiry' then about_id
        when 'message' then (select contact_id from contact_messages where contact_messages.id = about_id)
        when 'call' then (select contact_id from bookings where bookings.id = about_id)
      end,
      case about_kind when 'subscriber' then about_id end,
      case about_kind when 'issue' then about_id end,
      case about_kind when 'message' then about_id end,
      case about_kind when 'call' then about_id end`,
  });
  await sql`create index mails_contact_idx on mails (contact_id) where contact_id is not null`.execute(db);
  await sql`create index mails_subscriber_idx on mails (subscriber_id) where subscriber_id is not null`.execute(db);
  await sql`create index mails_message_idx on mails (contact_message_id) where contact_message_id is not null`.execute(
    db,
  );
}

/** `key`: the name of the primary key, which PostgreSQL has once in a schema. */
type Subjects = { key: string } & Record<'columns' | 'names' | 'values', ReturnType<typeof sql>>;

/** SQLite cannot drop the columns of a foreign key, so the table is copied. */
async function rebuild(db: Kysely<unknown>, { key, columns, names, values }: Subjects): Promise<void> {
  await sql`create table new_mails (
    id text not null constraint ${sql.ref(key)} primary key,
    kind text not null,
    recipient text not null default '',
    digest_id text,
    created_at text not null,
    next_attempt_at text,
    attempts integer not null default 0,
    claim text,
    tried_at text,
    sent_at text,
    failed_at text,
    last_error text not null default '',
    ${columns}
  )`.execute(db);
  await sql`insert into new_mails (${OTHERS}, ${names}) select ${OTHERS}, ${values} from mails`.execute(db);
  await db.schema.dropTable('mails').execute();
  await db.schema.alterTable('new_mails').renameTo('mails').execute();
  // The next mail that is due, polled every few seconds; sent mails, by far the most, are not in it.
  await createIndex('mails_due_idx', sql`next_attempt_at`, sql`next_attempt_at is not null`);
  // The staff's list of failed mails.
  await createIndex('mails_failed_idx', sql`failed_at`, sql`failed_at is not null`);
  // The clean-up of sent mails.
  await createIndex('mails_sent_idx', sql`sent_at`, sql`sent_at is not null`);
  // The export and erasure of a person's data. Most mails follow from a row and have no recipient of their own.
  await createIndex('mails_recipient_idx', sql`lower(recipient)`, sql`recipient <> ''`);
  // The notices that a digest replaces.
  await createIndex('mails_digest_idx', sql`digest_id`, sql`digest_id is not null`);

  async function createIndex(name: string, on: ReturnType<typeof sql>, where: ReturnType<typeof sql>): Promise<void> {
    await sql`create index ${sql.ref(name)} on mails (${on}) where ${where}`.execute(db);
  }
}
