import type { DueQueue } from '../../../../core/delivery/due-queue.ts';
import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpServer } from '../../../../core/mail/smtp-address.ts';
import { openSmtpSession, type SmtpSession } from '../../../../core/mail/smtp-session.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';
import { deliverMessage, type MessageOptions } from './deliver-message.ts';

type Options = MessageOptions & {
  server: SmtpServer;
  /** Messages of each connection; 0 for no limit. */
  perConnection: number;
};

/** @returns runs a lane: one connection at a time, which hands over one message after the other */
export function connectionLane({ server, perConnection, ...options }: Options) {
  let openCount = 0;

  return async function runLane(queue: DueQueue<ClaimedMessage>): Promise<void> {
    let session: SmtpSession | null = null;
    let count = 0;
    try {
      for (let message = await queue.next(); message; message = await queue.next()) {
        if (session && (!session.isOpen() || count === perConnection)) session = close(session);
        if (!session) {
          session = await open(queue);
          count = 0;
        }
        if (!session) {
          queue.putBack(message);
          if (openCount > 0) return; // The mail server takes no further connection.
          continue;
        }
        count += 1;
        await deliverMessage(message, session, queue, options);
        queue.finish(message);
      }
    } finally {
      if (session) close(session);
    }
  };

  async function open(queue: DueQueue<ClaimedMessage>): Promise<SmtpSession | null> {
    try {
      const session = await openSmtpSession(server);
      openCount += 1;
      return session;
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      await options.failures.recordTrouble(error, queue);
      return null;
    }
  }

  function close(session: SmtpSession): null {
    openCount -= 1;
    session.close();
    return null;
  }
}
