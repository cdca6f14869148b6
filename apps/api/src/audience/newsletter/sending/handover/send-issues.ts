import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { findAddressKey } from '../../../subscribers/address-keys.ts';
import { keepClaim } from '../../../../core/delivery/keep-claim.ts';
import type { SmtpServer } from '../../../../core/mail/smtp-address.ts';
import type { Db } from '../../../../core/store/schema.ts';
import { sendCanaries } from './canary.ts';
import { openIssueWriter } from './issue-writer.ts';
import { isAnyIssueDue } from '../issue-states.repository.ts';
import { MessageQueue } from './message-queue.ts';
import { failureRecorder } from './record-failure.ts';
import { SendingLanes } from './sending-lanes.ts';
import { findWaits, listFailing } from '../waits.repository.ts';

export type IssueSenderOptions = {
  db: Db;
  server: SmtpServer;
  /** The site's public address, without a trailing slash. */
  origin: () => string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Stops after the messages that are being handed over. */
  stop: AbortSignal;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** From 0 to 1, the jitter of delays. */
  random?: () => number;
};

/** Whether an issue is being sent, and the mail server is not left alone for a while. */
export async function isSendingDue(db: Db, now: string): Promise<boolean> {
  return (await isAnyIssueDue(db, now)) && (await findWaits(db, ['server'], now)).size === 0;
}

/**
 * Sends the messages of issues that are due, over several connections, until none is. Several servers may do so on one
 * database: messages are claimed, and a claim that is not renewed ends. Each connection hands over one message after the other; a server
 * that is killed leaves as many in doubt as it has connections, and they may arrive twice under the same Message-ID.
 * @returns the job to run repeatedly, never twice at once
 */
export function issueSender({ db, server, origin, log, stop, ...given }: IssueSenderOptions) {
  const { now = () => new Date().toISOString(), random = Math.random } = given;
  const claim = randomUUID();

  return async function sendIssues(): Promise<void> {
    if (!(await isSendingDue(db, now()))) return;
    const endClaim = keepClaim(db, 'issue_messages', claim, { now, warn: warnOfRenewal });
    try {
      const write = await openIssueWriter({ db, server, origin: origin(), log });
      await sendCanaries({ db, server, write, log, now });
      await sendDueMessages(write);
    } finally {
      endClaim();
    }
  };

  async function sendDueMessages(write: Awaited<ReturnType<typeof openIssueWriter>>): Promise<void> {
    const failing = new Set(await listFailing(db));
    const addressKey = await findAddressKey(db);
    const queue = new MessageQueue({
      db,
      claim,
      addressKey,
      now,
      onClaimed: ({ connections, perConnection }, count) => lanes.start(Math.min(connections, count), perConnection),
    });
    const failures = failureRecorder({
      db,
      claim,
      failing,
      log,
      now,
      random,
      onWait: () => queue.close(),
      onDomainWait: (domain) => queue.release(domain),
    });
    const lanes = new SendingLanes({ server, queue, failures, db, claim, write, failing, log, stop, now });
    const close = () => queue.close();
    stop.addEventListener('abort', close);
    try {
      if (stop.aborted) return;
      await queue.fill();
      await lanes.finish();
    } finally {
      stop.removeEventListener('abort', close);
      await queue.release();
    }
  }

  function warnOfRenewal(error: unknown): void {
    log.warn({ err: error }, 'claims of messages could not be renewed');
  }
}
