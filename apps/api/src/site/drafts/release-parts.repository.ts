import type { Db, Trx } from '../../core/store/schema.ts';
import type { Drafted } from './drafted.ts';

type PartColumn = Pick<Drafted<object>, 'idColumn'>;

/** The name of the release that publishes an object; null without one. */
export async function findReleaseName(db: Db, { idColumn }: PartColumn, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('release_parts')
    .innerJoin('releases', 'releases.id', 'release_id')
    .select('name')
    .where(idColumn, '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Takes an object out of the release that would publish it: it is public now. */
export async function leaveRelease(trx: Trx, { idColumn }: PartColumn, id: string): Promise<void> {
  await trx
    .deleteFrom('release_parts')
    .where(idColumn, '=', id)
    .where('release_id', 'in', trx.selectFrom('releases').select('id').where('published_at', 'is', null))
    .execute();
}
