import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../start-thread.ts';
import type { MailboxMessage } from '../mailbox-message.ts';

/** The largest ordinary mail takes a second, but much more on a busy machine; a hostile one may never end. */
const TIME_LIMIT_MS = 60_000;
/** Beside the bytes of the message and of its files. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 };

/** A thread that digests mails, one at a time. */
export type MailThread = {
  /**
   * Digests a message, whose bytes move into the thread.
   * @returns null when it is not a valid message
   * @throws Error when it takes too much time or memory
   */
  digest: (source: Uint8Array<ArrayBuffer>) => Promise<MailboxMessage | null>;
  /** Ends the thread. */
  close: () => Promise<void>;
};

/** The thread starts with the first message, and again after one that it failed on. */
export function openMailThread(timeLimitMs = TIME_LIMIT_MS): MailThread {
  let worker: Worker | null = null;

  async function digest(source: Uint8Array<ArrayBuffer>): Promise<MailboxMessage | null> {
    worker ??= start();
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      worker.postMessage(source, [source.buffer]);
      const [message] = (await once(worker, 'message', { signal })) as [MailboxMessage | null]; // rejects on `error`, too
      return message;
    } catch (error) {
      await close();
      if (signal.aborted) throw new Error('The message takes too long to read.', { cause: error });
      throw error;
    }
  }

  function start(): Worker {
    const started = startThread('core/mailbox/parse/parse-mail', { env: {}, resourceLimits: MEMORY_LIMIT });
    started.on('error', () => undefined); // also between two messages
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function close(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  return { digest, close };
}
