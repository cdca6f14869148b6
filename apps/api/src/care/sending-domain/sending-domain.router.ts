import { Resolver } from 'node:dns/promises';
import { sendingDomainAnswer } from '@tideline/domain/mail/sending-domain.answer';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { answer } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { checkSendingDomain } from './check-sending-domain.ts';

/** Checks per member of staff. */
const CHECK_LIMIT: RateLimit = { limit: 20, windowSeconds: 10 * 60 };
const TIMES = { timeout: 2000, tries: 2 };

export const sendingDomainRouter = router({
  check: staffCall('mail.send', {
    rest: 'POST /admin/mail/domain-check',
    summary: 'Check the DNS records of the domain that mail comes from',
    answer: answer(sendingDomainAnswer),
    refusals: [429],
  }).mutation(async ({ ctx }) => {
    await countAttempt(ctx.db, `sending-domain:${ctx.staff.id}`, CHECK_LIMIT, ctx.now());
    const { contactEmail } = await findSettings(ctx.db);
    const { server, dkim } = ctx.mail;
    const smtpHost = server === null ? null : server.replace(/:\d+$/, '');
    return checkSendingDomain(new Resolver(TIMES), { contactEmail, smtpHost, dkim });
  }),
});
