import { TRPCError } from '@trpc/server';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { deleteApiKey } from './api-keys.repository.ts';

/** Revokes a key of an account. @throws TRPCError NOT_FOUND when the account has no such key */
export async function revokeApiKey(
  ctx: Pick<Context, 'db' | 'actor' | 'now'>,
  { staffId, id }: { staffId: string; id: string },
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const name = await deleteApiKey(trx, staffId, id);
    if (name === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This API key was already revoked.' });
    await recordAction(trx, ctx.actor, { action: 'api-key.revoke', objectId: id, detail: { name } }, ctx.now());
  });
}
