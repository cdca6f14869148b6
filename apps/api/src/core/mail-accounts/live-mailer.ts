import type { Mailer, MailEnvironment } from '../../context.ts';
import { dkimRecord } from '../mail/dkim-key.ts';
import { serverName } from '../mail/smtp-address.ts';
import { mailboxKey, mailboxName } from '../mailbox/imap-address.ts';
import type { Db } from '../store/schema.ts';
import { type CurrentMail, findCurrentMail, MAILBOX_FOLDER } from './current-mail.ts';

/** The mailer of a running server. It shows the accounts as they were at the last `refresh`. */
export type LiveMailer = Mailer & {
  accounts: NonNullable<Mailer['accounts']>;
  /** Whether this server can send: there is a mail server, and its password can be read here. */
  canSend: boolean;
};

/**
 * Opens the mailer of procedures and jobs. Call `refresh` before the first use, and repeatedly: another server on the same
 * database may have changed the accounts.
 */
export function openLiveMailer(db: Db, environment: MailEnvironment, wake: () => void): LiveMailer {
  let current: CurrentMail | null = null;
  return {
    get server() {
      // Also when its password cannot be read here: mail waits in the outbox, and sign-ups need their confirmation.
      return current?.smtp.address ? serverName(current.smtp.address) : null;
    },
    get mailbox() {
      if (!current?.imap.address) return null;
      const place = current.imap.server ?? { ...current.imap.address, folder: MAILBOX_FOLDER };
      return { name: mailboxName(place), key: mailboxKey(place) };
    },
    get canSend() {
      return current?.smtp.server != null;
    },
    wake,
    dkim: environment.dkim && dkimRecord(environment.dkim),
    accounts: {
      environment,
      async refresh() {
        current = await findCurrentMail(db, environment);
      },
    },
  };
}
