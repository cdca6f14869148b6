import { setTimeout as sleep } from 'node:timers/promises';
import { SendError } from '../mail/send-error.ts';
import type { SmtpServer } from '../mail/smtp-address.ts';
import { openSmtpSession } from '../mail/smtp-session.ts';
import type { ImapMailbox } from '../mailbox/imap-address.ts';
import { imapErrorText, openImapClient } from '../mailbox/open-imap-client.ts';
import { type AccountFailure, explainFailure, NO_ANSWER_IN_TIME } from './explain-failure.ts';

/** Longer than each step may take by itself; somebody is waiting. */
const CHECK_MS = 30_000;
/** No message is fetched. */
const MAX_BYTES = 1_000_000;

/** Connects to a mail server and signs in, as sending does. @returns why that failed; null when it works */
export async function checkSmtpServer(server: SmtpServer): Promise<AccountFailure | null> {
  return check(server, async () => (await openSmtpSession(server)).close());
}

/** Connects to a mailbox, signs in and opens its folder, as reading does. @returns why that failed; null when it works */
export async function checkMailbox(mailbox: ImapMailbox): Promise<AccountFailure | null> {
  return check(mailbox, async () => {
    const client = await openImapClient(mailbox, MAX_BYTES);
    try {
      await client.mailboxOpen(mailbox.folder, { readOnly: true });
    } finally {
      client.close();
    }
  });
}

async function check(server: SmtpServer | ImapMailbox, connect: () => Promise<void>): Promise<AccountFailure | null> {
  const timer = new AbortController();
  const late = sleep(CHECK_MS, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(NO_ANSWER_IN_TIME);
  });
  late.catch(() => undefined); // the timer is stopped when the check has ended
  try {
    await Promise.race([connect(), late]);
    return null;
  } catch (error) {
    const text = error instanceof SendError ? error.message : imapErrorText(error, server);
    return explainFailure(text, server);
  } finally {
    timer.abort();
  }
}
