import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Page } from '@tideline/domain/entity/page';
import { readCursor, toCursor, type Place } from './cursor.ts';
import type { Database } from '../store/schema.ts';

/** A sort column of a list. Never null; ascending text by default. */
export type SortKey<Column extends string> = { column: Column; isDescending?: boolean; isNumber?: boolean };

/** A part of a list, sorted by its keys, the last of which is unique. Each part needs its own index. */
export type Stretch<Column extends string> = { keys: readonly SortKey<Column>[]; where?: RawBuilder<boolean> };

/** The order of a list: its stretches, one after the other. A cursor contains the name and is valid for that order only. */
export type Order<Column extends string> = { name: string; stretches: readonly Stretch<Column>[] };

type Rows<Table extends keyof Database, Row> = SelectQueryBuilder<Database, Table, Row>;

/**
 * Selects a page: `cursor` is from another page of the same list; without one, the first page. Nothing after the cursor
 * `until` is read.
 */
export type PageQuery = { cursor?: string | undefined; until?: string | undefined; limit: number };

/** An order of one stretch, named after its columns. */
export function orderBy<Column extends string>(...keys: SortKey<Column>[]): Order<Column> {
  return { name: keys.map((key) => (key.isDescending ? `-${key.column}` : key.column)).join(), stretches: [{ keys }] };
}

/** The reverse order. */
export function reversed<Column extends string>(order: Order<Column>): Order<Column> {
  return { name: `reversed ${order.name}`, stretches: order.stretches.toReversed().map(reverseKeys) };
}

/**
 * A page of `rows`, which must select the columns of the order. Each query reads one range of one index, so the thousandth
 * page costs as much as the first, even among rows with equal keys.
 * @throws TRPCError BAD_REQUEST for a cursor of another order
 */
export async function readPage<
  Table extends keyof Database,
  Column extends string,
  Row extends Record<Column, string | number>,
>(
  rows: Rows<Table, Row>,
  order: Order<Column>,
  { cursor, until, limit }: PageQuery,
): Promise<Omit<Page<Row>, 'total'>> {
  const kinds = order.stretches.map(({ keys }) => keys.map((key) => (key.isNumber ? 'number' : 'text')));
  const place = readCursor(cursor, order.name, kinds);
  const end = readCursor(until, order.name, kinds);
  const isBackward = place?.direction === 'before';
  const found: { row: Row; stretch: number }[] = [];
  for (const range of rangesFrom(order, place)) {
    if (found.length > limit) break;
    if (end && range.stretch > end.stretch) continue;
    if (end && range.stretch === end.stretch) range.where.push(upTo(range.keys, end.values));
    const more = await inRange(rows, range)
      .limit(limit + 1 - found.length)
      .execute();
    for (const row of more) found.push({ row, stretch: range.stretch });
  }
  const shown = found.slice(0, limit);
  if (isBackward) shown.reverse();

  function cursorAt(entry: (typeof found)[number] | undefined, direction: Place['direction']): string | null {
    if (!entry) return null;
    const keys = order.stretches[entry.stretch]?.keys ?? [];
    return toCursor(order.name, {
      direction,
      stretch: entry.stretch,
      values: keys.map((key) => entry.row[key.column]),
    });
  }
  const hasMore = found.length > limit;
  return {
    items: shown.map(({ row }) => row),
    nextCursor: hasMore || isBackward ? cursorAt(shown.at(-1), 'after') : null,
    previousCursor: (isBackward ? hasMore : place) ? cursorAt(shown[0], 'before') : null,
  };
}

/**
 * The cursor of the page after the first `skipped` rows; null when there are no more rows. Reads that many index entries, so
 * `rows` should select only the columns of the order.
 */
export async function cursorBehind<
  Table extends keyof Database,
  Column extends string,
  Row extends Record<Column, string | number>,
>(rows: Rows<Table, Row>, order: Order<Column>, skipped: number): Promise<string | null> {
  let left = skipped;
  for (const range of rangesFrom(order, null)) {
    const stretch = inRange(rows, range);
    const row = await stretch
      .limit(1)
      .offset(left - 1)
      .executeTakeFirst();
    if (row) {
      const values = range.keys.map((key) => row[key.column]);
      return toCursor(order.name, { direction: 'after', stretch: range.stretch, values });
    }
    const { count } = await stretch
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    left -= count;
  }
  return null;
}

type Range<Column extends string> = {
  stretch: number;
  keys: readonly SortKey<Column>[];
  where: RawBuilder<boolean>[];
};

/** The rows after a place, as index ranges in reading order; without a place, all rows. */
function rangesFrom<Column extends string>(order: Order<Column>, place: Place | null): Range<Column>[] {
  const isBackward = place?.direction === 'before';
  const start = place?.stretch ?? 0;
  const stretches = order.stretches.map((stretch, index) => ({
    index,
    ...(isBackward ? reverseKeys(stretch) : stretch),
  }));
  const ahead = isBackward ? stretches.slice(0, start + 1).toReversed() : stretches.slice(start);
  return ahead.flatMap(({ index, keys, where }): Range<Column>[] => {
    const always = where ? [where] : [];
    if (!place || index !== start) return [{ stretch: index, keys, where: always }];
    return beyond(keys, place.values).map((conditions) => ({
      stretch: index,
      keys,
      where: [...always, ...conditions],
    }));
  });
}

/** Rows equal in all keys but the last and beyond it; then equal in all but the last two; and so on. */
function beyond<Column extends string>(
  keys: readonly SortKey<Column>[],
  values: Place['values'],
): RawBuilder<boolean>[][] {
  return keys
    .map((key, at) => [
      ...keys.slice(0, at).map(({ column }, before) => sql<boolean>`${sql.ref(column)} = ${values[before]}`),
      key.isDescending
        ? sql<boolean>`${sql.ref(key.column)} < ${values[at]}`
        : sql<boolean>`${sql.ref(key.column)} > ${values[at]}`,
    ])
    .toReversed();
}

/** The rows up to and including a place. */
function upTo<Column extends string>(keys: readonly SortKey<Column>[], values: Place['values']): RawBuilder<boolean> {
  const behind = beyond(keys, values).map((all) => sql`(${sql.join(all, sql` and `)})`);
  return sql<boolean>`not (${sql.join(behind, sql` or `)})`;
}

function inRange<Table extends keyof Database, Column extends string, Row>(
  rows: Rows<Table, Row>,
  range: Range<Column>,
): Rows<Table, Row> {
  const matching = range.where.reduce((query, condition) => query.where(condition), rows);
  return range.keys.reduce(
    (query, key) => query.orderBy(sql.ref(key.column), key.isDescending ? 'desc' : 'asc'),
    matching,
  );
}

function reverseKeys<Column extends string>({ keys, ...rest }: Stretch<Column>): Stretch<Column> {
  return { ...rest, keys: keys.map((key) => ({ ...key, isDescending: !key.isDescending })) };
}
