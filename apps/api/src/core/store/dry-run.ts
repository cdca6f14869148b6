import { sql } from 'kysely';
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

/** Calls `act` in a dry run. When it throws, only what it wrote is undone. */
export async function attempt<Result>(trx: Trx, act: () => Promise<Result>): Promise<Result> {
  await sql`savepoint attempt`.execute(trx);
  try {
    return await act();
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    throw error;
  }
}
