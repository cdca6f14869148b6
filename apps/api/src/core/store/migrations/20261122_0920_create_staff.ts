import { sql, type Kysely } from 'kysely';

/** Staff accounts, their sessions, known networks and second factors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('admin')`))
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_staff_id_idx').on('sessions').column('staff_id').execute(); // the sessions of one account
  await db.schema.createIndex('sessions_expires_at_idx').on('sessions').column('expires_at').execute(); // the clean-up

  await db.schema
    .createTable('known_networks')
    .addColumn('network_hash', 'text', (column) => column.primaryKey()) // of account and address: looked up at each sign-in
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('known_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('known_networks_staff_idx') // the networks of one account: deleted with it and by a new password
    .on('known_networks')
    .columns(['staff_id', 'known_until'])
    .execute();

  await db.schema
    .createTable('second_factors')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_used_step', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('second_factors.staff_id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_pk', ['staff_id', 'position'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['recovery_codes', 'second_factors', 'known_networks', 'sessions', 'staff']) {
    await db.schema.dropTable(table).execute();
  }
}
