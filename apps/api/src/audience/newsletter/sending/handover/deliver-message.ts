import type { FastifyBaseLogger } from 'fastify';
import { untilStored } from '../../../../core/delivery/until-stored.ts';
import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpSession } from '../../../../core/mail/smtp-session.ts';
import type { Db } from '../../../../core/store/schema.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';
import type { IssueWriter } from './issue-writer.ts';
import type { failureRecorder } from './record-failure.ts';
import { markAccepted, mayHandOver, releaseMessages } from './record-results.repository.ts';
import { deleteWait, type WaitName } from '../waits.repository.ts';

export type DeliveryOptions = {
  db: Db;
  claim: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborted when the server stops. */
  stop: AbortSignal;
  write: IssueWriter;
  failures: ReturnType<typeof failureRecorder>;
  /** The names of what has failed lately. */
  failing: Set<string>;
  now: () => string;
};

/** Hands one message over, and records the result before its connection takes the next one. */
export async function deliverMessage(
  message: ClaimedMessage,
  session: SmtpSession,
  { db, claim, write, failures, failing, log, stop, now }: DeliveryOptions,
): Promise<void> {
  const reader = { id: message.subscriberId, email: message.email };
  const prepared = await write(message.issueId, reader, message.id);
  if (!(await mayHandOver(db, message, { claim, states: ['sending'] }))) {
    await releaseMessages(db, [message], { claim, now: now() });
    return;
  }
  // The mail server has the whole text. The last moment at which an unsubscribe or a stop counts; a pause lets it end.
  const mayEnd = () => mayHandOver(db, message, { claim, states: ['sending', 'paused'] });
  try {
    if (await session.send(prepared, mayEnd)) await recordAccepted();
    else await releaseMessages(db, [message], { claim, now: now() });
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await failures.record(message, error);
  }

  async function recordAccepted(): Promise<void> {
    await untilStored(() => markAccepted(db, message, { claim, now: now() }), { stop, warn });
    failures.reset();
    for (const name of ['server', `domain ${message.domain}`] satisfies WaitName[]) {
      if (failing.delete(name)) await deleteWait(db, name);
    }
  }

  function warn(error: unknown): void {
    log.warn({ message: message.id, err: error }, 'an accepted message could not be recorded; it is tried again');
  }
}
