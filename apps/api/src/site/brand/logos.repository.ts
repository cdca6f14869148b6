import type { Db } from '../../core/store/schema.ts';

/** The content of an uploaded logo; null when there is none of this name. */
export async function findLogo(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('brand_files').select('content').where('name', '=', name).executeTakeFirst();
  return row ? Buffer.from(row.content, 'base64') : null;
}

/** Stores a logo. One of the same name has the same content. */
export async function insertLogo(db: Db, name: string, content: Buffer, now: string): Promise<void> {
  await db
    .insertInto('brand_files')
    .values({ name, content: content.toString('base64'), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
