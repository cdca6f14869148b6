const THIS_MACHINE = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/**
 * The warning for an operator whose database is on another machine, over a connection that is not encrypted although the
 * address does not say so on purpose; null when there is none. The driver uses TLS only where the address asks for it.
 */
export function warnOfPlainDatabase(databaseUrl: string): string | null {
  const url = URL.parse(databaseUrl);
  if (url === null || THIS_MACHINE.has(url.hostname)) return null;
  const { searchParams } = url;
  if (['sslmode', 'ssl', 'host'].some((name) => searchParams.has(name))) return null;
  return `The connection to the database at ${url.hostname} is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, or ?sslmode=disable where nobody else is on that network.`;
}
