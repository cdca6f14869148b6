const THIS_MACHINE = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/**
 * A warning about an unencrypted connection to a database on another machine; null if there is none, or the URL disables TLS
 * explicitly. The driver uses TLS only if the URL requires it.
 */
export function warnOfPlainDatabase(databaseUrl: string): string | null {
  const url = URL.parse(databaseUrl);
  if (url === null || THIS_MACHINE.has(url.hostname)) return null;
  const { searchParams } = url;
  if (['sslmode', 'ssl', 'host'].some((name) => searchParams.has(name))) return null;
  return `The connection to the database at ${url.hostname} is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, or ?sslmode=disable where nobody else is on that network.`;
}
