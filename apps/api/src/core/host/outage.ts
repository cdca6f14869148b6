/** A failure of the environment that passes by itself or is fixed by an operator: neither invalid input nor a bug. */
export type Outage = {
  /** For the log. */
  kind: 'database unreachable' | 'database busy' | 'database read-only' | 'database damaged' | 'disk full';
  /** For the caller: a sentence without internals. */
  message: string;
  retryAfterSeconds: number;
};

const AWAY = {
  message: 'The site cannot do this at the moment. Please try again in a few seconds.',
  retryAfterSeconds: 5,
};
const CANNOT_SAVE = {
  message: 'The site cannot save anything at the moment. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};
const CANNOT_READ = {
  message: 'The site cannot read some of its data at the moment. Please try again in a few minutes.',
  retryAfterSeconds: 60,
};
const UNREACHABLE: Outage = { kind: 'database unreachable', ...AWAY };
const BUSY: Outage = { kind: 'database busy', ...AWAY };
const READ_ONLY: Outage = { kind: 'database read-only', ...CANNOT_SAVE };
/** Fixed by a restore. */
const DAMAGED: Outage = { kind: 'database damaged', ...CANNOT_READ };
const DISK_FULL: Outage = { kind: 'disk full', ...CANNOT_SAVE };

/** Sources: SQLite's result codes, appendix A of PostgreSQL's manual, Node's names of system errors. */
const BY_CODE: readonly [RegExp, Outage][] = [
  [/^SQLITE_(?:BUSY|LOCKED)/, BUSY],
  [/^SQLITE_READONLY/, READ_ONLY],
  [/^SQLITE_(?:CORRUPT|NOTADB)/, DAMAGED],
  [/^SQLITE_(?:FULL|IOERR_WRITE|IOERR_FSYNC|IOERR_TRUNCATE)/, DISK_FULL],
  [/^SQLITE_(?:IOERR|CANTOPEN)/, UNREACHABLE],
  // 08: connection; 57P01 to 57P03: shutting down, crashed, starting; 53300: too many connections.
  [/^(?:08\w{3}|57P0[1-3]|53300)$/, UNREACHABLE],
  [/^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, UNREACHABLE],
  // Statement timeout, serialisation failure, deadlock, lock timeout.
  [/^(?:57014|40001|40P01|55P03)$/, BUSY],
  [/^25006$/, READ_ONLY],
  [/^XX00[12]$/, DAMAGED],
  [/^(?:53100|ENOSPC|EDQUOT)$/, DISK_FULL],
  [/^EROFS$/, READ_ONLY],
];
/** Errors of PostgreSQL's driver that have no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying)/;

/** The outage among the causes of an error; null for any other failure. */
export function findOutage(error: unknown): Outage | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const found = BY_CODE.find(([pattern]) => pattern.test(code));
    if (found) return found[1];
    if (LOST_CONNECTION.test(cause.message)) return UNREACHABLE;
  }
  return null;
}
