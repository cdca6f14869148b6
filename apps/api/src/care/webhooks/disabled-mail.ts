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
    text: `The site sends no more events to:

${lines.join('\n\n')}

Events that waited are in the log, from which they can be sent again. See what failed, and resume:
${origin}/admin?tab=settings
`,
  };
}
