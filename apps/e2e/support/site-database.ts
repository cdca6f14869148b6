import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { dataDir } from './staff-command.ts';

/**
 * Changes one row in the database of the running site, or of the site whose data folder is `dir`.
 * @throws Error with the message `otherwise` if the statement does not change exactly one row
 */
export function changeOneRow(statement: string, values: SQLInputValue[], otherwise: string, dir = dataDir): void {
  const database = new DatabaseSync(`${dir}/tideline.db`, { timeout: 5000 });
  const { changes } = database.prepare(statement).run(...values);
  database.close();
  if (Number(changes) !== 1) throw new Error(otherwise);
}
