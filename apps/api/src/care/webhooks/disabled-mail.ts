import { oneLine, type MailContext, type MailMessage } from '../../core/mail/mail-message.ts';
import { listDisabled } from './delivery/webhook-health.repository.ts';

/** The notice that webhooks were disabled. Null when all of them work again. */
export async function writeDisabledMail({ db, origin }: MailContext, recipient: string): Promise<MailMessage | null> {
  const disabled = await listDisabled(db);
  if (disabled.length === 0) return null;
  const lines = disabled.map(
    ({ name, url, reason }) => `${oneLine(name)}\n${oneLine(url, 500)}\n${oneLine(reason, 500)}`,
  );
  return {
    to: recipient,
    subject: `Webhook disabled: ${disabled.map(({ name }) => oneLine(name)).join(', ')}`,
    text: `Deliveries kept failing, so the site stopped sending events to:

${lines.join('\n\n')}

Events that weren't delivered are in the log, and you can send them again from there.
See what failed and resume the webhook:
${origin}/admin?tab=settings&section=webhooks
`,
  };
}
