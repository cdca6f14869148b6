import { SAVED_VIEWS_MAX, type SavedView } from '@tideline/domain/contact/saved-view';
import type { NewSavedView } from '@tideline/domain/contact/saved-view.schema';
import type { Account } from '@tideline/domain/staff/staff';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { ContactViewsTable } from '../../../core/store/tables/people.ts';

const COLUMNS = ['id', 'staff_id', 'name', 'q', 'status', 'sort', 'is_shared'] as const;
/** Own and shared views together. */
const SHOWN_MAX = 100;

type ViewRow = Pick<ContactViewsTable, (typeof COLUMNS)[number]>;

/** The reader's own saved views and shared ones of others, oldest first. */
export async function listSavedViews(db: Db, reader: Account): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('contact_views')
    .select(COLUMNS)
    .where((where) => where.or([where('staff_id', '=', reader.id), where('is_shared', '=', 1)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => toView(row, reader));
}

/** Stores a saved view; null when its owner has the maximum number. */
export async function insertSavedView(
  trx: Trx,
  id: string,
  view: NewSavedView,
  owner: Account,
  now: string,
): Promise<SavedView | null> {
  if ((await countRows(trx.selectFrom('contact_views').where('staff_id', '=', owner.id))) >= SAVED_VIEWS_MAX)
    return null;
  const { name, isShared, q = '', status = null, sort = null } = view;
  const row = { id, staff_id: owner.id, name, q, status, sort, is_shared: Number(isShared), created_at: now };
  await trx.insertInto('contact_views').values(row).execute();
  return toView(row, owner);
}

/** Renames a saved view of `owner`; false when there is none. */
export async function renameOwnSavedView(db: Db, id: string, name: string, owner: Account): Promise<boolean> {
  const row = await db
    .updateTable('contact_views')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', owner.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a saved view of `owner`; false when there is none. */
export async function deleteOwnSavedView(db: Db, id: string, owner: Account): Promise<boolean> {
  const row = await db
    .deleteFrom('contact_views')
    .where('id', '=', id)
    .where('staff_id', '=', owner.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function toView(row: ViewRow, reader: Account): SavedView {
  return {
    id: row.id,
    name: row.name,
    isShared: row.is_shared === 1,
    isOwn: row.staff_id === reader.id,
    q: row.q === '' ? undefined : row.q,
    status: row.status ?? undefined,
    sort: row.sort ?? undefined,
  };
}
