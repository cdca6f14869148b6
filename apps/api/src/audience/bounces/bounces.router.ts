import { TRPCError } from '@trpc/server';
import { bounceDecisionSchema, signedCallSchema } from '@tideline/domain/newsletter/bounce.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { confirmedProcedureFor, procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { deleteBounceReport, listBounceReports } from './bounce-reports.repository.ts';
import { hasHookSecret, makeHookSecret } from './hook-secret.repository.ts';
import { receiveBounces } from './receive-bounces.ts';
import { recordBounce } from './record-bounce.ts';

export const bouncesRouter = router({
  /** Reports that could not be assigned to a message, newest first. */
  reports: procedureFor('subscribers.read').query(({ ctx }) => listBounceReports(ctx.db)),

  /** Decides a report; it is deleted. */
  decide: procedureFor('subscribers.edit')
    .input(bounceDecisionSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const report = await deleteBounceReport(trx, input.id);
        if (report === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This report was decided before.' });
        const { recipient } = report;
        if (input.as !== 'dismissed') {
          const kind = input.as === 'bounced' ? 'hard' : 'complaint';
          const bounce = { messageId: null, recipient, kind, reason: 'Decided by staff.' } as const;
          if ((await recordBounce(trx, bounce, ctx.now())) === 'unknown') {
            throw new TRPCError({ code: 'CONFLICT', message: 'No subscriber has this address.' });
          }
        }
        await recordAction(
          trx,
          ctx.actor,
          { action: 'bounce.decide', objectId: input.id, detail: { as: input.as } },
          ctx.now(),
        );
      });
      return {};
    }),

  /** Whether the hook accepts calls. */
  hook: procedureFor('settings.read').query(async ({ ctx }) => ({ hasSecret: await hasHookSecret(ctx.db) })),

  /** Makes a new secret for the hook, shown once; the previous one ends. */
  makeSecret: confirmedProcedureFor('settings.change', 'make the secret').mutation(async ({ ctx }) => {
    const secret = await ctx.db.transaction().execute(async (trx) => {
      await recordAction(trx, ctx.actor, { action: 'bounce.secret' }, ctx.now());
      return makeHookSecret(trx);
    });
    return { secret };
  }),

  /** Records bounces that another program reports. The signature authorizes the call. */
  receive: publicProcedure.input(signedCallSchema).mutation(async ({ ctx, input }) => {
    await receiveBounces(ctx, input);
    return {};
  }),
});
