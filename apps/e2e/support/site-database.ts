import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { dataDir } from './staff-command.ts';

/** Changes one row in the database of the running site. @throws Error with `otherwise` when it is not exactly one */
export function changeOneRow(statement: string, values: SQLInputValue[], otherwise: string): void {
  const database = new DatabaseSync(`${dataDir}/tideline.db`, { timeout: 5000 });
  const { changes } = database.prepare(statement).run(...values);
  database.close();
  if (Number(changes) !== 1) throw new Error(otherwise);
}
