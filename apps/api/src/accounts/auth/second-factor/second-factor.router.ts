import { TRPCError } from '@trpc/server';
import { codeProofSchema, fullProofSchema, passwordProofSchema } from '@tideline/domain/staff/staff.schema';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { ownAccountProcedure, router } from '../../../core/rpc/procedures.ts';
import { queueAccountNotice } from '../account/queue-account-notice.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { deleteOtherSessions } from '../session/sessions.repository.ts';
import { actWithCode } from './act-with-code.ts';
import { deleteSecondFactor, findSecondFactor, findSecret, replaceRecoveryCodes } from './second-factor.repository.ts';
import { beginSecondFactor, confirmSecondFactor, makeRecoveryCodes } from './turn-on.ts';

/** The caller's own second factor. */
export const secondFactorRouter = router({
  status: ownAccountProcedure.query(({ ctx }) => findSecondFactor(ctx.db, ctx.staff.id)),

  begin: ownAccountProcedure
    .input(passwordProofSchema)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx, input.password)),

  confirm: ownAccountProcedure
    .input(codeProofSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input.code)),

  renewRecoveryCodes: ownAccountProcedure.input(fullProofSchema).mutation(async ({ ctx, input }) => {
    await confirmPassword(ctx, input.password);
    const { recoveryCodes, hashes } = await makeRecoveryCodes();
    await actWithOwnCode(ctx, input.code, async (trx) => {
      await replaceRecoveryCodes(trx, ctx.staff.id, hashes);
      await recordAction(trx, ctx.actor, { action: 'second-factor.codes', objectId: ctx.staff.id }, ctx.now());
    });
    return { recoveryCodes };
  }),

  turnOff: ownAccountProcedure.input(fullProofSchema).mutation(async ({ ctx, input }) => {
    await confirmPassword(ctx, input.password);
    const ended = await actWithOwnCode(ctx, input.code, async (trx) => {
      await deleteSecondFactor(trx, ctx.staff.id);
      await recordAction(trx, ctx.actor, { action: 'second-factor.off', objectId: ctx.staff.id }, ctx.now());
      await queueAccountNotice(trx, ctx, 'second-factor-off');
      return { endedSessions: await deleteOtherSessions(trx, ctx.staff.id, ctx.tokenHash) };
    });
    ctx.mail.wake();
    return ended;
  }),
});

async function actWithOwnCode<Result>(
  ctx: Context & { staff: Staff },
  code: string,
  act: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const secret = await findSecret(ctx.db, ctx.staff.id);
  if (secret === null) throw new TRPCError({ code: 'CONFLICT', message: 'Two-step sign-in is already off.' });
  return actWithCode(ctx, { staff: ctx.staff, secret, code, refusedAs: 'BAD_REQUEST' }, act);
}
