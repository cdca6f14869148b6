import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { AuditDetail, AuditEntry } from '@tideline/domain/staff/audit-entry';
import type { Page } from '@tideline/domain/entity/page';
import { dayAfter, parsePublishDate } from '@tideline/domain/time/publish-date';
import type { AuditListQuery } from '@tideline/domain/staff/audit.schema';
import { listDistinct } from '../lists/list-distinct.ts';
import { orderBy, readPage } from '../lists/keyset.ts';
import { countRows } from '../store/count-rows.ts';
import type { Database, Db } from '../store/schema.ts';
import type { AuditTable } from '../store/tables/staff.ts';

const COLUMNS = [
  ...(['id', 'at', 'actor_id', 'actor', 'action', 'object', 'object_id'] as const),
  ...(['network', 'request_id', 'key_name', 'detail'] as const),
] as const;

const NEWEST_FIRST = orderBy({ column: 'at', isDescending: true }, { column: 'id', isDescending: true });

/**
 * One page of the log, newest first; the days of the query begin in `timeZone`.
 * @throws TRPCError BAD_REQUEST for an invalid cursor
 */
export async function listAudit(db: Db, query: AuditListQuery, timeZone: string): Promise<Page<AuditEntry>> {
  const found = findAudit(db, query, timeZone);
  const page = await readAudit(found, query);
  return { ...page, total: await countRows(found) };
}

/** The same without the total, for callers that read the whole log. */
export function listAuditBatch(
  db: Db,
  query: AuditListQuery,
  timeZone: string,
): Promise<Omit<Page<AuditEntry>, 'total'>> {
  return readAudit(findAudit(db, query, timeZone), query);
}

/** All actors in the log, in alphabetical order; an empty one stands for callers who were not signed in. */
export function listActors(db: Db): Promise<string[]> {
  return listDistinct(db, 'audit', sql`audit.actor`);
}

type Found = SelectQueryBuilder<Database, 'audit', object>;

function findAudit(db: Db, query: AuditListQuery, timeZone: string): Found {
  const { actor, action, object, objectId, from, to } = query;
  let found: Found = db.selectFrom('audit');
  if (actor !== undefined) found = found.where('actor', '=', actor);
  if (action) found = found.where('action', '=', action);
  if (object) found = found.where('object', '=', object);
  if (objectId !== undefined) found = found.where('object_id', '=', objectId);
  const begin = from === undefined ? null : parsePublishDate(from, timeZone);
  const end = to === undefined ? null : parsePublishDate(dayAfter(to), timeZone);
  if (begin !== null) found = found.where('at', '>=', begin);
  if (end !== null) found = found.where('at', '<', end);
  return found;
}

async function readAudit(found: Found, query: AuditListQuery): Promise<Omit<Page<AuditEntry>, 'total'>> {
  const page = await readPage(found.select(COLUMNS), NEWEST_FIRST, query);
  return { ...page, items: page.items.map(toEntry) };
}

function toEntry(row: Pick<Selectable<AuditTable>, (typeof COLUMNS)[number]>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor,
    apiKey: row.key_name,
    action: row.action,
    object: row.object,
    objectId: row.object_id,
    network: row.network,
    requestId: row.request_id,
    detail: JSON.parse(row.detail) as AuditDetail,
  };
}
