import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { API_KEY_LIMITS, type ApiKey, type CreatedApiKey } from '@tideline/domain/staff/api-key';
import type { newApiKeySchema } from '@tideline/domain/staff/api-key.schema';
import type { Capability } from '@tideline/domain/staff/capability';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { newId } from '../../../core/host/new-id.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { lockStaff } from '../account/accounts.repository.ts';
import { apiKeyHint, hashApiKey, newApiKey } from './api-key.ts';
import { countApiKeys, insertApiKey } from './api-keys.repository.ts';

/** The account of a new key, what it may do, and its name at the start of a sentence. */
type Owner = { id: string; capabilities: ReadonlySet<Capability>; words: 'Your account' | 'The integration' };

/**
 * Creates a key. Require a recent password before: a stolen session must not turn into a key that outlives it.
 * @throws TRPCError FORBIDDEN for a scope that the owner does not have, CONFLICT when the owner has too many keys
 */
export async function createApiKey(
  ctx: Pick<Context, 'db' | 'actor' | 'now'>,
  owner: Owner,
  { name, scopes, networks, expiresInDays }: z.output<typeof newApiKeySchema>,
): Promise<CreatedApiKey> {
  const missing = scopes.find((scope) => !owner.capabilities.has(scope));
  if (missing !== undefined) {
    throw new TRPCError({
      code: 'FORBIDDEN',
      message: `${owner.words} does not have the right “${missing}”, so its keys cannot have it.`,
      cause: new FieldRefused('scopes'),
    });
  }
  const now = ctx.now();
  const key = newApiKey();
  const apiKey: ApiKey = {
    id: newId(),
    name,
    hint: apiKeyHint(key),
    scopes,
    networks,
    createdAt: now,
    expiresAt: expiresInDays === null ? null : later(now, expiresInDays * DAY_MS),
    lastUsedAt: null,
  };
  await ctx.db.transaction().execute(async (trx) => {
    await lockStaff(trx, owner.id); // parallel calls would exceed the limit
    if ((await countApiKeys(trx, owner.id)) >= API_KEY_LIMITS.perAccount) {
      const message = `${owner.words} has ${API_KEY_LIMITS.perAccount} API keys. Revoke one before you create another.`;
      throw new TRPCError({ code: 'CONFLICT', message });
    }
    await insertApiKey(trx, { staffId: owner.id, keyHash: hashApiKey(key) }, apiKey);
    const detail = { name, scopes, expiresAt: apiKey.expiresAt };
    await recordAction(trx, ctx.actor, { action: 'api-key.create', objectId: apiKey.id, detail }, now);
  });
  return { key, apiKey };
}
