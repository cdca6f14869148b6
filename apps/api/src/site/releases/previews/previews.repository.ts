import { isSiteDocument, SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { OPEN_PREVIEWS_LISTED, type OpenPreview } from '@tideline/domain/page/site-preview';
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

/** The newest links that work at `now`, newest first. */
export async function listOpenPreviews(db: Db, now: string): Promise<OpenPreview[]> {
  const rows = await db
    .selectFrom('site_previews as link')
    .leftJoin('added_pages', 'added_pages.id', 'link.subject')
    .leftJoin('releases', 'releases.id', 'link.subject')
    .select(['token_hash', 'link.kind', 'subject', 'link.created_by', 'link.created_at', 'expires_at'])
    .select(['added_pages.title', 'releases.name'])
    .where('expires_at', '>', now)
    .orderBy('link.created_at', 'desc')
    .orderBy('token_hash')
    .limit(OPEN_PREVIEWS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.token_hash,
    kind: row.kind,
    name: isSiteDocument(row.subject) ? SITE_DOCUMENTS[row.subject].name : (row.title ?? row.name),
    at: row.kind === 'moment' ? row.subject : null,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** Ends a link. @returns what it showed; null when there is none */
export async function deletePreview(trx: Trx, id: string): Promise<PreviewSubject | null> {
  const row = await trx
    .deleteFrom('site_previews')
    .where('token_hash', '=', id)
    .returning(['kind', 'subject'])
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
