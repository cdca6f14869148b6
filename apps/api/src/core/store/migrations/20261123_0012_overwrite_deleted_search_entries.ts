import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The search indexes with personal data. Posts are not among them: their long texts would make every save slower. */
const INDEXES = ['subscriber_fts', 'contact_fts'];

/**
 * SQLite's full-text indexes forget a deleted entry at once instead of at some later merge, so that an erased person's
 * name is in no copy of the database. Source: https://sqlite.org/fts5.html#the_secure_delete_configuration_option
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setSecureDelete(db, 1);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await setSecureDelete(db, 0);
}

async function setSecureDelete(db: Kysely<unknown>, value: 0 | 1): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (const name of INDEXES) {
    const index = sql.ref(name);
    await sql`insert into ${index} (${index}, rank) values ('secure-delete', ${sql.lit(value)})`.execute(db);
    await sql`insert into ${index} (${index}) values ('rebuild')`.execute(db); // without what was deleted before
  }
}
