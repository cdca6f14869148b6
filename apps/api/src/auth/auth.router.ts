import { TRPCError } from '@trpc/server';
import { loginSchema, passwordChangeSchema, sessionChoiceSchema } from '@tideline/domain/schemas/staff';
import { openProcedure, router, staffProcedure } from '../trpc.ts';
import { deleteSession } from './auth.repository.ts';
import { changePassword } from './change-password.ts';
import { deleteOtherSessions, deleteOwnSession, listSessions } from './sessions.repository.ts';
import { signIn } from './sign-in.ts';

export const authRouter = router({
  login: openProcedure.input(loginSchema).mutation(({ ctx, input }) => signIn(ctx, input)),

  logout: staffProcedure.mutation(async ({ ctx }) => {
    await deleteSession(ctx.db, ctx.tokenHash);
    return {};
  }),

  me: staffProcedure.query(({ ctx }) => ctx.staff),

  changePassword: staffProcedure.input(passwordChangeSchema).mutation(async ({ ctx, input }) => {
    return { endedSessions: await changePassword(ctx, input) };
  }),

  sessions: staffProcedure.query(({ ctx }) => listSessions(ctx.db, ctx.staff.id, ctx.tokenHash, ctx.now())),

  endSession: staffProcedure.input(sessionChoiceSchema).mutation(async ({ ctx, input }) => {
    const isEnded = await ctx.db.transaction().execute((trx) => deleteOwnSession(trx, ctx.staff.id, input.id));
    if (!isEnded) throw new TRPCError({ code: 'NOT_FOUND', message: 'This session has ended already.' });
    return {};
  }),

  endOtherSessions: staffProcedure.mutation(async ({ ctx }) => {
    return { endedSessions: await deleteOtherSessions(ctx.db, ctx.staff.id, ctx.tokenHash) };
  }),
});
