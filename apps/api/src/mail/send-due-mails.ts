import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, later, MINUTE_MS } from '@tideline/domain/site/instant';
import type { MailKind } from '@tideline/domain/site/mail';
import type { Db } from '../store/schema.ts';
import type { LetterWriter } from './letter.ts';
import { takeAttempt, type RateLimit } from '../limits/rate-limit.ts';
import { findSettings } from '../settings/settings.repository.ts';
import {
  claimMail,
  deleteMail,
  markFailed,
  markSent,
  postponeKind,
  postponeMail,
  type ClaimedMail,
} from './mails.repository.ts';
import { messageIdOf, openPostman, Undelivered, type Postman } from './send-letter.ts';
import type { SmtpServer } from './smtp-address.ts';

/** Confirmation mails of the whole site. Source: security.md §7. */
const CONFIRMATION_LIMIT: RateLimit = { limit: 300, windowSeconds: 60 * 60 };

const LONGEST_WAIT_MS = 4 * HOUR_MS;
/** With the waits in between, some three days. */
const ATTEMPTS_MAX = 25;
/** After the mail server could not be reached, nothing is tried for so long: doubled each time, up to the second. */
const PAUSE_MS = { first: 15_000, longest: 5 * MINUTE_MS };

export type MailSenderOptions = {
  db: Db;
  server: SmtpServer;
  writers: Record<MailKind, LetterWriter>;
  /** The site's public address, without a slash at its end. */
  origin: () => string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Ends the work after the mail under way. */
  stop: AbortSignal;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** From 0 up to 1, so that waits differ. */
  random?: () => number;
};

type Outcome = 'done' | 'unreachable';

/**
 * Sends what is due, one mail after the other; each call goes on until nothing is due. Any number of servers may do so
 * on one database: a mail is claimed before it is sent. A server that dies between the mail server's yes and the row
 * that says so leaves one mail to be sent again, under the same Message-ID.
 * @returns to be called again and again, never twice at once
 */
export function mailSender({ db, server, writers, origin, log, stop, ...given }: MailSenderOptions) {
  const { now = () => new Date().toISOString(), random = Math.random } = given;
  let pausedUntil = '';
  let pauseMs = PAUSE_MS.first;
  /** What the mail server has taken, and the database does not know yet. */
  let unnoted: ClaimedMail | null = null;

  return async function sendDueMails(): Promise<void> {
    if (unnoted) await noteSent(unnoted);
    if (now() < pausedUntil) return;
    let postman: Postman | null = null;
    try {
      while (!stop.aborted) {
        const mail = await claimMail(db, randomUUID(), now());
        if (!mail) return;
        postman ??= await openPostman(server);
        if ((await sendMail(mail, postman)) === 'unreachable') {
          pausedUntil = after(pauseMs);
          pauseMs = Math.min(2 * pauseMs, PAUSE_MS.longest);
          return;
        }
        pauseMs = PAUSE_MS.first;
      }
    } finally {
      postman?.close();
    }
  };

  async function sendMail(mail: ClaimedMail, postman: Postman): Promise<Outcome> {
    if (mail.kind === 'confirmation') {
      const excess = await takeAttempt(db, 'confirmation-mails', CONFIRMATION_LIMIT, now());
      if (excess) {
        const at = after(excess.retryAfterSeconds * 1000);
        await db.transaction().execute((trx) => postponeKind(trx, mail, at, now()));
        return 'done';
      }
    }
    const { siteTitle, contactEmail, timeZone } = await findSettings(db);
    const paper = { db, siteTitle, agencyAddress: contactEmail, timeZone, origin: origin(), now: now() };
    const sender = { name: siteTitle, address: contactEmail };
    try {
      const letter = await writers[mail.kind](paper, mail.aboutId);
      if (letter === null) {
        await deleteMail(db, mail);
        return 'done';
      }
      await postman.send(letter, { messageId: messageIdOf(mail.id, paper.origin), sender });
    } catch (error) {
      return await noteFailure(mail, error instanceof Undelivered ? error : toUnwritten(mail, error));
    }
    await noteSent(mail);
    return 'done';
  }

  /** A database that is away just then is asked again in the next round: nobody else sends the mail meanwhile. */
  async function noteSent(mail: ClaimedMail): Promise<void> {
    unnoted = mail;
    await db.transaction().execute((trx) => markSent(trx, mail, now()));
    unnoted = null;
    log.info({ mail: mail.id }, 'mail sent');
  }

  /** A mail that cannot be written waits like one that is not taken, so that it does not stop those behind it. */
  function toUnwritten(mail: ClaimedMail, error: unknown): Undelivered {
    log.warn({ mail: mail.id, err: error }, 'mail could not be written');
    return new Undelivered('later', 'The mail could not be written; the log of the server says why.');
  }

  async function noteFailure(mail: ClaimedMail, { reason, message }: Undelivered): Promise<Outcome> {
    log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'mail not sent');
    if (reason === 'refused' || mail.attempts >= ATTEMPTS_MAX) {
      await db.transaction().execute((trx) => markFailed(trx, mail, message, now()));
    } else {
      await postponeMail(db, mail, after(waitAfter(mail.attempts, random())), message);
    }
    return reason === 'unreachable' ? 'unreachable' : 'done';
  }

  function after(ms: number): string {
    return later(now(), ms);
  }
}

/** How long to wait after so many attempts, in milliseconds: a minute, then twice as long each time, up to four hours. */
export function waitAfter(attempts: number, random: number): number {
  const waitMs = Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(waitMs * (0.75 + random / 2));
}
