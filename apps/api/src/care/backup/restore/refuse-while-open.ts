import SqliteDatabase from 'better-sqlite3';

/** @throws Error when another process has the SQLite file open: it would keep writing to the file that is put aside */
export function refuseWhileOpen(path: string): void {
  const database = new SqliteDatabase(path, { timeout: 500 });
  try {
    database.pragma('locking_mode = exclusive');
    database.prepare('select count(*) from sqlite_master').get();
    database.exec('begin exclusive; commit');
  } catch (cause) {
    // A damaged file is the reason for a restore, and no process can be writing to it.
    if (isDamage(cause)) return;
    throw new Error(`The site is running on ${path}. Stop it first, then restore.`, { cause });
  } finally {
    database.close();
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}
