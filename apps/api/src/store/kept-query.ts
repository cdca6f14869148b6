import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import { SharedSqliteAdapter } from './sqlite-dialect.ts';

type Compiled = Pick<CompiledQuery, 'sql' | 'query' | 'queryId'> & {
  /** Whether it only selects. */
  isRead: boolean;
  /** For each parameter: the name of its value, or what it always is. */
  slots: readonly ({ name: string } | { constant: unknown })[];
};

/**
 * A query that is built and compiled once for each kind of database, and from then on only gets other values: for what
 * is asked so often that building it anew would cost more than running it. What comes back calls it, on a handle or
 * inside of a transaction, and answers with its rows.
 *
 * `build` hands the values on and does nothing else with them: they are symbols while it runs, so that whoever compares
 * or converts one gets an error or a query for all values. Take each by its name; they cannot be spread.
 * @example
 * const findTitle = keepQuery((db, { id }: { id: string }) => db.selectFrom('posts').select('title').where('id', '=', id));
 * const [post] = await findTitle(db, { id: 'tides' });
 */
export function keepQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled: { sqlite?: Compiled; postgres?: Compiled } = {};
  return async function run(db, values) {
    const { adapter } = db.getExecutor();
    const sqlite = adapter instanceof SharedSqliteAdapter ? adapter : null;
    const { sql, query, queryId, isRead, slots } = (compiled[sqlite ? 'sqlite' : 'postgres'] ??= compile(db, build));
    const byName = values as Record<string, unknown>;
    const parameters = slots.map((slot) => ('name' in slot ? byName[slot.name] : slot.constant));
    const atOnce = isRead && !db.isTransaction ? sqlite?.readAtOnce(sql, parameters) : null;
    if (atOnce) return atOnce as Row[];
    const { rows } = await db.executeQuery<Row>({ sql, query, queryId, parameters });
    return rows;
  };
}

function compile(db: Db, build: (db: Db, values: never) => Compilable): Compiled {
  const names = new Map<unknown, string>();
  const symbols = new Proxy(
    {},
    {
      get(_target, name) {
        const symbol = Symbol(String(name));
        names.set(symbol, String(name));
        return symbol;
      },
    },
  );
  const { sql, query, queryId, parameters } = build(db, symbols as never).compile();
  const slots = parameters.map((parameter) => {
    const name = names.get(parameter);
    return name === undefined ? { constant: parameter } : { name };
  });
  return { sql, query, queryId, isRead: query.kind === 'SelectQueryNode', slots };
}
