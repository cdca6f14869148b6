import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpServer } from '../../../../core/mail/smtp-address.ts';
import { openSmtpSession, type SmtpSession } from '../../../../core/mail/smtp-session.ts';
import { deliverMessage, type DeliveryOptions } from './deliver-message.ts';
import type { MessageQueue } from './message-queue.ts';

type Options = DeliveryOptions & { server: SmtpServer; queue: MessageQueue };

/** A connection, and how many messages it has taken. */
type Line = { session: SmtpSession; count: number };

/** The connections of one server, each of which takes messages from the queue until it is empty. */
export class SendingLanes {
  readonly #options: Options;
  readonly #running = new Set<Promise<void>>();
  readonly #sessions = new Set<SmtpSession>();
  /** What the mail server takes at once, once it has refused a further connection. */
  #most = Infinity;
  #problem: unknown = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Runs this many connections, unless as many run already. @param perConnection messages of each; 0 for no limit */
  start(count: number, perConnection: number): void {
    while (this.#running.size < Math.min(count, this.#most)) {
      const lane = this.#run(perConnection)
        .catch((error: unknown) => {
          this.#problem ??= error;
          this.#options.queue.close();
        })
        .finally(() => this.#running.delete(lane));
      this.#running.add(lane);
    }
  }

  /** Waits until all have ended. @throws when one could not go on */
  async finish(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running);
    if (this.#problem !== null) throw this.#problem;
  }

  async #run(perConnection: number): Promise<void> {
    const { queue } = this.#options;
    let line: Line | null = null;
    try {
      for (let message = await queue.next(); message; message = await queue.next()) {
        if (line && (!line.session.isOpen() || (perConnection > 0 && line.count >= perConnection))) {
          this.#close(line);
          line = null;
        }
        line ??= await this.#open();
        if (line === null) {
          queue.putBack(message);
          if (this.#sessions.size === 0) continue;
          this.#most = this.#sessions.size;
          return;
        }
        line.count += 1;
        await deliverMessage(message, line.session, this.#options);
        queue.finish(message);
      }
    } finally {
      if (line) this.#close(line);
    }
  }

  async #open(): Promise<Line | null> {
    try {
      const session = await openSmtpSession(this.#options.server);
      this.#sessions.add(session);
      return { session, count: 0 };
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      await this.#options.failures.recordTrouble(error);
      return null;
    }
  }

  #close({ session }: Line): void {
    this.#sessions.delete(session);
    session.close();
  }
}
