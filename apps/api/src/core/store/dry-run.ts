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

/** A part of a transaction. When `act` throws, only what it wrote is undone. */
export async function attempt<Result>(trx: Trx, act: () => Promise<Result>): Promise<Result> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const result = await act();
    await sql`release savepoint attempt`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    throw error;
  }
}
