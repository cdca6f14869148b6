import { apiKeyChoiceSchema, newApiKeySchema } from '@tideline/domain/staff/api-key.schema';
import { ownAccountProcedure, requireRecentPassword, router } from '../../../core/rpc/procedures.ts';
import { listApiKeys } from './api-keys.repository.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** The API keys of the caller's own account. */
export const apiKeysRouter = router({
  list: ownAccountProcedure.query(({ ctx }) => listApiKeys(ctx.db, ctx.staff.id)),

  create: ownAccountProcedure.input(newApiKeySchema).mutation(({ ctx, input }) => {
    requireRecentPassword(ctx, 'create the key');
    const { staff, capabilities } = ctx;
    return createApiKey(ctx, { id: staff.id, capabilities, words: 'Your account' }, input);
  }),

  revoke: ownAccountProcedure.input(apiKeyChoiceSchema).mutation(async ({ ctx, input }) => {
    await revokeApiKey(ctx, { staffId: ctx.staff.id, id: input.id });
    return {};
  }),
});
