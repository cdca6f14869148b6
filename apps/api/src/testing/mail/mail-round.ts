import type { Mailer } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { mailSender, type MailSenderOptions } from '../../core/mail/send-due-mails.ts';
import { serverName } from '../../core/mail/smtp-address.ts';
import { MAIL_FOLLOW_UPS, MAIL_WRITERS } from '../../doors/ops/mail-writers.ts';
import type { Mailbox } from './mailbox.ts';
import { TEST_NOW } from '../test-caller.ts';

/** The site's origin in test mails. */
export const TEST_ORIGIN = 'https://www.tideline.example';

/** A clock that tests advance by hand. */
export type TestClock = { now: () => string; pass: (ms: number) => void };

/** A clock that is fixed at `TEST_NOW`. */
export function openTestClock(): TestClock {
  let at = Date.parse(TEST_NOW);
  return {
    now: () => new Date(at).toISOString(),
    pass(ms) {
      at += ms;
    },
  };
}

/** The mailer of procedures, with a configured mail server. */
export function mailDoor({ server }: Pick<Mailbox, 'server'>): Mailer {
  return { server: serverName(server), wake: () => undefined, mailbox: null, dkim: null };
}

/** The mail job of a server: sends due mails at each call. */
export function openSender(db: Db, { server }: Mailbox, clock: TestClock, changes: Partial<MailSenderOptions> = {}) {
  return mailSender({
    db,
    server,
    writers: MAIL_WRITERS,
    followUps: MAIL_FOLLOW_UPS,
    hasMailbox: false,
    origin: () => TEST_ORIGIN,
    log: { info: () => undefined, warn: () => undefined },
    stop: new AbortController().signal,
    now: clock.now,
    random: () => 0.5,
    ...changes,
  });
}
