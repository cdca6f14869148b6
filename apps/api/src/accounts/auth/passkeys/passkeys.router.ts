import { TRPCError } from '@trpc/server';
import {
  newPasskeySchema,
  passkeyRemovalSchema,
  passkeyRenameSchema,
  passkeySignInSchema,
  passkeyStartSchema,
} from '@tideline/domain/staff/passkey.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { signInProcedure, ownAccountProcedure, router } from '../../../core/rpc/procedures.ts';
import { queueAccountNotice } from '../account/queue-account-notice.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { challengeForSignIn } from './challenge-for-sign-in.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './passkeys.repository.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** The passkeys of the caller's own account, and the sign-in with one. */
export const passkeysRouter = router({
  list: ownAccountProcedure.query(({ ctx }) => listPasskeys(ctx.db, ctx.staff.id)),

  begin: ownAccountProcedure.input(passkeyStartSchema).mutation(({ ctx, input }) => beginPasskey(ctx, input)),

  add: ownAccountProcedure.input(newPasskeySchema).mutation(({ ctx, input }) => addPasskey(ctx, input)),

  rename: ownAccountProcedure.input(passkeyRenameSchema).mutation(async ({ ctx, input: { id, name } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await renamePasskey(trx, ctx.staff.id, id, name))) throw gone();
      await recordAction(trx, ctx.actor, { action: 'passkey.rename', objectId: id, detail: { name } }, ctx.now());
    });
    return {};
  }),

  remove: ownAccountProcedure.input(passkeyRemovalSchema).mutation(async ({ ctx, input: { id, password } }) => {
    await confirmPassword(ctx, password);
    await ctx.db.transaction().execute(async (trx) => {
      const name = await deletePasskey(trx, ctx.staff.id, id);
      if (name === null) throw gone();
      await recordAction(trx, ctx.actor, { action: 'passkey.remove', objectId: id, detail: { name } }, ctx.now());
      await queueAccountNotice(trx, ctx, 'passkey-removed');
    });
    ctx.mail.wake();
    return {};
  }),

  /** Begins a sign-in. Not a query: it stores a challenge. */
  challenge: signInProcedure.mutation(({ ctx }) => challengeForSignIn(ctx)),

  signIn: signInProcedure.input(passkeySignInSchema).mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
});

function gone(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This passkey was already removed.' });
}
