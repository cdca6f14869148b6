import type { SiteImport } from '@tideline/domain/moving/site-import';
import type { Db } from '../../core/store/schema.ts';

/** The most kinds of notes that are answered with an import. */
const NOTES_SUMMED = 100;

/** The sums over all things of an import. */
export async function sumItems(db: Db, importId: string): Promise<Pick<SiteImport, 'counts' | 'notes'>> {
  const counts = await db
    .selectFrom('import_items')
    .select((eb) => ['kind', 'outcome', eb.fn.sum<number>('count').as('count')])
    .where('import_id', '=', importId)
    .groupBy(['kind', 'outcome'])
    .orderBy('kind')
    .orderBy('outcome')
    .execute();
  const notes = await db
    .selectFrom('import_notes')
    .select((eb) => ['kind', 'what', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['kind', 'what'])
    .orderBy('count', 'desc')
    .orderBy('what')
    .limit(NOTES_SUMMED)
    .execute();
  return { counts, notes };
}
