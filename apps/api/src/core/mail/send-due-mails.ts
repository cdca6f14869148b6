import type { FastifyBaseLogger } from 'fastify';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { MailKind } from '@tideline/domain/mail/mail';
import type { Db } from '../store/schema.ts';
import type { MailFollowUp, MailWriter } from './mail-message.ts';
import { ATTEMPTS_MAX, waitAfter, waitForMail } from '../delivery/back-off.ts';
import { recordUndelivered } from '../delivery/claims.repository.ts';
import { deliverDue } from '../delivery/deliver-due.ts';
import type { DueQueue } from '../delivery/due-queue.ts';
import { untilStored } from '../delivery/until-stored.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { hasDigest, moveToDigest } from './digests.repository.ts';
import {
  claimMail,
  deleteMail,
  markFailed,
  markSent,
  postponeKind,
  keepMail,
  type ClaimedMail,
} from './mails.repository.ts';
import { SendError } from './send-error.ts';
import { returnPlace, takePlace } from './site-limit.ts';
import { messageIdOf } from './mail-options.ts';
import type { SmtpServer } from './smtp-address.ts';
import { openComposer, sendOnce } from './smtp-session.ts';

/** Pauses after the mail server was unreachable. */
const PAUSE = { firstMs: 15_000, longestMs: 5 * MINUTE_MS };

export type MailSenderOptions = {
  db: Db;
  server: SmtpServer;
  writers: Record<MailKind, MailWriter>;
  /** For kinds whose subject rows record the result of their mail. */
  followUps: Partial<Record<MailKind, MailFollowUp>>;
  /** Whether the site reads a mailbox that can receive answers. */
  hasMailbox: boolean;
  /** The site's public address, without a trailing slash. */
  origin: () => string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Stops after the current mail. */
  stop: AbortSignal;
  /** Whether `server` is still the one to use; without it, always. */
  isCurrent?: () => Promise<boolean>;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** From 0 to 1, the jitter of delays. */
  random?: () => number;
};

type Outcome = 'done' | 'unreachable';
type Composer = Awaited<ReturnType<typeof openComposer>>;

/**
 * Sends the mails that are due, one after the other, until none is. If a server dies after the mail server has accepted a mail
 * and before that is recorded, the mail is sent again under the same Message-ID.
 * @returns the job to run repeatedly, never twice at once
 */
export function mailSender({
  db,
  server,
  writers,
  followUps,
  hasMailbox,
  origin,
  log,
  stop,
  ...given
}: MailSenderOptions) {
  const { now = () => new Date().toISOString(), random = Math.random, isCurrent = async () => true } = given;
  let pausedUntil = '';
  let failures = 0;

  return async function sendDueMails(): Promise<void> {
    if (now() < pausedUntil) return;
    const compose = await openComposer(server);
    await deliverDue({
      db,
      table: 'mails',
      claimDue: async (claim) => ((await isCurrent()) ? claimMail(db, claim) : []),
      lanes: 1,
      runLane: (queue) => runLane(queue, compose),
      log,
      stop,
      now,
    });
  };

  async function runLane(queue: DueQueue<ClaimedMail>, compose: Composer): Promise<void> {
    for (let mail = await queue.next(); mail; mail = await queue.next()) {
      const outcome = await sendMail(mail, compose);
      queue.finish(mail);
      if (outcome === 'unreachable') {
        failures += 1;
        pausedUntil = after(waitAfter(failures, PAUSE));
        return;
      }
      failures = 0;
    }
  }

  async function sendMail(mail: ClaimedMail, compose: Composer): Promise<Outcome> {
    const { siteTitle, contactEmail, timeZone, mailsPerHour } = await findSettings(db);
    const place = await takePlace(db, mail.kind, mailsPerHour, now());
    if ('retryAfterSeconds' in place) {
      await holdBack(mail, after(place.retryAfterSeconds * 1000));
      return 'done';
    }
    const context = { db, siteTitle, agencyAddress: contactEmail, timeZone, hasMailbox, origin: origin(), now: now() };
    const envelope = {
      messageId: messageIdOf(mail.id, context.origin),
      sender: { name: siteTitle, address: contactEmail },
    };
    try {
      const message = await writers[mail.kind]({ ...context, recipient: mail.recipient }, mail.aboutId);
      if (message === null) {
        await returnPlace(db, place);
        await dropMail(mail);
        return 'done';
      }
      if (!(await keepMail(db, mail, now()))) {
        // This server paused for so long that another one took over.
        await returnPlace(db, place);
        return 'done';
      }
      await sendOnce(server, await compose(message, envelope));
    } catch (error) {
      await returnPlace(db, place);
      return await recordFailure(mail, error instanceof SendError ? error : toSendError(mail, error));
    }
    await recordSent(mail);
    return 'done';
  }

  async function dropMail(mail: ClaimedMail): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await deleteMail(trx, mail);
      await followUps[mail.kind]?.(trx, mail.aboutId, { error: 'It was no longer needed.', at: now() });
    });
  }

  /** Above a limit: notices of enquiries and calls are collected in digests, other mails wait until `at`. */
  async function holdBack(mail: ClaimedMail, at: string): Promise<void> {
    await db
      .transaction()
      .execute((trx) => (hasDigest(mail.kind) ? moveToDigest(trx, mail, now()) : postponeKind(trx, mail, at, now())));
  }

  async function recordSent(mail: ClaimedMail): Promise<void> {
    const record = () =>
      db.transaction().execute(async (trx) => {
        await markSent(trx, mail, now());
        await followUps[mail.kind]?.(trx, mail.aboutId, { error: '', at: now() });
      });
    const warn = (error: unknown) =>
      log.warn({ mail: mail.id, err: error }, 'a sent mail could not be recorded; it is tried again');
    await untilStored(record, { stop, warn });
    log.info({ mail: mail.id }, 'mail sent');
  }

  /** A mail that cannot be written is retried later, so that it does not block the others. */
  function toSendError(mail: ClaimedMail, error: unknown): SendError {
    log.warn({ mail: mail.id, err: error }, 'mail could not be written');
    return new SendError('later', 'The email could not be written; the server log says why.');
  }

  async function recordFailure(mail: ClaimedMail, { reason, message }: SendError): Promise<Outcome> {
    log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'mail not sent');
    if (reason === 'refused' || mail.attempts >= ATTEMPTS_MAX) {
      await db.transaction().execute(async (trx) => {
        await markFailed(trx, mail, message, now());
        await followUps[mail.kind]?.(trx, mail.aboutId, { error: message, at: now() });
      });
    } else {
      const at = after(waitForMail(mail.attempts, random()));
      await recordUndelivered(db, 'mails', mail, at, { last_error: message });
    }
    return reason === 'unreachable' ? 'unreachable' : 'done';
  }

  function after(ms: number): string {
    return later(now(), ms);
  }
}
