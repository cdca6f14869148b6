import { sql } from 'kysely';
import type { AuditDetail, AuditEntry } from '@tideline/domain/audit';
import type { Page } from '@tideline/domain/page';
import { dayAfter, parsePublishDate } from '@tideline/domain/publish-date';
import type { AuditListQuery } from '@tideline/domain/schemas/audit';
import { orderBy, readPage } from '../db/keyset.ts';
import type { Db } from '../db/schema.ts';
import type { AuditTable } from '../db/tables/staff.ts';

const COLUMNS = [
  ...(['id', 'at', 'actor_id', 'actor', 'action', 'object', 'object_id'] as const),
  ...(['network', 'request_id', 'detail'] as const),
] as const;

const NEWEST_FIRST = orderBy({ column: 'at', isDescending: true }, { column: 'id', isDescending: true });

/**
 * One page of the log, newest first; the days of the query begin in `timeZone`.
 * @throws TRPCError BAD_REQUEST for a cursor that no such list has answered
 */
export async function listAudit(db: Db, query: AuditListQuery, timeZone: string): Promise<Page<AuditEntry>> {
  const { actor, action, object, objectId, from, to } = query;
  let matching = db.selectFrom('audit');
  if (actor !== undefined) matching = matching.where('actor', '=', actor);
  if (action) matching = matching.where('action', '=', action);
  if (object) matching = matching.where('object', '=', object);
  if (objectId !== undefined) matching = matching.where('object_id', '=', objectId);
  const begin = from === undefined ? null : parsePublishDate(from, timeZone);
  const end = to === undefined ? null : parsePublishDate(dayAfter(to), timeZone);
  if (begin !== null) matching = matching.where('at', '>=', begin);
  if (end !== null) matching = matching.where('at', '<', end);

  const page = await readPage(matching.select(COLUMNS), NEWEST_FIRST, query);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, items: page.items.map(toEntry), total };
}

/** Everybody who is in the log, in alphabetical order; empty stands for those who were not signed in. */
export async function listActors(db: Db): Promise<string[]> {
  // Leaps from one to the next in their index, however many lines each of them has.
  const { rows } = await sql<{ actor: string }>`
    with recursive known(actor) as (
      select (select min(actor) from audit)
      union all
      select (select min(audit.actor) from audit where audit.actor > known.actor)
      from known where known.actor is not null
    )
    select actor from known where actor is not null order by actor`.execute(db);
  return rows.map((row) => row.actor);
}

function toEntry(row: Pick<AuditTable, (typeof COLUMNS)[number]>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor,
    action: row.action,
    object: row.object,
    objectId: row.object_id,
    network: row.network,
    requestId: row.request_id,
    detail: JSON.parse(row.detail) as AuditDetail,
  };
}
