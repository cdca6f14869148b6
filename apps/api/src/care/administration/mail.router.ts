import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { MailSender } from '@tideline/domain/mail/mail';
import {
  mailSenderAnswer,
  mailStatusAnswer,
  retriedMailAnswer,
  testMailAnswer,
} from '@tideline/domain/mail/mail.answer';
import { mailRetrySchema } from '@tideline/domain/mail/mail.schema';
import { findLastAcceptedAt } from '../../audience/newsletter/sending/progress.repository.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { requireMailServer } from '../../core/rpc/require-mail-server.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { accepted, answer } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findLastSentAt, findOutbox, retryFailed } from '../../core/mail/outbox-report.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { mailAccountsRouter } from './mail-accounts.router.ts';

/** Test mails per account. */
const TEST_LIMIT: RateLimit = { limit: 5, windowSeconds: 10 * 60 };

export const mailRouter = router({
  accounts: mailAccountsRouter,

  status: staffCall('mail.read', {
    rest: 'GET /admin/mail',
    summary: 'Read the state of the outbox',
    answer: answer(mailStatusAnswer),
  }).query(async ({ ctx }) => ({
    ...(await findSender(ctx)),
    ...(await findOutbox(ctx.db)),
    lastAcceptedAt: await findLatestMessage(ctx.db),
  })),

  sender: staffCall('issues.read', {
    rest: 'GET /newsletter/sender',
    summary: 'Read who the email of the site comes from',
    answer: answer(mailSenderAnswer),
  }).query(({ ctx }) => findSender(ctx)),

  sendTest: staffCall('mail.send', {
    rest: 'POST /admin/mail/test',
    summary: 'Send yourself a test email',
    description:
      'An integration sends it to the agency’s contact address. If sending fails, `GET /api/admin/mail` shows it.',
    answer: { ...accepted(testMailAnswer), text: 'It is in the outbox' },
    refusals: [409, 429],
  }).mutation(async ({ ctx }) => {
    requireMailServer(ctx);
    await countAttempt(ctx.db, `test-mail:${ctx.staff.id}`, TEST_LIMIT, ctx.now());
    const id = `test-${randomUUID()}`;
    const to = ctx.staff.email || (await findSettings(ctx.db)).contactEmail;
    await ctx.db.transaction().execute(async (trx) => {
      await queueMail(trx, { id, kind: 'test', recipient: to }, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'mail.test', objectId: id }, ctx.now());
    });
    ctx.mail.wake();
    return { id, to };
  }),

  /** Retries one failed mail; without an id, all of them. */
  retry: staffCall('mail.send', {
    rest: 'POST /admin/mail/{id}/retry',
    summary: 'Retry a failed email',
    input: mailRetrySchema,
    answer: { ...accepted(retriedMailAnswer), text: 'It is in the outbox again' },
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    const retried = await ctx.db.transaction().execute(async (trx) => {
      const count = await retryFailed(trx, input.id ?? null, ctx.now());
      const act = { action: 'mail.retry', objectId: input.id ?? '', detail: { count } } as const;
      if (count > 0) await recordAction(trx, ctx.actor, act, ctx.now());
      return count;
    });
    if (retried === 0 && input.id !== undefined) {
      throw new TRPCError({ code: 'NOT_FOUND', message: 'This failed email no longer exists.' });
    }
    ctx.mail.wake();
    return { retried };
  }),
});

async function findSender({ db, mail }: Pick<Context, 'db' | 'mail'>): Promise<MailSender> {
  const { siteTitle, contactEmail } = await findSettings(db);
  return { server: mail.server, sender: { name: siteTitle, address: contactEmail } };
}

async function findLatestMessage(db: Db): Promise<string | null> {
  const dates = [await findLastSentAt(db), await findLastAcceptedAt(db)].filter((at) => at !== null);
  return dates.toSorted().at(-1) ?? null;
}
