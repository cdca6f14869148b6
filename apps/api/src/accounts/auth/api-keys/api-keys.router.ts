import { TRPCError } from '@trpc/server';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { API_KEY_LIMITS, type ApiKey, type CreatedApiKey } from '@tideline/domain/staff/api-key';
import { apiKeyChoiceSchema, newApiKeySchema } from '@tideline/domain/staff/api-key.schema';
import { newId } from '../../../core/host/new-id.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { ownAccountProcedure, requireRecentPassword, router } from '../../../core/rpc/procedures.ts';
import { lockStaff } from '../account/accounts.repository.ts';
import { apiKeyHint, hashApiKey, newApiKey } from './api-key.ts';
import { countApiKeys, deleteApiKey, insertApiKey, listApiKeys } from './api-keys.repository.ts';

/** The API keys of the caller's own account. */
export const apiKeysRouter = router({
  list: ownAccountProcedure.query(({ ctx }) => listApiKeys(ctx.db, ctx.staff.id)),

  /** Requires a recent password: a stolen session must not turn into a key that outlives it. */
  create: ownAccountProcedure.input(newApiKeySchema).mutation(async ({ ctx, input }): Promise<CreatedApiKey> => {
    requireRecentPassword(ctx, 'create the key');
    const missing = input.scopes.find((scope) => !ctx.capabilities.has(scope));
    if (missing !== undefined) {
      throw new TRPCError({
        code: 'FORBIDDEN',
        message: `Your account does not have the right “${missing}”, so a key of yours cannot have it.`,
        cause: new FieldRefused('scopes'),
      });
    }
    const now = ctx.now();
    const key = newApiKey();
    const { expiresInDays, ...fields } = input;
    const expiresAt = expiresInDays === null ? null : later(now, expiresInDays * DAY_MS);
    const apiKey: ApiKey = {
      ...fields,
      id: newId(),
      hint: apiKeyHint(key),
      createdAt: now,
      expiresAt,
      lastUsedAt: null,
    };
    await ctx.db.transaction().execute(async (trx) => {
      await lockStaff(trx, ctx.staff.id); // parallel calls would exceed the limit
      if ((await countApiKeys(trx, ctx.staff.id)) >= API_KEY_LIMITS.perAccount) {
        const message = `You have ${API_KEY_LIMITS.perAccount} API keys. Revoke one before you create another.`;
        throw new TRPCError({ code: 'CONFLICT', message });
      }
      await insertApiKey(trx, { staffId: ctx.staff.id, keyHash: hashApiKey(key) }, apiKey);
      const { id: objectId, name, scopes } = apiKey;
      const act = { action: 'api-key.create', objectId, detail: { name, scopes, expiresAt } } as const;
      await recordAction(trx, ctx.actor, act, now);
    });
    return { key, apiKey };
  }),

  revoke: ownAccountProcedure.input(apiKeyChoiceSchema).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const name = await deleteApiKey(trx, ctx.staff.id, input.id);
      if (name === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This API key has been revoked already.' });
      await recordAction(trx, ctx.actor, { action: 'api-key.revoke', objectId: input.id, detail: { name } }, ctx.now());
    });
    return {};
  }),
});
