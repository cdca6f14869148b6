import type { Capability } from '@tideline/domain/staff/capability';
import type { ApiKey } from '@tideline/domain/staff/api-key';
import type { Account } from '@tideline/domain/staff/staff';
import type { Db } from '../../../core/store/schema.ts';
import { isAllowedFrom } from './allowed-networks.ts';
import { hashApiKey, isIntact } from './api-key.ts';
import { findApiKey, recordUse } from './api-keys.repository.ts';

/** Why a key is refused, as the caller reads it. */
const REFUSALS = {
  mistyped: 'This API key is mistyped or incomplete: its checksum is wrong.',
  unknown: 'This API key is not valid: it is unknown or revoked.',
  expired: 'This API key has expired. Create a new one in the settings.',
  network: 'This API key may not be used from this network.',
} as const;

/** The owner of a key and what the key may do; or why it is refused. */
type Identified =
  | { owner: Account; apiKey: ApiKey; capabilities: ReadonlySet<Capability>; refusal: null }
  | { refusal: string };

/** Identifies the caller by `key` and `address`. The key may do what its scopes and its owner may do, both. */
export async function identifyByKey(db: Db, key: string, address: string, now: string): Promise<Identified> {
  if (!isIntact(key)) return { refusal: REFUSALS.mistyped };
  const found = await findApiKey(db, hashApiKey(key));
  if (!found) return { refusal: REFUSALS.unknown };
  const { apiKey, owner, capabilities: ofOwner } = found;
  if (apiKey.expiresAt !== null && apiKey.expiresAt <= now) return { refusal: REFUSALS.expired };
  if (apiKey.networks.length > 0 && !isAllowedFrom(apiKey.networks, address)) return { refusal: REFUSALS.network };
  await recordUse(db, apiKey, now);
  const capabilities = new Set(apiKey.scopes.filter((scope) => ofOwner.has(scope)));
  return { owner, apiKey, capabilities, refusal: null };
}
