import type { Db, Trx } from '../../../core/store/schema.ts';
import type { SitePreviewsTable } from '../../../core/store/tables/pages.ts';

/** What a link shows. */
export type PreviewSubject = Pick<SitePreviewsTable, 'kind' | 'subject'>;

export async function insertPreview(trx: Trx, preview: SitePreviewsTable): Promise<void> {
  await trx.insertInto('site_previews').values(preview).execute();
}

/** What a link shows; null when it is unknown, ended or expired at `now`. */
export async function findPreview(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(PreviewSubject & { expires_at: string }) | null> {
  const row = await db
    .selectFrom('site_previews')
    .select(['kind', 'subject', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends all links of a kind, or those to one subject. @returns their number */
export async function deletePreviews(
  trx: Trx,
  { kind, subject }: Partial<PreviewSubject> & Pick<PreviewSubject, 'kind'>,
) {
  const all = trx.deleteFrom('site_previews').where('kind', '=', kind);
  const { numDeletedRows } = await (
    subject === undefined ? all : all.where('subject', '=', subject)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes expired links. */
export async function deleteExpiredPreviews(db: Db, now: string): Promise<void> {
  await db.deleteFrom('site_previews').where('expires_at', '<=', now).execute();
}
