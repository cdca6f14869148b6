import { TRPCError } from '@trpc/server';

/** The text under which a caller may ask for what follows the row with these sort keys. */
export function cursorAfter(...keys: string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/**
 * The sort keys in a cursor; null when there is no cursor, which is the first page.
 * @throws TRPCError BAD_REQUEST when no list has answered such a cursor
 */
export function readCursor(cursor: string | undefined, keyCount: number): string[] | null {
  if (cursor === undefined) return null;
  const keys = parseKeys(cursor);
  if (!keys || keys.length !== keyCount) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'cursor must be one that a list has answered.' });
  }
  return keys;
}

function parseKeys(cursor: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parsed) && parsed.every(isStorable) ? parsed : null;
  } catch {
    return null;
  }
}

function isStorable(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}
