import type { ImportState, SiteImport } from '@tideline/domain/moving/site-import';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Updateable } from 'kysely';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ImportsTable } from '../../core/store/tables/imports.ts';
import { deleteItems } from './items.repository.ts';

/** An import as it is stored. */
export type StoredImport = Omit<SiteImport, 'counts' | 'notes'>;

/** The states in which a server has something to do. */
const WORK = ['reading', 'importing'] as const;

/** How long a server works on an import without saying that it still does. Then it must be dead. */
const CLAIM_MS = 2 * MINUTE_MS;

/** All imports, newest first. */
export async function listImports(db: Db): Promise<StoredImport[]> {
  const rows = await db.selectFrom('imports').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toImport);
}

/** An import; null when there is none. */
export async function findImport(db: Db, id: string): Promise<StoredImport | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toImport(row) : null;
}

export async function insertImport(
  trx: Trx,
  found: Pick<StoredImport, 'id' | 'fileName' | 'fileBytes' | 'siteAddress' | 'createdBy' | 'createdAt'>,
): Promise<void> {
  const { id, fileName, fileBytes, siteAddress, createdBy, createdAt } = found;
  await trx
    .insertInto('imports')
    .values({
      id,
      file_name: fileName,
      file_bytes: fileBytes,
      state: 'reading',
      system: null,
      site_title: '',
      site_address: siteAddress,
      problem: '',
      created_by: createdBy,
      created_at: createdAt,
      claim: null,
      claimed_until: null,
    })
    .execute();
}

/** Removes an import and the list of what is in it. */
export async function deleteImport(trx: Trx, id: string): Promise<boolean> {
  await deleteItems(trx, id);
  const row = await trx.deleteFrom('imports').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** The next import with work to be done, claimed for this server; null when there is none, or others are at it. */
export async function claimImport(db: Db, claim: string, now: string): Promise<StoredImport | null> {
  const due = db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', WORK)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .orderBy('created_at')
    .limit(1);
  const row = await db
    .updateTable('imports')
    .set({ claim, claimed_until: later(now, CLAIM_MS) })
    .where('id', 'in', due)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
  return row ? toImport(row) : null;
}

/** Says that this server still works on an import. False when another one has taken it over, or it was removed. */
export async function renewImport(db: Db, id: string, claim: string, now: string): Promise<boolean> {
  return changeClaimed(db, id, claim, { claimed_until: later(now, CLAIM_MS) });
}

/**
 * Begins to bring an import in, or ends that it is paused, or pauses it.
 * @returns false when it is in none of these states
 */
export async function changeState(
  trx: Trx,
  id: string,
  from: readonly ImportState[],
  changes: Pick<Updateable<ImportsTable>, 'state' | 'problem'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('imports')
    .set({ ...changes, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the work of this server on an import. */
export async function endClaim(
  db: Db,
  id: string,
  claim: string,
  changes: Pick<Updateable<ImportsTable>, 'state' | 'system' | 'site_title' | 'site_address' | 'problem'>,
): Promise<boolean> {
  return changeClaimed(db, id, claim, { ...changes, claim: null, claimed_until: null });
}

async function changeClaimed(db: Db, id: string, claim: string, changes: Updateable<ImportsTable>): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function toImport(row: ImportsTable): StoredImport {
  return {
    id: row.id,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    state: row.state,
    system: row.system,
    siteTitle: row.site_title,
    siteAddress: row.site_address,
    problem: row.problem,
    createdBy: row.created_by,
    createdAt: row.created_at,
  };
}
