import { sql } from 'kysely';
import type { Db } from '../schema.ts';

export type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** Whether a row that does not name it is given a value. */
  hasValue: boolean;
};

/** A check, a foreign key or a unique index. */
export type Rule = { table: string; definition: string; columns: string[] };

export type PostgresSchema = { columns: Column[]; rules: Rule[] };

/** What a program depends on that reads and writes the tables of a PostgreSQL database. */
export async function readPostgresSchema(db: Db): Promise<PostgresSchema> {
  const columns = await sql<Column>`select table_name as "table", column_name as name, udt_name as type,
      is_nullable = 'YES' as "isNullable", column_default is not null or is_generated = 'ALWAYS' as "hasValue"
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  const constraints =
    await sql<Rule>`select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f') order by 1, 2`.execute(db);
  const unique = await sql<Rule>`select indrelid::regclass::text as "table",
      regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX \\S+', 'UNIQUE INDEX') as definition,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  return { columns: columns.rows, rules: [...constraints.rows, ...unique.rows] };
}
