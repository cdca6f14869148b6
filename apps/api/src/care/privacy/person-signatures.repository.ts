import { sql } from 'kysely';
import type { Db, Trx } from '../../core/store/schema.ts';
import { SIGNATURES } from './personal-data.ts';

/** Signature that replaces that of an erased person. */
const ANONYMOUS = 'Staff';

/** The number of signatures that are an address. @param key see `emailKey` */
export async function countSignatures(db: Db, key: string): Promise<number> {
  let count = 0;
  for (const [table, column] of SIGNATURES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where lower(${sql.ref(column)}) = ${key}`.execute(db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}

/** Replaces signatures that are an address; the signed texts stay. @param key see `emailKey` */
export async function deleteSignatures(trx: Trx, key: string): Promise<void> {
  for (const [table, column] of SIGNATURES) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${ANONYMOUS}
      where lower(${sql.ref(column)}) = ${key}`.execute(trx);
  }
}

/** Every signature that is an address, lower-cased. */
export async function listSigningAddresses(db: Db): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, column] of SIGNATURES) {
    const { rows } = await sql<{ address: string }>`
      select distinct lower(${sql.ref(column)}) as address from ${sql.table(table)}
      where ${sql.ref(column)} like '%@%'`.execute(db);
    for (const { address } of rows) found.add(address);
  }
  return [...found];
}
