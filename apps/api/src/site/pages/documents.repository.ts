import { isLegal } from '@tideline/copy/legal/legal-document';
import { type CopyValues, type PageRevision, REVISIONS_PER_PAGE } from '@tideline/domain/page/page-document';
import type { Db, Trx } from '../../core/store/schema.ts';

/** What visitors see changed in a document. */
export type StoredDocument<Fields extends object = CopyValues> = {
  id: string;
  version: number;
  fields: Fields;
  savedBy: string;
  savedAt: string;
};

/** The document of the brand. It is not shown as a page. */
export const BRAND_DOCUMENT = 'brand';

const COLUMNS = ['id', 'version', 'fields', 'saved_by', 'saved_at'] as const;

/** The document with the questions of the contact form. It has no draft: what is saved shows at once. Its revisions are kept. */
export const QUESTIONS_DOCUMENT = 'questions';

/** The document with the order of the case studies, which shows at once, too. */
export const STUDY_ORDER_DOCUMENT = 'case-study-order';

/** All documents that were ever published, or those with `ids`. */
export async function listDocuments(db: Db, ids?: readonly string[]): Promise<StoredDocument[]> {
  if (ids?.length === 0) return [];
  const query = db.selectFrom('copy_documents').select(COLUMNS).orderBy('id');
  const rows = await (ids ? query.where('id', 'in', ids) : query).execute();
  return rows.map(toDocument);
}

/** A document; null when it was never published. */
export async function findDocument(db: Db, id: string): Promise<StoredDocument | null> {
  const row = await db.selectFrom('copy_documents').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toDocument(row) : null;
}

/** The ids of the pages with a due draft. */
export async function listDueDocuments(db: Db, now: string): Promise<string[]> {
  const trashed = db.selectFrom('added_pages').select('id').where('deleted_at', 'is not', null);
  const rows = await selectDue(db, now)
    .where('document_id', '!=', BRAND_DOCUMENT)
    .where('document_id', 'not in', trashed) // their dates wait until they are restored
    .orderBy('goes_live_at')
    .execute();
  return rows.map((row) => row.document_id);
}

/** Whether the draft of a document is due. */
export async function isDocumentDue(db: Db, id: string, now: string): Promise<boolean> {
  const row = await selectDue(db, now).where('document_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

function selectDue(db: Db, now: string) {
  return db
    .selectFrom('copy_drafts')
    .select('document_id')
    .where('goes_live_at', '<=', now)
    .where('held_at', 'is', null)
    .where('discarded_at', 'is', null);
}

/** Stores a document and its revision. Only the newest revisions remain; of legal texts all do, since they are public. */
export async function putDocument(trx: Trx, document: StoredDocument<object>): Promise<void> {
  const { id, version, fields, savedBy, savedAt } = document;
  const row = { version, fields: JSON.stringify(fields), saved_by: savedBy, saved_at: savedAt };
  await trx
    .insertInto('copy_documents')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await trx
    .insertInto('copy_revisions')
    .values({ document_id: id, ...row })
    .execute();
  if (isLegal(id)) return;
  await trx
    .deleteFrom('copy_revisions')
    .where('document_id', '=', id)
    .where('version', '<=', version - REVISIONS_PER_PAGE)
    .execute();
}

/** The newest revisions of a document, newest first. */
export async function listPageRevisions(db: Db, id: string): Promise<PageRevision[]> {
  const rows = await db
    .selectFrom('copy_revisions')
    .select(['version', 'fields', 'saved_by', 'saved_at'])
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .limit(REVISIONS_PER_PAGE)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
    values: readValues(row.fields),
  }));
}

/** Values as they were stored. */
export function readValues(json: string): CopyValues {
  return JSON.parse(json) as CopyValues;
}

function toDocument(row: { id: string; version: number; fields: string; saved_by: string; saved_at: string }) {
  return {
    id: row.id,
    version: row.version,
    fields: readValues(row.fields),
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  };
}
