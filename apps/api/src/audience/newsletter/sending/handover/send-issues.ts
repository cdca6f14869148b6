import type { FastifyBaseLogger } from 'fastify';
import { findAddressKey } from '../../../subscribers/address-keys.ts';
import { deliverDue } from '../../../../core/delivery/deliver-due.ts';
import type { SmtpServer } from '../../../../core/mail/smtp-address.ts';
import type { Db } from '../../../../core/store/schema.ts';
import { findSendingLimits } from '../limits.repository.ts';
import { sendCanaries } from './canary.ts';
import { claimMessages } from './claim-messages.repository.ts';
import { connectionLane } from './connection-lane.ts';
import { openIssueWriter } from './issue-writer.ts';
import { isAnyIssueDue } from '../issue-states.repository.ts';
import { failureRecorder } from './record-failure.ts';
import { findWaits, listFailing } from '../waits.repository.ts';

export type IssueSenderOptions = {
  db: Db;
  server: SmtpServer;
  /** The site's public address, without a trailing slash. */
  origin: () => string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Stops after the messages that are being handed over. */
  stop: AbortSignal;
  /** Whether `server` is still the one to use; without it, always. */
  isCurrent?: () => Promise<boolean>;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** From 0 to 1, the jitter of delays. */
  random?: () => number;
};

/** Whether an issue is being sent, and the mail server has no wait. */
export async function isSendingDue(db: Db, now: string): Promise<boolean> {
  return (await isAnyIssueDue(db, now)) && (await findWaits(db, ['server'], now)).size === 0;
}

/**
 * Sends the messages of issues that are due, over several connections, until none is. After a kill, a message of each connection
 * may arrive twice, under the same Message-ID.
 * @returns the job to run repeatedly, never twice at once
 */
export function issueSender({ db, server, origin, log, stop, ...given }: IssueSenderOptions) {
  const { now = () => new Date().toISOString(), random = Math.random, isCurrent = async () => true } = given;

  return async function sendIssues(): Promise<void> {
    if (!(await isSendingDue(db, now()))) return;
    const write = await openIssueWriter({ db, server, origin: origin(), log });
    await sendCanaries({ db, server, write, log, now });
    const addressKey = await findAddressKey(db);
    const { connections, perConnection } = await findSendingLimits(db);
    const failing = new Set(await listFailing(db));
    const failures = failureRecorder({ db, failing, log, now, random });
    await deliverDue({
      db,
      table: 'issue_messages',
      async claimDue(claim) {
        const limits = await findSendingLimits(db);
        // With another server or other connections, the next job starts.
        if (!(await isCurrent()) || limits.connections !== connections || limits.perConnection !== perConnection)
          return [];
        return claimMessages(db, { ...claim, limits, addressKey, most: 2 * connections });
      },
      lanes: connections,
      runLane: connectionLane({ db, server, perConnection, write, failures, failing, log, stop, now }),
      log,
      stop,
      now,
    });
  };
}
