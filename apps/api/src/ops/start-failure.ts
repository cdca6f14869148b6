/**
 * The message when the server cannot start: one sentence for errors that an operator can fix, the whole error for
 * unexpected ones.
 */
export function explainStartFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const place = 'path' in error ? String(error.path) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${portOf(error)} is already in use. Stop the other program, or choose another port with PORT=${portOf(error) + 1}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${hostOf(error)} is not an address of this machine. Choose another, such as 127.0.0.1 or 0.0.0.0.`;
    case 'EACCES':
      return 'port' in error
        ? `Port ${portOf(error)} needs more rights than this program has. Choose one above 1023 with PORT.`
        : unwritable(place);
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EPERM':
    case 'EROFS':
    case 'ENOSPC':
      return 'syscall' in error && error.syscall === 'mkdir' ? unwritable(place) : error;
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_READONLY_DIRECTORY':
    case 'SQLITE_READONLY_DBMOVED':
      return unwritable('');
    case 'SQLITE_NOTADB':
      return 'The database file is not a database. Choose another with DATABASE_URL or DATA_DIR.';
    default:
      // Our own errors have no code and are worded for the operator.
      return code === '' && error.constructor === Error ? error.message : error;
  }
}

function unwritable(place: string): string {
  return `The data folder${place ? ` ${place}` : ''} cannot be written. Choose another with DATA_DIR.`;
}

function hostOf(error: Error): string {
  if ('hostname' in error) return String(error.hostname);
  return 'address' in error ? String(error.address) : '';
}

function portOf(error: Error): number {
  return 'port' in error ? Number(error.port) : 0;
}
