import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** Issues of the newsletter with their revisions and messages; topics, and what readers have chosen; how fast issues go out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTopics(db);
  await extendSubscribers(db);
  await createIssues(db);
  await createMessages(db);
  await createSending(db);
  await createDigestsAndReasons(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const created = ['leaving_reasons', 'monthly_digests', 'sending_waits', 'sending_limits', 'issue_messages'];
  for (const table of [...created, 'issue_revisions', 'issues', 'subscriber_topics', 'topics']) {
    await db.schema.dropTable(table).execute();
  }
  for (const column of ['frequency', 'consent_at', 'consent_text', 'soft_bounces']) {
    await db.schema.alterTable('subscribers').dropColumn(column).execute();
  }
}

async function createTopics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('topics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', empty)
    .addColumn('position', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  // A subscriber without rows has chosen all topics.
  await db.schema
    .createTable('subscriber_topics')
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('topic_id', 'text', (column) => column.notNull().references('topics.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('subscriber_topics_pk', ['subscriber_id', 'topic_id'])
    .execute();
  // The deletion of a topic, and how many readers have chosen it.
  await db.schema.createIndex('subscriber_topics_topic_idx').on('subscriber_topics').column('topic_id').execute();
}

async function extendSubscribers(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['frequency', 'text', (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('every')],
    ['consent_at', 'text', (column: ColumnDefinitionBuilder) => column],
    ['consent_text', 'text', empty],
    ['soft_bounces', 'integer', (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)],
  ] as const;
  for (const [name, type, define] of columns) {
    await db.schema.alterTable('subscribers').addColumn(name, type, define).execute();
  }
}

async function createIssues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.unique()) // one address, one issue
    .addColumn('subject', 'text', empty)
    .addColumn('preview_text', 'text', empty)
    .addColumn('sender_name', 'text', empty)
    .addColumn('reply_to', 'text', empty)
    .addColumn('layout', 'text', (column) => column.notNull().check(sql`layout in ('letter', 'digest')`))
    .addColumn('audience', 'text', required)
    .addColumn('archive', 'text', (column) => column.notNull().check(sql`archive in ('public', 'noindex')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')`),
    )
    .addColumn('version', 'integer', required)
    .addColumn('post_key', 'text')
    .addColumn('scheduled_at', 'text')
    .addColumn('starts_at', 'text')
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('canary_accepted_at', 'text')
    .addColumn('canary_error', 'text', empty)
    .addColumn('pause_reason', 'text', empty)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    // The long column comes last: SQLite then reads a list without its overflow pages.
    .addColumn('content', 'text', empty)
    .execute();
  // The list by change, without a filter and by state; the job that looks for due issues.
  await db.schema.createIndex('issues_updated_at_idx').on('issues').columns(['updated_at', 'id']).execute();
  await db.schema.createIndex('issues_state_idx').on('issues').columns(['state', 'updated_at', 'id']).execute();
  // The archive, and the issues of a month.
  await sql`create index issues_started_at_idx on issues (started_at desc, id) where started_at is not null`.execute(
    db,
  );

  await db.schema
    .createTable('issue_revisions')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('version', 'integer', required)
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('save', 'autosave', 'restore')`))
    .addColumn('saved_by', 'text')
    .addColumn('started_at', 'text', required)
    .addColumn('saved_at', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('word_count', 'integer', required)
    .addColumn('fields', 'text', required)
    .addPrimaryKeyConstraint('issue_revisions_pk', ['issue_id', 'version'])
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issue_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.references('subscribers.id').onDelete('set null'))
    .addColumn('domain', 'text', required)
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'accepted', 'refused', 'stopped')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('claim', 'text')
    .addColumn('tried_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('last_error', 'text', empty)
    .addColumn('smtp_code', 'integer')
    .addColumn('bounced_at', 'text')
    .addColumn('bounce_reason', 'text', empty)
    .addColumn('complained_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    // One message for each reader of an issue, whatever two servers do.
    .addUniqueConstraint('issue_messages_reader_uq', ['issue_id', 'subscriber_id'])
    .execute();
  // Everything about one reader, and the deletion of a subscriber.
  await db.schema.createIndex('issue_messages_subscriber_idx').on('issue_messages').column('subscriber_id').execute();
  // The progress of an issue.
  await db.schema.createIndex('issue_messages_state_idx').on('issue_messages').columns(['issue_id', 'state']).execute();
  // The messages to send next.
  await sql`create index issue_messages_due_idx on issue_messages (issue_id, next_attempt_at)
    where state = 'waiting'`.execute(db);
  // The messages of the last hour and day, for the limits; the rate of the last minutes, for the time left.
  await sql`create index issue_messages_accepted_idx on issue_messages (accepted_at)
    where accepted_at is not null`.execute(db);
  await sql`create index issue_messages_domain_idx on issue_messages (domain, accepted_at)
    where accepted_at is not null`.execute(db);
  // The messages under way: they count for the limits, and their claims are renewed.
  await sql`create index issue_messages_claim_idx on issue_messages (claim) where claim is not null`.execute(db);
  // How many messages of an issue came back.
  await sql`create index issue_messages_bounced_idx on issue_messages (issue_id)
    where bounced_at is not null`.execute(db);
}

/** How fast issues go out, and what they wait for. */
async function createSending(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sending_limits')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('per_hour', 'integer', required)
    .addColumn('per_day', 'integer', required)
    .addColumn('per_domain_hour', 'integer', required)
    .addColumn('per_connection', 'integer', required)
    .addColumn('connections', 'integer', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('sending_waits')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', required)
    .addColumn('wait_until', 'text', required)
    .addColumn('reason', 'text', required)
    .execute();
}

async function createDigestsAndReasons(db: Kysely<unknown>): Promise<void> {
  // The months whose digest was made, or was not needed.
  await db.schema
    .createTable('monthly_digests')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', required)
    .execute();
  // Why readers unsubscribed, without saying who.
  await db.schema
    .createTable('leaving_reasons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', required)
    .addColumn('comment', 'text', empty)
    .addColumn('left_at', 'text', required)
    .execute();
  // The latest ones, and the end of their period.
  await db.schema.createIndex('leaving_reasons_left_at_idx').on('leaving_reasons').column('left_at').execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}
