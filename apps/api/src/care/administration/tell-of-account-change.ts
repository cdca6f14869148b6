import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import type { Context } from '../../context.ts';
import { messageIdOf } from '../../core/mail/mail-options.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import type { SmtpServer } from '../../core/mail/smtp-address.ts';
import { openComposer, sendOnce } from '../../core/mail/smtp-session.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { writeAccountChangeMail } from './account-change-mail.ts';

/** Somebody is waiting. */
const FORMER_SERVER_MS = 10_000;

/**
 * Tells the contact email, through the mail server that was used until now: a new one of a thief would not deliver it. If the
 * former one does not take it, the outbox does.
 * @param former null: there was none, or it is still used
 */
export async function tellOfAccountChange(
  ctx: Pick<Context, 'db' | 'origin' | 'log' | 'now'>,
  former: SmtpServer | null,
): Promise<void> {
  const { contactEmail: recipient, siteTitle } = await findSettings(ctx.db);
  if (recipient === DEFAULT_SETTINGS.contactEmail) return; // the address of a new installation is only an example
  const id = `mail-account-change-${randomUUID()}`;
  if (former && (await isSentThrough(former))) return;
  await queueMail(ctx.db, { id, kind: 'mail-account-change', recipient }, ctx.now());

  async function isSentThrough(server: SmtpServer): Promise<boolean> {
    const envelope = { messageId: messageIdOf(id, ctx.origin), sender: { name: siteTitle, address: recipient } };
    const send = async () => {
      const compose = await openComposer(server);
      await sendOnce(
        server,
        await compose(await writeAccountChangeMail({ siteTitle, origin: ctx.origin }, recipient), envelope),
      );
      return true;
    };
    const sending = send().catch(() => {
      ctx.log.warn({ mail: id }, 'the former mail server did not take the notice of its change');
      return false;
    });
    return Promise.race([sending, sleep(FORMER_SERVER_MS, false, { ref: false })]);
  }
}
