import type { Db, Trx } from './schema.ts';

/** Calls `act` in a transaction that is rolled back: what it wrote, only its own reads have seen. */
export async function dryRun<Result>(db: Db, act: (trx: Trx) => Promise<Result>): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    return await act(trx);
  } finally {
    await trx.rollback().execute();
  }
}
