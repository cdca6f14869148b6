import type { ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import type { Integration } from '@tideline/domain/staff/integration';
import type { NewIntegration } from '@tideline/domain/staff/integration.schema';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { listApiKeys, toCapabilities } from '../auth/api-keys/api-keys.repository.ts';

/** An integration without its keys. */
type IntegrationRow = Omit<Integration, 'keys'>;

/** All integrations with their keys, by name. */
export async function listIntegrations(db: Db): Promise<Integration[]> {
  const rows = await selectIntegrations(db).orderBy('email_key').execute();
  return Promise.all(rows.map(async (row) => ({ ...toIntegration(row), keys: await listApiKeys(db, row.id) })));
}

/** An integration; null when it is gone. */
export async function findIntegration(db: Db, id: string): Promise<IntegrationRow | null> {
  const row = await selectIntegrations(db).where('id', '=', id).executeTakeFirst();
  return row ? toIntegration(row) : null;
}

/** The number of integrations. */
export function countIntegrations(db: Db): Promise<number> {
  return countRows(db.selectFrom('staff').where('role', '=', 'integration'));
}

/** Adds an integration. @throws a unique violation when another has its name */
export async function insertIntegration(trx: Trx, id: string, integration: NewIntegration, now: string): Promise<void> {
  await trx
    .insertInto('staff')
    .values({ id, email: '', role: 'integration', password_hash: '', created_at: now, ...toColumns(integration) })
    .execute();
}

/** Changes name and capabilities; false when it is gone. @throws a unique violation when another has its name */
export async function updateIntegration(trx: Trx, id: string, integration: NewIntegration): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set(toColumns(integration))
    .where('id', '=', id)
    .where('role', '=', 'integration')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an integration with its keys. What it wrote stays, and its posts have no owner. @returns its name, or null */
export async function deleteIntegration(trx: Trx, id: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('staff')
    .where('id', '=', id)
    .where('role', '=', 'integration')
    .returning('name')
    .executeTakeFirst();
  if (!row) return null;
  await trx.updateTable('posts').set({ owner_id: null }).where('owner_id', '=', id).execute();
  return row.name;
}

function selectIntegrations(db: Db) {
  return db.selectFrom('staff').select(['id', 'name', 'capabilities', 'created_at']).where('role', '=', 'integration');
}

function toColumns({ name, capabilities }: NewIntegration) {
  return { name, email_key: `integration:${name.toLowerCase()}`, capabilities: capabilities.join(' ') };
}

function toIntegration(row: {
  id: string;
  name: string;
  capabilities: string | null;
  created_at: string;
}): IntegrationRow {
  return {
    id: row.id,
    name: row.name,
    capabilities: toCapabilities(row.capabilities ?? '') as ApiKeyScope[],
    createdAt: row.created_at,
  };
}
