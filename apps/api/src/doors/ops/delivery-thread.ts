/** The worker thread that sends mails and issues, and delivers events. */
import { issueSender } from '../../audience/newsletter/sending/handover/send-issues.ts';
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import { targetsOf } from '../../care/webhooks/webhook-target.ts';
import { answerRuns } from '../../core/delivery/answer-runs.ts';
import { mailSender } from '../../core/mail/send-due-mails.ts';
import { withCurrentMail } from '../../core/mail-accounts/with-current-mail.ts';
import type { DeliveryData } from './delivery-jobs.ts';
import { MAIL_FOLLOW_UPS, MAIL_WRITERS } from './mail-writers.ts';

answerRuns<DeliveryData>(({ data: { mail, allowsLoopback }, ...given }) => {
  const deliverEvents = eventDeliverer({ ...given, targets: targetsOf(allowsLoopback) });
  const jobs: Record<string, () => Promise<unknown>> = { deliverEvents };
  if (mail === null) return jobs;
  const { db } = given;
  const outgoing = { ...given, origin: () => mail.origin };
  const writing = { writers: MAIL_WRITERS, followUps: MAIL_FOLLOW_UPS };
  jobs['sendMails'] = withCurrentMail(db, mail.environment, ({ smtp, imap }, isCurrent) => {
    const hasMailbox = imap.address !== null;
    return smtp.server && mailSender({ ...outgoing, ...writing, server: smtp.server, hasMailbox, isCurrent });
  });
  jobs['sendIssues'] = withCurrentMail(db, mail.environment, ({ smtp }, isCurrent) => {
    return smtp.server && issueSender({ ...outgoing, server: smtp.server, isCurrent });
  });
  return jobs;
});
