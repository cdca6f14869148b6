import { randomUUIDv7 } from 'node:crypto';
import { insertImport } from '../care/moving/imports.repository.ts';
import { insertItems } from '../care/moving/items.repository.ts';
import type { Db } from '../core/store/schema.ts';
import { TEST_NOW } from './test-caller.ts';

/** The row of an import whose file is not there. @returns its id */
export async function insertTestImport(db: Db): Promise<string> {
  const id = randomUUIDv7();
  const file = { fileName: 'old.xml', fileBytes: 1, siteAddress: '', createdBy: 'Staff', createdAt: TEST_NOW };
  await db.transaction().execute((trx) => insertImport(trx, { id, ...file }));
  return id;
}

const NEW = { path: null, version_before: null, ledger: null };

let position = 0;

/** A further thing of an import. */
export async function insertTestItem(db: Db, importId: string): Promise<void> {
  const row = { import_id: importId, position: position++, kind: 'post', source_id: '', title: 'Ebb' } as const;
  await insertItems(db, [
    {
      row: { ...row, count: 1, line_start: 0, line_bytes: 0, outcome: 'waiting', reason: '', ...NEW },
      notes: [],
    },
  ]);
}
