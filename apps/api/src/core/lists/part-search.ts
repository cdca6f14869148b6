import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { SEARCH_COUNT_MAX } from '@tideline/domain/entity/page';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import { PEOPLE_COLUMNS, type PeopleTable } from '../store/dialect/search-ability.ts';
import type { Database, Db } from '../store/schema.ts';
import { searchWords } from './search-text.ts';

/** A search in a list of people. */
export type PartSearch = {
  /** Conditions that a row contains every part of the query. */
  conditions: RawBuilder<boolean>[];
  /** Whether more than `SEARCH_COUNT_MAX` rows match, before other filters. */
  isCommon: boolean;
};

/** The search for rows of `table` that contain every part of `query`; a part may have any characters. */
export async function searchParts(db: Db, table: PeopleTable, query: string | undefined): Promise<PartSearch> {
  const parts = searchWords(query);
  if (parts.length === 0) return { conditions: [], isCommon: false };
  const { isMatch, isCommon } = await dialectOf(db).search.findParts(db, table, parts, SEARCH_COUNT_MAX);
  const conditions = parts.map((part) => containsPart(`${table}.${PEOPLE_COLUMNS[table]}`, part));
  return { conditions: isMatch ? [isMatch, ...conditions] : conditions, isCommon };
}

/** Counts the rows of `found`, a list of people. For a search, up to `SEARCH_COUNT_MAX`. */
export async function countPeople<Table extends PeopleTable>(
  db: Db,
  found: SelectQueryBuilder<Database, Table, object>,
  { search, isFiltered }: { search: PartSearch; isFiltered: boolean },
): Promise<number> {
  if (search.isCommon && !isFiltered) return SEARCH_COUNT_MAX;
  const counted = search.conditions.length > 0 ? found.limit(SEARCH_COUNT_MAX) : found;
  const { total } = await db
    .selectFrom(counted.select(sql`1`.as('one')).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The condition that the column contains the part, literally. */
export function containsPart(column: string, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
