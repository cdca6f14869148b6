import { loginSchema } from '@tideline/domain/schemas/staff';
import { openProcedure, router, staffProcedure } from '../trpc.ts';
import { deleteSession } from './auth.repository.ts';
import { signIn } from './sign-in.ts';

export const authRouter = router({
  login: openProcedure.input(loginSchema).mutation(({ ctx, input }) => signIn(ctx, input)),

  logout: staffProcedure.mutation(async ({ ctx }) => {
    await deleteSession(ctx.db, ctx.tokenHash);
    return {};
  }),

  me: staffProcedure.query(({ ctx }) => ctx.staff),
});
