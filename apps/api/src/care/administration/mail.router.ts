import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { MailSender, MailStatus } from '@tideline/domain/mail/mail';
import { mailRetrySchema } from '@tideline/domain/mail/mail.schema';
import { recordAction } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { requireMailServer } from '../../core/rpc/require-mail-server.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import { findOutbox, retryFailed } from '../../core/mail/outbox-report.repository.ts';

/** Test mails per account. */
const TEST_LIMIT: RateLimit = { limit: 5, windowSeconds: 10 * 60 };

export const mailRouter = router({
  status: procedureFor('mail.read').query(async ({ ctx }): Promise<MailStatus> => ({
    ...(await findSender(ctx)),
    ...(await findOutbox(ctx.db)),
  })),

  /** The facts about the mail server that senders of issues need. */
  sender: procedureFor('issues.read').query(({ ctx }) => findSender(ctx)),

  /** Queues a mail to the caller; the mail status shows a failure to send it. */
  sendTest: procedureFor('mail.send').mutation(async ({ ctx }) => {
    requireMailServer(ctx);
    await countAttempt(ctx.db, `test-mail:${ctx.staff.id}`, TEST_LIMIT, ctx.now());
    const id = `test-${randomUUID()}`;
    await ctx.db.transaction().execute(async (trx) => {
      await queueMail(trx, { id, kind: 'test', recipient: ctx.staff.email }, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'mail.test', objectId: id }, ctx.now());
    });
    ctx.mail.wake();
    return { id, to: ctx.staff.email };
  }),

  /** Retries one failed mail, or all of them. */
  retry: procedureFor('mail.send')
    .input(mailRetrySchema)
    .mutation(async ({ ctx, input }) => {
      const retried = await ctx.db.transaction().execute(async (trx) => {
        const count = await retryFailed(trx, input.id ?? null, ctx.now());
        const act = { action: 'mail.retry', objectId: input.id ?? '', detail: { count } } as const;
        if (count > 0) await recordAction(trx, ctx.actor, act, ctx.now());
        return count;
      });
      if (retried === 0 && input.id !== undefined) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such failed mail any more.' });
      }
      ctx.mail.wake();
      return { retried };
    }),
});

async function findSender({ db, mail }: Pick<Context, 'db' | 'mail'>): Promise<MailSender> {
  const { siteTitle, contactEmail } = await findSettings(db);
  return { server: mail.server, sender: { name: siteTitle, address: contactEmail } };
}
