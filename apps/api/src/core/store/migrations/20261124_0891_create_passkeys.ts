import type { Kysely } from 'kysely';

/** Passkeys of staff, the challenges that they sign, and links that set a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique()) // looked up at each sign-in
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('suspected_at', 'text')
    .execute();
  await db.schema.createIndex('passkeys_staff_id_idx').on('passkeys').column('staff_id').execute(); // those of one account

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('passkey_challenges_expires_at_idx')
    .on('passkey_challenges')
    .column('expires_at')
    .execute(); // the clean-up

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('password_resets_staff_id_idx').on('password_resets').column('staff_id').execute(); // those of one account
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('password_resets').execute();
  await db.schema.dropTable('passkey_challenges').execute();
  await db.schema.dropTable('passkeys').execute();
}
