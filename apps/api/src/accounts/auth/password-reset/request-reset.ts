import { emailKey } from '@tideline/domain/subscriber/email-address';
import { newId } from '../../../core/host/new-id.ts';
import type { Context } from '../../../context.ts';
import { countAttempt, countCaller, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { networkOf } from '../session/network.ts';

/** Requests per network, and per address from all networks. */
const LIMITS: Record<'own' | 'wide' | 'account', RateLimit> = {
  own: { limit: 5, windowSeconds: 15 * 60 },
  wide: { limit: 20, windowSeconds: 15 * 60 },
  account: { limit: 3, windowSeconds: 60 * 60 },
};

/**
 * Queues the mail with a link for a new password. The work is the same whether or not the address has an account: the
 * account is looked up when the mail is sent.
 * @returns `no-mail` on a site without a mail server
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function requestReset(ctx: Context, email: string): Promise<{ outcome: 'sent' | 'no-mail' }> {
  if (ctx.mail.server === null) return { outcome: 'no-mail' };
  const now = ctx.now();
  await countCaller(ctx.db, 'password-reset', ctx.clientAddress, LIMITS, now);
  await countAttempt(ctx.db, `password-reset-account:${emailKey(email)}`, LIMITS.account, now);
  await queueMail(ctx.db, { id: newId(), kind: 'password-reset', recipient: email.trim() }, now);
  ctx.mail.wake();
  ctx.log.info(
    { event: 'password reset requested', network: networkOf(ctx.clientAddress) },
    'password reset requested',
  );
  return { outcome: 'sent' };
}
