import type { SendingLimits } from '@tideline/domain/newsletter/sending';
import type { Db } from '../../../../core/store/schema.ts';
import { claimMessages, type ClaimedMessage } from './claim-messages.repository.ts';
import { findSendingLimits } from '../limits.repository.ts';
import { releaseMessages } from './record-results.repository.ts';

type Options = {
  db: Db;
  claim: string;
  /** The key of the suppression list. */
  addressKey: string;
  now: () => string;
  /** Called after each claim, with the limits as they are and the number of messages under way. */
  onClaimed: (limits: SendingLimits, count: number) => void;
};

/** The messages that this server has claimed, for its connections to take. */
export class MessageQueue {
  readonly #options: Options;
  #waiting: ClaimedMessage[] = [];
  /** The waiting ones, and those that connections have taken. */
  readonly #underWay = new Set<string>();
  #filling: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The next message; null when none is due, or the queue is closed. */
  async next(): Promise<ClaimedMessage | null> {
    if (this.#waiting.length === 0 && !this.#isClosed) await this.fill();
    return this.#isClosed ? null : (this.#waiting.shift() ?? null);
  }

  /** Claims messages; calls at the same time claim once. */
  fill(): Promise<void> {
    this.#filling ??= this.#claim().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  /** Takes back a message that was not tried. */
  putBack(message: ClaimedMessage): void {
    this.#waiting.unshift(message);
  }

  /** The result of a message is recorded. */
  finish({ id }: ClaimedMessage): void {
    this.#underWay.delete(id);
  }

  /** From now on, `next` answers null. */
  close(): void {
    this.#isClosed = true;
  }

  /** Gives the waiting messages back to all servers: those to one domain, or all. */
  async release(domain?: string): Promise<void> {
    const released = this.#waiting.filter((message) => domain === undefined || message.domain === domain);
    this.#waiting = this.#waiting.filter((message) => !released.includes(message));
    const { db, claim, now } = this.#options;
    await releaseMessages(db, released, { claim, now: now() });
    for (const message of released) this.finish(message);
  }

  async #claim(): Promise<void> {
    const { db, claim, addressKey, now, onClaimed } = this.#options;
    const limits = await findSendingLimits(db);
    const most = 2 * limits.connections;
    const claimed = await claimMessages(db, { claim, limits, addressKey, most, underWay: this.#underWay, now: now() });
    for (const { id } of claimed) this.#underWay.add(id);
    this.#waiting.push(...claimed);
    onClaimed(limits, this.#underWay.size);
  }
}
