import type { FastifyBaseLogger } from 'fastify';
import { recordDelivered, releaseClaim } from '../../../../core/delivery/claims.repository.ts';
import type { DueQueue } from '../../../../core/delivery/due-queue.ts';
import { untilStored } from '../../../../core/delivery/until-stored.ts';
import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpSession } from '../../../../core/mail/smtp-session.ts';
import type { Db } from '../../../../core/store/schema.ts';
import { deleteWait, type WaitName } from '../waits.repository.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';
import type { IssueWriter } from './issue-writer.ts';
import { mayHandOver } from './may-hand-over.repository.ts';
import type { failureRecorder } from './record-failure.ts';

export type MessageOptions = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborted when the server stops. */
  stop: AbortSignal;
  write: IssueWriter;
  failures: ReturnType<typeof failureRecorder>;
  /** The names of everything that failed lately. */
  failing: Set<string>;
  now: () => string;
};

/** Checks a message, hands it over, and records the result before its connection takes the next one. */
export async function deliverMessage(
  message: ClaimedMessage,
  session: SmtpSession,
  queue: DueQueue<ClaimedMessage>,
  { db, write, failures, failing, log, stop, now }: MessageOptions,
): Promise<void> {
  const reader = { id: message.subscriberId, email: message.email };
  const prepared = await write(message.issueId, reader, message.id);
  if (!(await mayHandOver(db, message, ['sending']))) return release();
  // The mail server has the whole text: the last moment at which an unsubscribe or a stop counts. A pause lets the message
  // end.
  const mayEnd = () => mayHandOver(db, message, ['sending', 'paused']);
  try {
    if (!(await session.send(prepared, mayEnd))) return await release();
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    return failures.record(message, error, queue);
  }
  await untilStored(recordAccepted, { stop, warn });
  failures.reset();
  for (const name of ['server', `domain ${message.domain}`] satisfies WaitName[]) {
    if (failing.delete(name)) await deleteWait(db, name);
  }

  function release(): Promise<void> {
    return releaseClaim(db, 'issue_messages', [message], now());
  }

  function recordAccepted(): Promise<void> {
    const values = { state: 'accepted', accepted_at: now(), last_error: '', smtp_code: null } as const;
    return recordDelivered(db, 'issue_messages', message, values);
  }

  function warn(error: unknown): void {
    log.warn({ message: message.id, err: error }, 'an accepted message could not be recorded; it is tried again');
  }
}
