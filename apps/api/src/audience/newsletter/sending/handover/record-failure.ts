import type { FastifyBaseLogger } from 'fastify';
import { later } from '@tideline/domain/time/instant';
import { recordUndelivered, releaseClaim } from '../../../../core/delivery/claims.repository.ts';
import type { DueQueue } from '../../../../core/delivery/due-queue.ts';
import { failureKind, reasonText, statusIn } from '../../../bounces/failure-kind.ts';
import { recordBounce } from '../../../bounces/record-bounce.ts';
import { ATTEMPTS_MAX, waitForMail } from '../../../../core/delivery/back-off.ts';
import type { SendError } from '../../../../core/mail/send-error.ts';
import type { Db } from '../../../../core/store/schema.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';
import { pauseIssue } from '../issue-states.repository.ts';
import { recordFailure } from '../waits.repository.ts';

/** This many refusals without an accepted message in between concern the issue or the sender, not readers. */
const REFUSALS_MAX = 25;
/** This many failures of the mail server in a row lead to a wait. */
const TROUBLES_MAX = 5;

export type FailureOptions = {
  db: Db;
  /** The names of everything that has failed since it last worked. */
  failing: Set<string>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => string;
  /** From 0 to 1, the jitter of delays. */
  random: () => number;
};

type Queue = DueQueue<ClaimedMessage>;

/** Records failures of one server, and decides what they concern: a reader, a domain, the issue or the mail server. */
export function failureRecorder({ db, failing, log, now, random }: FailureOptions) {
  let refusals = 0;
  let troubles = 0;

  return {
    /** A message was accepted. */
    reset(): void {
      refusals = 0;
      troubles = 0;
    },

    /** The mail server was unreachable, or refused the sign-in. */
    async recordTrouble(error: SendError, queue: Queue): Promise<void> {
      troubles += 1;
      if (troubles < TROUBLES_MAX && (error.code ?? 0) < 500) return;
      troubles = 0;
      queue.close();
      failing.add('server');
      await recordFailure(db, 'server', error.message, now());
    },

    async record(message: ClaimedMessage, error: SendError, queue: Queue): Promise<void> {
      const { code, part } = error;
      const reason = reasonText(error.message);
      log.warn({ message: message.id, attempts: message.attempts, reason: error.reason, code }, 'message not accepted');
      if (part === 'sender' && error.isPermanent) {
        await releaseClaim(db, 'issue_messages', [message], now());
        await pause(message.issueId, `The mail server refused the sender: ${reason}`, queue);
        return;
      }
      if (error.reason === 'refused' || message.attempts >= ATTEMPTS_MAX) {
        await recordRefusal(message, reason, error);
        refusals += 1;
        if (refusals < REFUSALS_MAX) return;
        refusals = 0;
        await pause(message.issueId, `The mail server refused ${REFUSALS_MAX} messages in a row: ${reason}`, queue);
        return;
      }
      const at = later(now(), waitForMail(message.attempts, random()));
      await recordUndelivered(db, 'issue_messages', message, at, { last_error: reason, smtp_code: code });
      if (part !== 'recipient') await this.recordTrouble(error, queue);
      else if (!isGreylisting(reason)) await recordDomainFailure(message.domain, reason, queue);
    },
  };

  /** A refusal that concerns the mailbox ends the subscription, like a bounce. */
  async function recordRefusal(message: ClaimedMessage, reason: string, { code, part }: SendError): Promise<void> {
    const isDead = part === 'recipient' && failureKind(statusIn(reason), reason) === 'hard';
    await db.transaction().execute(async (trx) => {
      const values = { state: 'refused', last_error: reason, smtp_code: code } as const;
      await recordUndelivered(trx, 'issue_messages', message, null, values);
      if (isDead) await recordBounce(trx, { messageId: message.id, recipient: null, kind: 'hard', reason }, now());
    });
  }

  async function pause(issueId: string, reason: string, queue: Queue): Promise<void> {
    queue.close();
    await db.transaction().execute((trx) => pauseIssue(trx, issueId, reason, now()));
    log.warn({ issue: issueId }, 'an issue was paused');
  }

  async function recordDomainFailure(domain: string, reason: string, queue: Queue): Promise<void> {
    failing.add(`domain ${domain}`);
    const until = await recordFailure(db, `domain ${domain}`, reason, now());
    if (until !== null) await queue.release((message) => message.domain === domain);
  }
}

/** A greylisting server refuses the first message to each reader and takes the second, so the domain need not wait. */
function isGreylisting(reason: string): boolean {
  return /gr[ae]y-?\s?list/i.test(reason);
}
