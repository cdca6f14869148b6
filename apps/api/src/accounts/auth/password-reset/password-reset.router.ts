import { passwordResetRequestSchema, passwordResetSchema } from '@tideline/domain/staff/staff.schema';
import { signInProcedure, router } from '../../../core/rpc/procedures.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** A new password for somebody who forgot theirs. */
export const passwordResetRouter = router({
  request: signInProcedure
    .input(passwordResetRequestSchema)
    .mutation(({ ctx, input }) => requestReset(ctx, input.email)),

  finish: signInProcedure.input(passwordResetSchema).mutation(async ({ ctx, input }) => {
    await resetPassword(ctx, input);
    return {};
  }),
});
