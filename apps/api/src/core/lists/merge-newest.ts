import { type RawBuilder, sql } from 'kysely';
import type { ForwardPage } from '@tideline/domain/entity/page';
import { readCursor, toCursor } from './cursor.ts';
import type { PageQuery } from './keyset.ts';

const ORDER = 'newest of several';

/** A row of a list that is sorted by time. */
type Timed = { at: string; id: string };
/** One table's part of a list: its newest rows among those wanted, and its total over all pages. */
export type Part<Item> = { items: Item[]; total: number };
/** The rows to read: `limit` rows older than the cursor. The arguments name the columns. */
export type Wanted = { isOlder: (at: string, id: string) => RawBuilder<boolean>; limit: number };

/**
 * A page of a list whose rows come from several tables, newest first.
 * @param read reads the parts
 * @throws TRPCError BAD_REQUEST for an invalid cursor
 */
export async function mergeNewest<Item extends Timed>(
  { cursor, limit }: PageQuery,
  read: (wanted: Wanted) => Promise<Part<Item>[]>,
): Promise<ForwardPage<Item>> {
  const [lastAt, lastId] = readCursor(cursor, ORDER, [['text', 'text']])?.values ?? [];
  const isOlder = (at: string, id: string) =>
    lastAt === undefined
      ? sql<boolean>`1 = 1`
      : sql<boolean>`(${sql.ref(at)} < ${lastAt} or (${sql.ref(at)} = ${lastAt} and ${sql.ref(id)} < ${lastId}))`;
  const parts = await read({ isOlder, limit: limit + 1 });
  const found = parts.flatMap(({ items }) => items).toSorted(byNewest);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return {
    items,
    nextCursor: last ? toCursor(ORDER, { direction: 'after', stretch: 0, values: [last.at, last.id] }) : null,
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
}

function byNewest(one: Timed, other: Timed): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
