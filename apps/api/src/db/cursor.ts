/** The last row of a page: where a list that is sorted by time, then id, goes on. */
export type Position = { at: string; id: string };

/** The text under which a caller may ask for what follows `position`. */
export function toCursor({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** The position a cursor names, or null when no list has answered such a cursor. */
export function parseCursor(cursor: string): Position | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed) || parsed.length !== 2) return null;
    const [at, id]: unknown[] = parsed;
    return isStorable(at) && isStorable(id) ? { at, id } : null;
  } catch {
    return null;
  }
}

function isStorable(text: unknown): text is string {
  return typeof text === 'string' && text.isWellFormed() && !text.includes('\0');
}
