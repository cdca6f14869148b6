import { createHash } from 'node:crypto';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { StoredImport } from './imports.repository.ts';
import type { ImportTargetsTable } from '../../core/store/tables/imports.ts';

/** What the things of another site have become, by kind and id: `post 12`. */
export async function listTargets(db: Db, site: string): Promise<Map<string, ImportTargetsTable>> {
  const rows = await db.selectFrom('import_targets').selectAll().where('site', '=', site).execute();
  return new Map(rows.map((row) => [targetKey(row.kind, row.source_id), row]));
}

export function targetKey(kind: string, sourceId: string): string {
  return `${kind} ${sourceId}`;
}

/** What tells whether a thing is the same as in an earlier file. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Notes what a thing has become. */
export async function putTarget(trx: Trx, target: ImportTargetsTable): Promise<void> {
  const { site: _site, kind: _kind, source_id: _id, ...changes } = target;
  await trx
    .insertInto('import_targets')
    .values(target)
    .onConflict((conflict) => conflict.columns(['site', 'kind', 'source_id']).doUpdateSet(changes))
    .execute();
}

/** Forgets what a thing has become. */
export async function deleteTarget(trx: Trx, { site, kind, source_id: id }: ImportTargetsTable): Promise<void> {
  await trx
    .deleteFrom('import_targets')
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('source_id', '=', id)
    .execute();
}

/** The name of the other site in `ImportTargetsTable`. */
export function siteKey({ siteAddress, system }: StoredImport): string {
  const host = URL.parse(siteAddress)?.host.replace(/^www\./, '');
  return host ?? system ?? '';
}
