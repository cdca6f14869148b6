import type { OwnDocument } from '@tideline/moving/own/own-site';
import type { Db } from '../../../core/store/schema.ts';
import type { AddedPagesTable } from '../../../core/store/tables/pages.ts';
import { listDocuments } from '../../../site/pages/documents.repository.ts';
import { draftsOf } from './drafts.repository.ts';

/** A text can have 200,000 characters. */
const DOCUMENTS_AT_ONCE = 25;

/** Every document that staff have changed, and every page that they have added, by id. Pages in the trash stay. */
export async function* eachDocument(db: Db): AsyncGenerator<OwnDocument> {
  const pages = new Map((await db.selectFrom('added_pages').selectAll().execute()).map((page) => [page.id, page]));
  const changed = await db.selectFrom('copy_documents').select('id').execute();
  const drafted = await db
    .selectFrom('copy_drafts')
    .select('document_id as id')
    .where('discarded_at', 'is', null)
    .execute();
  const ids = new Set([...pages.keys(), ...[...changed, ...drafted].map(({ id }) => id)]);
  const leaving = [...ids].filter((id) => (pages.get(id)?.deleted_at ?? null) === null).toSorted();
  for (let at = 0; at < leaving.length; at += DOCUMENTS_AT_ONCE) {
    const batch = leaving.slice(at, at + DOCUMENTS_AT_ONCE);
    const live = new Map((await listDocuments(db, batch)).map((document) => [document.id, document]));
    const drafts = await draftsOf(db, 'copy_drafts', batch);
    for (const id of batch) {
      const [page, document] = [pages.get(id), live.get(id)];
      yield {
        id,
        page: page ? toPage(page) : null,
        live: document ? { savedBy: document.savedBy, savedAt: document.savedAt, values: document.fields } : null,
        draft: drafts.get(id) ?? null,
      };
    }
  }
}

function toPage(row: AddedPagesTable): OwnDocument['page'] {
  return {
    kind: row.kind,
    path: row.path,
    title: row.title,
    createdAt: row.created_at,
    firstPublishedAt: row.first_published_at,
    publicSince: row.public_since,
  };
}
