import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** How fast issues go out, and what they wait for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sending_limits')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
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

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const part of ['accepted', 'domain', 'claim', 'bounced']) {
    await db.schema.dropIndex(`issue_messages_${part}_idx`).execute();
  }
  await db.schema.dropTable('sending_waits').execute();
  await db.schema.dropTable('sending_limits').execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}
