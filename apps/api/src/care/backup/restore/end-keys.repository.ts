import type { Db } from '../../../core/store/schema.ts';

/**
 * Ends every session, API key, preview link and invitation link. They work without a password, and a backup does not know
 * which of them were revoked after it was made.
 */
export async function endKeys(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').execute();
    await trx.deleteFrom('api_keys').execute();
    await trx.deleteFrom('preview_links').execute();
    await trx.deleteFrom('site_previews').execute();
    await trx.updateTable('staff_invitations').set({ token_hash: null }).execute();
  });
}
