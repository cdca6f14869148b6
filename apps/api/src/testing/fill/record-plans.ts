import { CompiledQuery, type QueryExecutor } from 'kysely';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Db } from '../../core/store/schema.ts';

/** A query and its plan, one step per line. */
export type QueryPlan = { sql: string; plan: string };

/** PostgreSQL settings that make plans use indexes even with few rows. */
const ONLY_INDEXES = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort'];

/**
 * The plans of every reading query made by `run`.
 * @param settings planner methods to disable in PostgreSQL: by default all except ordered index scans
 */
export async function recordPlans(
  db: Db,
  run: () => Promise<unknown>,
  settings: readonly string[] = ONLY_INDEXES,
): Promise<QueryPlan[]> {
  const queries: CompiledQuery[] = [];
  const stop = listen(db.getExecutor(), (query) => queries.push(query));
  try {
    await run();
  } finally {
    stop();
  }
  const reads = queries.filter((query) => /^\s*(select|with)\b/i.test(query.sql) && !query.sql.includes('set_config'));
  const plans: QueryPlan[] = [];
  for (const query of reads) plans.push({ sql: query.sql, plan: await explain(db, query, settings) });
  return plans;
}

/**
 * Reports every query of an executor and of those derived from it, as each transaction has its own. Returns a function that
 * stops it.
 */
function listen(executor: QueryExecutor, onQuery: (query: CompiledQuery) => void): () => void {
  const execute = executor.executeQuery.bind(executor);
  const withConnection = executor.withConnectionProvider.bind(executor);
  executor.executeQuery = (query) => {
    onQuery(query);
    return execute(query);
  };
  executor.withConnectionProvider = (provider) => {
    const inner = withConnection(provider);
    listen(inner, onQuery);
    return inner;
  };
  return () => {
    executor.executeQuery = execute;
    executor.withConnectionProvider = withConnection;
  };
}

async function explain(db: Db, query: CompiledQuery, settings: readonly string[]): Promise<string> {
  const parameters = [...query.parameters];
  if (dialectOf(db).name === 'SQLite') {
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
