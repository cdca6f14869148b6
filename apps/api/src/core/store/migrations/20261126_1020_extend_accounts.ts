import { sql, type Kysely } from 'kysely';

/** Roles beside `admin`, invitations to the team, passkeys, and links that set a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A check cannot be changed on SQLite: a new column takes the place of the old one.
  await db.schema
    .alterTable('staff')
    .addColumn('new_role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('analyst')
        .check(sql`new_role in ('admin', 'editor', 'author', 'sales', 'analyst')`),
    )
    .execute();
  await sql`update staff set new_role = role`.execute(db);
  await replaceRole(db);
  // When the person hid the checklist of first steps; null while it is shown.
  await db.schema.alterTable('staff').addColumn('first_steps_hidden_at', 'text').execute();
  await createInvitations(db);
  await createPasskeys(db);
  await createResets(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['password_resets', 'passkey_challenges', 'passkeys', 'staff_invitations']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('staff').dropColumn('first_steps_hidden_at').execute();
  // The former schema has no role that these accounts could have without more rights.
  await sql`delete from staff where role <> 'admin'`.execute(db);
  await db.schema
    .alterTable('staff')
    .addColumn('new_role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('admin')
        .check(sql`new_role in ('admin')`),
    )
    .execute();
  await replaceRole(db);
}

async function replaceRole(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').dropColumn('role').execute();
  await db.schema.alterTable('staff').renameColumn('new_role', 'role').execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique()) // one for each person
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique()) // looked up when the link is opened
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

/** Passkeys, and the challenges that they sign. */
async function createPasskeys(db: Kysely<unknown>): Promise<void> {
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
    .createIndex('passkey_challenges_expires_at_idx') // the clean-up
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
}

async function createResets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('password_resets_staff_id_idx').on('password_resets').column('staff_id').execute(); // those of one account
}
