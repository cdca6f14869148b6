import { isSiteDocument, SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { displayTitle } from '@tideline/domain/post/post';
import type { ReleasePart } from '@tideline/domain/release/release';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ReleasePartsTable } from '../../core/store/tables/pages.ts';
import { BRAND_DOCUMENT } from '../pages/documents.repository.ts';

/** A part of a release, which names a page, a post or the brand. */
export type StoredPart = Omit<ReleasePart, 'problem'>;

/** The parts of a release in the order in which they were added. */
export async function listParts(db: Db, releaseId: string): Promise<StoredPart[]> {
  const rows = await selectParts(db).where('release_id', '=', releaseId).execute();
  return rows.map(toPart);
}

/** A part with its release; null when there is none. */
export async function findPart(db: Db, id: string): Promise<(StoredPart & { releaseId: string }) | null> {
  const row = await selectParts(db).where('part.id', '=', id).executeTakeFirst();
  return row ? { ...toPart(row), releaseId: row.release_id } : null;
}

export async function insertPart(trx: Trx, part: ReleasePartsTable): Promise<void> {
  await trx.insertInto('release_parts').values(part).execute();
}

export async function deletePart(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('release_parts').where('id', '=', id).execute();
}

function selectParts(db: Db) {
  return db
    .selectFrom('release_parts as part')
    .leftJoin('posts', 'posts.id', 'part.post_id')
    .leftJoin('added_pages', 'added_pages.id', 'part.document_id')
    .select(['part.id', 'release_id', 'document_id', 'post_id', 'posts.title as post_title'])
    .select('added_pages.title as page_title')
    .orderBy('part.added_at')
    .orderBy('part.id');
}

type PartRow = Awaited<ReturnType<ReturnType<typeof selectParts>['execute']>>[number];

function toPart({ id, document_id, post_id, post_title, page_title }: PartRow): StoredPart {
  if (document_id === null) {
    return { id, kind: 'post', objectId: post_id ?? '', name: displayTitle({ title: post_title ?? '' }) };
  }
  if (document_id === BRAND_DOCUMENT) return { id, kind: 'brand', objectId: document_id, name: 'Brand' };
  const builtIn = isSiteDocument(document_id) ? SITE_DOCUMENTS[document_id].name : null;
  return { id, kind: 'page', objectId: document_id, name: builtIn ?? page_title ?? document_id };
}
