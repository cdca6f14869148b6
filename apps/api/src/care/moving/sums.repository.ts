import { MISSING_PICTURE, type SiteImport } from '@tideline/domain/moving/site-import';
import { sql } from 'kysely';
import type { Db } from '../../core/store/schema.ts';

/** The most kinds of notes that are answered with an import. */
const NOTES_SUMMED = 100;

/** One sum for all missing pictures, which would hide the other notes. */
const WITHOUT_ADDRESS = sql<string>`case when what like ${sql.lit(`${MISSING_PICTURE} %`)} then ${sql.lit(MISSING_PICTURE)} else what end`;

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
    .select((eb) => ['kind', WITHOUT_ADDRESS.as('what'), eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['kind', WITHOUT_ADDRESS])
    .orderBy('count', 'desc')
    .orderBy('what')
    .limit(NOTES_SUMMED)
    .execute();
  return { counts, notes };
}
