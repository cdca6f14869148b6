import { TRPCError } from '@trpc/server';
import type { OwnAccount } from '@tideline/domain/staff/capability';
import { signInAnswer } from '@tideline/domain/staff/sign-in.answer';
import {
  loginSchema,
  passwordChangeSchema,
  passwordProofSchema,
  sessionChoiceSchema,
} from '@tideline/domain/staff/staff.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { findByline } from '../../core/authors/authors.repository.ts';
import { answer, empty } from '../../core/rpc/answers.ts';
import { signInCall, ownAccountCall, ownAccountProcedure, router } from '../../core/rpc/procedures.ts';
import { apiKeysRouter } from './api-keys/api-keys.router.ts';
import { changePassword } from './change-password.ts';
import { passkeysRouter } from './passkeys/passkeys.router.ts';
import { passwordResetRouter } from './password-reset/password-reset.router.ts';
import { confirmPassword } from './password/confirm-password.ts';
import { sessionId } from './session/session.ts';
import { deleteOtherSessions, deleteOwnSession, deleteSession, listSessions } from './session/sessions.repository.ts';
import { secondFactorRouter } from './second-factor/second-factor.router.ts';
import { signIn } from './sign-in/sign-in.ts';

export const authRouter = router({
  login: signInCall({
    rest: 'POST /auth/login',
    summary: 'Sign in',
    description:
      'An account with two-step sign-in is answered with 401 and `needsCode` when the password is right and the code is not: send all of it again with `code`.',
    input: loginSchema,
    answer: { ...answer(signInAnswer), text: 'The token and its owner' },
    refusals: [429],
    example: { email: 'maya@example.com', password: 'seventeen herons wade' },
  }).mutation(({ ctx, input }) => signIn(ctx, input)),

  logout: ownAccountCall({
    rest: 'POST /auth/logout',
    summary: 'Sign out',
    description: 'The token is revoked.',
    answer: {
      ...empty(),
      text: 'Signed out',
      headers: { 'Clear-Site-Data': 'Makes a browser clear its storage for the site' },
    },
  }).mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await deleteSession(trx, ctx.tokenHash);
      const act = { action: 'session.close', objectId: sessionId(ctx.tokenHash) } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return {};
  }),

  /** Includes the capabilities of the role, so that screens show only what it allows. */
  me: ownAccountProcedure.query(async ({ ctx }): Promise<OwnAccount> => {
    const byline = (await findByline(ctx.db, ctx.staff.id)) ?? ctx.staff.name;
    return { ...ctx.staff, capabilities: [...ctx.capabilities], byline };
  }),

  changePassword: ownAccountProcedure.input(passwordChangeSchema).mutation(async ({ ctx, input }) => {
    return { endedSessions: await changePassword(ctx, input) };
  }),

  /** Renews the password confirmation that `confirmedCall` requires. */
  confirmPassword: ownAccountProcedure.input(passwordProofSchema).mutation(async ({ ctx, input }) => {
    await confirmPassword(ctx, input.password);
    return {};
  }),

  apiKeys: apiKeysRouter,

  passkeys: passkeysRouter,

  passwordReset: passwordResetRouter,

  secondFactor: secondFactorRouter,

  sessions: ownAccountProcedure.query(({ ctx }) => listSessions(ctx.db, ctx.staff.id, ctx.tokenHash, ctx.now())),

  endSession: ownAccountProcedure.input(sessionChoiceSchema).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const isEnded = await deleteOwnSession(trx, ctx.staff.id, input.id);
      if (!isEnded) throw new TRPCError({ code: 'NOT_FOUND', message: 'This session has already ended.' });
      const act = { action: 'session.end', objectId: input.id, detail: { ended: 1 } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return {};
  }),

  endOtherSessions: ownAccountProcedure.mutation(async ({ ctx }) => {
    return ctx.db.transaction().execute(async (trx) => {
      const endedSessions = await deleteOtherSessions(trx, ctx.staff.id, ctx.tokenHash);
      const act = { action: 'session.end', detail: { ended: endedSessions } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      return { endedSessions };
    });
  }),
});
