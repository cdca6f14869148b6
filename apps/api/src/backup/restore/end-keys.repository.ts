import type { Db } from '../../store/schema.ts';

/**
 * Ends what opens something without a password: every session of staff and every preview link. A backup cannot know which
 * of those that it has were ended after it was made.
 */
export async function endKeys(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').execute();
    await trx.deleteFrom('preview_links').execute();
  });
}
