import { type CallHours, hasHours } from '@tideline/domain/booking/hours';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Db } from './schema.ts';

/** The added pages that visitors see. Every public query starts here. */
export function publicPages(db: Db): SelectQueryBuilder<Database, 'added_pages', object> {
  return db.selectFrom('added_pages').where('public_since', 'is not', null).where('deleted_at', 'is', null);
}

/** Whether visitors see an added page at this path. */
export async function isPublicPageAt(db: Db, path: string): Promise<boolean> {
  return (await publicPages(db).select('id').where('path', '=', path).executeTakeFirst()) !== undefined;
}

/** Whether anybody takes calls: lists of pages leave the page out on which none can be booked. */
export async function areCallsOpen(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('call_hours').select('weekly').execute();
  return rows.some((row) => hasHours({ weekly: JSON.parse(row.weekly) as CallHours['weekly'] }));
}
