import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { dataDir } from './staff-command.ts';

/**
 * Changes one row in the database of the running site, or of the one in another folder.
 * @throws Error with `otherwise` when it is not exactly one
 */
export function changeOneRow(statement: string, values: SQLInputValue[], otherwise: string, dir = dataDir): void {
  const database = new DatabaseSync(`${dir}/tideline.db`, { timeout: 5000 });
  const { changes } = database.prepare(statement).run(...values);
  database.close();
  if (Number(changes) !== 1) throw new Error(otherwise);
}
