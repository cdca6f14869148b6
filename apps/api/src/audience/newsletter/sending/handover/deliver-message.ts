import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpSession } from '../../../../core/mail/smtp-session.ts';
import type { Db } from '../../../../core/store/schema.ts';
import type { AcceptedRecorder } from './accepted-recorder.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';
import type { HandoverGate, Pass } from './handover-gate.ts';
import type { IssueWriter } from './issue-writer.ts';
import type { failureRecorder } from './record-failure.ts';
import { mayHandOver, releaseMessages } from './record-results.repository.ts';
import { deleteWait, type WaitName } from '../waits.repository.ts';

export type DeliveryOptions = {
  db: Db;
  claim: string;
  gate: HandoverGate;
  accepted: AcceptedRecorder;
  write: IssueWriter;
  failures: ReturnType<typeof failureRecorder>;
  /** The names of what has failed lately. */
  failing: Set<string>;
  now: () => string;
};

/** Hands one message over and records the result before the next one may follow. */
export async function deliverMessage(
  message: ClaimedMessage,
  session: SmtpSession,
  { db, claim, gate, write, failures, failing, now, accepted }: DeliveryOptions,
): Promise<void> {
  const reader = { id: message.subscriberId, email: message.email };
  const prepared = await write(message.issueId, reader, message.id);
  if (!(await mayHandOver(db, message, { claim, states: ['sending'] }))) {
    await releaseMessages(db, [message], { claim, now: now() });
    return;
  }
  const turn: { pass: Pass | null; isOver: boolean } = { pass: null, isOver: false };
  try {
    if (await session.send(prepared, mayEnd)) {
      turn.pass?.answered();
      await recordAccepted();
    } else {
      await releaseMessages(db, [message], { claim, now: now() });
    }
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await failures.record(message, error);
  } finally {
    turn.isOver = true;
    turn.pass?.leave();
  }

  /** The mail server has the whole text. The last moment at which an unsubscribe or a stop counts; a pause lets it end. */
  async function mayEnd(): Promise<boolean> {
    const pass = await gate.enter();
    if (turn.isOver) {
      pass.leave(); // the connection broke meanwhile
      return false;
    }
    turn.pass = pass;
    return mayHandOver(db, message, { claim, states: ['sending', 'paused'] });
  }

  async function recordAccepted(): Promise<void> {
    await accepted.record(message.id);
    failures.reset();
    for (const name of ['server', `domain ${message.domain}`] satisfies WaitName[]) {
      if (failing.delete(name)) await deleteWait(db, name);
    }
  }
}
