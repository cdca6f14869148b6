import { CompiledQuery } from 'kysely';
import { isSqlite } from '../db/open-database.ts';
import type { Db } from '../db/schema.ts';

/** A query that was made, and how the database goes about it, one step a line. */
export type QueryPlan = { sql: string; plan: string };

/** What PostgreSQL is told, so that it shows which indexes it can use also where there are only a few rows. */
const ONLY_INDEXES = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort'];

/**
 * The plans of every reading query that `run` makes.
 * @param settings what PostgreSQL goes without: by default everything but reading an index in its order
 */
export async function recordPlans(
  db: Db,
  run: () => Promise<unknown>,
  settings: readonly string[] = ONLY_INDEXES,
): Promise<QueryPlan[]> {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  const queries: CompiledQuery[] = [];
  executor.executeQuery = (query) => {
    queries.push(query);
    return execute(query);
  };
  try {
    await run();
  } finally {
    executor.executeQuery = execute;
  }
  const reads = queries.filter((query) => /^\s*(select|with)\b/i.test(query.sql));
  const plans: QueryPlan[] = [];
  for (const query of reads) plans.push({ sql: query.sql, plan: await explain(db, query, settings) });
  return plans;
}

async function explain(db: Db, query: CompiledQuery, settings: readonly string[]): Promise<string> {
  const parameters = [...query.parameters];
  if (isSqlite(db)) {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query.sql}`, parameters),
    );
    return rows.map((row) => row.detail).join('\n');
  }
  return db.transaction().execute(async (trx) => {
    for (const setting of settings) await trx.executeQuery(CompiledQuery.raw(`set local ${setting} = off`));
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (costs off) ${query.sql}`, parameters),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
