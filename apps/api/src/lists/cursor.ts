import { TRPCError } from '@trpc/server';

/** A place in a list: beside the row that has these values in the columns the list is sorted by. */
export type Place = {
  /** Which way to read on from there. */
  direction: 'after' | 'before';
  /** The part of the list the row is in, from 0. */
  stretch: number;
  values: readonly (string | number)[];
};

/** The largest whole number that an integer column of either database can be compared with. */
const INTEGER_MAX = 2_147_483_647;

/** The text under which a caller may ask for what lies beside a place of the order called `order`. */
export function toCursor(order: string, { direction, stretch, values }: Place): string {
  return Buffer.from(JSON.stringify([order, direction, stretch, ...values])).toString('base64url');
}

/**
 * The place a cursor names; null when there is no cursor, which is the start of the list.
 * @param stretches the kinds of the sort columns, for each part of the list
 * @throws TRPCError BAD_REQUEST when no list in this order has answered such a cursor
 */
export function readCursor(
  cursor: string | undefined,
  order: string,
  stretches: readonly (readonly ('text' | 'number')[])[],
): Place | null {
  if (cursor === undefined) return null;
  const [name, direction, stretch, ...values] = parseList(cursor);
  const kinds = typeof stretch === 'number' ? stretches[stretch] : undefined;
  const isOurs = name === order && (direction === 'after' || direction === 'before') && kinds;
  if (!isOurs || values.length !== kinds.length || !values.every((value, at) => isOfKind(value, kinds[at]))) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'cursor must be one that a list has answered.' });
  }
  return { direction, stretch: Number(stretch), values: values as (string | number)[] };
}

function parseList(cursor: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isOfKind(value: unknown, kind: 'text' | 'number' | undefined): boolean {
  if (kind === 'number') return Number.isInteger(value) && Math.abs(Number(value)) <= INTEGER_MAX;
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}
