/** A value of a stranger's JSON as text: of a text or a number, else empty. */
export function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

/** A value of a stranger's JSON as a list; of another value, an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
