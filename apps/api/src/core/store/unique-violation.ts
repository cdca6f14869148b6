const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);

/** Whether a write failed because a row with the same key exists, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNIQUE_CODES.has(String(error.code));
}
