const THIS_MACHINE = new Set(['', 'localhost', '127.0.0.1', '[::1]']);

/**
 * What to tell an operator whose PostgreSQL is on another machine and is spoken to as it is, without encryption, because
 * nobody has said otherwise; null when there is nothing to tell. The driver asks for TLS only where the address does.
 */
export function warnOfPlainDatabase(databaseUrl: string): string | null {
  const url = URL.parse(databaseUrl);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || THIS_MACHINE.has(url.hostname)) return null;
  const { searchParams } = url;
  if (['sslmode', 'ssl', 'host'].some((name) => searchParams.has(name))) return null;
  return `The connection to the database at ${url.hostname} is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, or ?sslmode=disable where nobody else is on that network.`;
}
