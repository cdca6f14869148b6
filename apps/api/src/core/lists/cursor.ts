import { TRPCError } from '@trpc/server';

/** A position in a list, next to the row with these values in the sort columns. */
export type Place = {
  /** The reading direction from there. */
  direction: 'after' | 'before';
  /** The index of the stretch that contains the row. */
  stretch: number;
  values: readonly (string | number)[];
};

/** The largest integer that both databases can compare with an integer column. */
const INTEGER_MAX = 2_147_483_647;

/** Encodes a place in the order called `order`, for a caller that reads on from there. */
export function toCursor(order: string, { direction, stretch, values }: Place): string {
  return Buffer.from(JSON.stringify([order, direction, stretch, ...values])).toString('base64url');
}

/**
 * Decodes a cursor; null without one, which means the start of the list.
 * @param stretches the types of the sort columns, for each stretch
 * @throws TRPCError BAD_REQUEST for a cursor of another order
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
