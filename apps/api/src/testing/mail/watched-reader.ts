/**
 * A program that reads a mailbox each time its parent asks, as the server does, and answers what that took.
 * Arguments: the URL of the database, the mailbox as JSON, the folder of pictures.
 */
import { mailboxReader } from '../../mailbox/read-mailbox.ts';
import { mailboxHandlers } from '../../ops/mailbox-handlers.ts';
import { openDatabase } from '../../store/open-database.ts';

/** What one read took. */
export type ReadReport = {
  /** Why it failed; null when everything new was read. */
  error: string | null;
  /** The longest time of the processor that the event loop spent without letting another task run. */
  longestTurnMs: number;
  /** The most memory of this process so far, with all its threads. */
  peakMb: number;
};

const [databaseUrl = '', mailbox = '', mediaDir = ''] = process.argv.slice(2);
const read = mailboxReader({
  db: openDatabase(databaseUrl),
  mailbox: JSON.parse(mailbox),
  handlers: mailboxHandlers(mediaDir),
  log: { info: () => undefined, warn: () => undefined },
  stop: new AbortController().signal,
});

process.on('message', () => void report());

async function report(): Promise<void> {
  const watch = watchTurns();
  const error = await read().then(
    () => null,
    (failure: unknown) => String(failure),
  );
  process.send?.({ error, longestTurnMs: watch.stop(), peakMb: process.resourceUsage().maxRSS / 1000 });
}

/** Counts time of the processor, not of the clock: on a busy machine the process waits for its turn. */
function watchTurns(): { stop: () => number } {
  let longestMs = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(turn, 1);
  return {
    stop() {
      turn();
      clearInterval(timer);
      return longestMs;
    },
  };

  function turn(): void {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }
}
