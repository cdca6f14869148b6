import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import type { AddedPage, AddedPageId, AddedPageKind } from '@tideline/domain/page/added-page';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { deleteRedirectAt } from '../../core/addresses/redirects.repository.ts';
import { PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { countRows } from '../../core/store/count-rows.ts';
import { publicPages } from '../../core/store/public-pages.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { AddedPagesTable } from '../../core/store/tables/pages.ts';

const COLUMNS = ['id', 'kind', 'path', 'title', 'public_since', 'first_published_at'] as const;

/** The added pages that are not in the trash, or those that are; by title. */
export async function listAddedPages(db: Db, place: 'site' | 'trash'): Promise<AddedPage[]> {
  const rows = await db
    .selectFrom('added_pages')
    .select(COLUMNS)
    .where('deleted_at', place === 'trash' ? 'is not' : 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(toAddedPage);
}

/** An added page that is not in the trash, or one that is; null when there is none. */
export async function findAddedPage(db: Db, id: string, place: 'site' | 'trash' = 'site'): Promise<AddedPage | null> {
  const row = await db
    .selectFrom('added_pages')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', place === 'trash' ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ? toAddedPage(row) : null;
}

/** The public page at a path with the texts that staff have changed, in one query; null when there is none. */
export async function findPublicPageAt(db: Db, path: string): Promise<(AddedPage & { fields: string }) | null> {
  const row = await publicPages(db)
    .leftJoin('copy_documents as texts', 'texts.id', 'added_pages.id')
    .select(COLUMNS.map((column) => `added_pages.${column}` as const))
    .select('texts.fields')
    .where('path', '=', path)
    .executeTakeFirst();
  return row ? { ...toAddedPage(row), fields: row.fields ?? '{}' } : null;
}

/** The public pages, or those of a kind, with the texts that staff have changed, by path. */
export async function listPublicPages(db: Db, kind?: AddedPageKind): Promise<(AddedPage & { fields: string })[]> {
  const rows = await publicPages(db)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'plain'))
    .leftJoin('copy_documents as texts', 'texts.id', 'added_pages.id')
    .select(COLUMNS.map((column) => `added_pages.${column}` as const))
    .select('texts.fields')
    .orderBy('path')
    .execute();
  return rows.map((row) => ({ ...toAddedPage(row), fields: row.fields ?? '{}' }));
}

/** The number of added pages, with those in the trash. */
export function countAddedPages(db: Db): Promise<number> {
  return countRows(db.selectFrom('added_pages'));
}

/** The id of the added page that has a path, also of one in the trash; null when there is none. */
export async function findPageIdAt(db: Db, path: string): Promise<string | null> {
  const row = await db.selectFrom('added_pages').select('id').where('path', '=', path).executeTakeFirst();
  return row?.id ?? null;
}

export async function insertAddedPage(
  trx: Trx,
  { id, kind, path, title }: Pick<AddedPage, 'id' | 'kind' | 'path' | 'title'>,
  now: string,
): Promise<void> {
  await trx
    .insertInto('added_pages')
    .values({ id, kind, path, title, created_at: now, first_published_at: null, public_since: null, deleted_at: null })
    .execute();
}

/** Shows an added page to visitors at its path. */
export async function showPage(trx: Trx, { id, path }: Pick<AddedPage, 'id' | 'path'>, now: string): Promise<void> {
  await trx
    .updateTable('added_pages')
    .set((eb) => ({
      public_since: eb.fn.coalesce('public_since', eb.val(now)),
      first_published_at: eb.fn.coalesce('first_published_at', eb.val(now)),
    }))
    .where('id', '=', id)
    .execute();
  await deleteRedirectAt(trx, path);
}

/** Hides an added page from visitors. */
export async function hidePage(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('added_pages').set({ public_since: null }).where('id', '=', id).execute();
}

/** Moves an added page to the trash at an instant, or out of it. */
export async function markTrashed(trx: Trx, id: string, deletedAt: string | null): Promise<void> {
  await trx.updateTable('added_pages').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

/** Deletes added pages after the retention of the trash, with their texts and the redirects to them. */
export async function deleteOldPages(db: Db, now: string): Promise<void> {
  const oldest = earlier(now, TRASH_RETENTION_DAYS * DAY_MS);
  await db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const pages = await trx
      .deleteFrom('added_pages')
      .where('deleted_at', '<=', oldest)
      .returning(['id', 'path'])
      .execute();
    for (const { id, path } of pages) {
      await deletePage(trx, { id, path });
      await recordAction(trx, PROGRAM, { action: 'page.delete', objectId: id, detail: { path } }, now);
    }
  });
}

/** Deletes an added page for good, with its texts and the redirects to it. */
export async function deletePage(trx: Trx, { id, path }: { id: string; path: string }): Promise<void> {
  await trx.deleteFrom('added_pages').where('id', '=', id).execute();
  await trx.deleteFrom('copy_drafts').where('document_id', '=', id).execute();
  await trx.deleteFrom('copy_revisions').where('document_id', '=', id).execute();
  await trx.deleteFrom('copy_documents').where('id', '=', id).execute();
  await trx.deleteFrom('redirects').where('target_path', '=', path).execute();
}

type Row = Pick<AddedPagesTable, (typeof COLUMNS)[number]>;

function toAddedPage(row: Row): AddedPage {
  return {
    id: row.id as AddedPageId,
    kind: row.kind,
    path: row.path as AddedPage['path'],
    title: row.title,
    publicSince: row.public_since,
    firstPublishedAt: row.first_published_at,
  };
}
