import type { Kysely } from 'kysely';

/** When a member of staff hid the checklist of first steps; null while it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').addColumn('first_steps_hidden_at', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').dropColumn('first_steps_hidden_at').execute();
}
