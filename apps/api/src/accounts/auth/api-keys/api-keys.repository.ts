import type { Selectable } from 'kysely';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { ApiKey } from '@tideline/domain/staff/api-key';
import { capabilitiesOf, type Capability } from '@tideline/domain/staff/capability';
import type { Account } from '@tideline/domain/staff/staff';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { ApiKeysTable } from '../../../core/store/tables/staff.ts';
import { toAccount } from '../account/accounts.repository.ts';

/** `last_used_at` is written at most this often. */
const LAST_USED_STEP_MS = MINUTE_MS;

const COLUMNS = [
  ...(['api_keys.id', 'api_keys.name', 'api_keys.hint', 'api_keys.scopes', 'api_keys.networks'] as const),
  ...(['api_keys.created_at', 'api_keys.expires_at', 'api_keys.last_used_at'] as const),
] as const;

/** A key with its owner and what the owner may do. */
type OwnedKey = { apiKey: ApiKey; owner: Account; capabilities: ReadonlySet<Capability> };

/** A key by its hash, expired or not; null when it is unknown or revoked. */
export async function findApiKey(db: Db, keyHash: string): Promise<OwnedKey | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('staff', 'staff.id', 'api_keys.staff_id')
    .select(COLUMNS)
    .select(['staff.id as owner_id', 'staff.email', 'staff.name as owner_name', 'staff.role', 'staff.capabilities'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return null;
  const { owner_id: id, owner_name: name, email, role } = row;
  const capabilities = row.capabilities === null ? capabilitiesOf(role) : new Set(toCapabilities(row.capabilities));
  return { apiKey: toApiKey(row), owner: toAccount({ id, name, email, role }), capabilities };
}

/** Records a use of a key, at most once a minute. */
export async function recordUse(db: Db, { id, lastUsedAt }: ApiKey, now: string): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt > earlier(now, LAST_USED_STEP_MS)) return;
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The keys of an account, the newest first. */
export async function listApiKeys(db: Db, staffId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toApiKey);
}

/** The names of the keys that have not expired, by account. */
export async function findNamesOfKeys(db: Db, now: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['staff_id', 'name'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byAccount = Map.groupBy(rows, ({ staff_id }) => staff_id);
  return new Map([...byAccount].map(([id, keys]) => [id, keys.map(({ name }) => name)]));
}

/** The number of keys of an account. */
export function countApiKeys(db: Db, staffId: string): Promise<number> {
  return countRows(db.selectFrom('api_keys').where('staff_id', '=', staffId));
}

/** Adds a key that has not been used yet. */
export async function insertApiKey(
  trx: Trx,
  owner: { staffId: string; keyHash: string },
  apiKey: ApiKey,
): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({
      id: apiKey.id,
      staff_id: owner.staffId,
      key_hash: owner.keyHash,
      hint: apiKey.hint,
      name: apiKey.name,
      scopes: apiKey.scopes.join(' '),
      networks: apiKey.networks.join(' '),
      created_at: apiKey.createdAt,
      expires_at: apiKey.expiresAt,
      last_used_at: null,
    })
    .execute();
}

/** Revokes a key of an account. @returns its name; null when the account has no such key */
export async function deleteApiKey(trx: Trx, staffId: string, id: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('api_keys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

type ApiKeyRow = Pick<
  Selectable<ApiKeysTable>,
  'id' | 'name' | 'hint' | 'scopes' | 'networks' | 'created_at' | 'expires_at' | 'last_used_at'
>;

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: toCapabilities(row.scopes),
    networks: wordsOf(row.networks),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}

/** The column of that name, or of scopes. */
export function toCapabilities(column: string): Capability[] {
  return wordsOf(column) as Capability[];
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
