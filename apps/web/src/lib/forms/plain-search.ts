/**
 * Reads a query string as plain text values: `?edit=2026` is the text `2026`, as anyone who writes a link expects. (The
 * router's own way reads it as a number, and writes the text as `%222026%22`.) A repeated key keeps its last value.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The reverse of `parseSearch`; leaves out what is undefined, null or empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      if (value !== '') params.set(key, String(value));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
