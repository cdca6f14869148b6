/** A program that reads a mailbox as the server does, and says what that took. */
import type { ImapMailbox } from '../../core/mailbox/imap-address.ts';
import { mailboxReader } from '../../core/mailbox/read-mailbox.ts';
import { mailboxHandlers } from '../../doors/ops/mailbox-handlers.ts';
import { openDatabase } from '../../core/store/open-database.ts';

/** The database, the mailbox, and the folder of pictures. */
type WatchedMailbox = { databaseUrl: string; mailbox: ImapMailbox; mediaDir: string };

/** What one read took. */
export type ReadReport = {
  /** Why it failed; null when everything new was read. */
  error: string | null;
  /** The longest CPU time that the event loop spent in one turn. */
  longestTurnMs: number;
  /** Growth of this process's memory during the read, including all threads. */
  growthMb: number;
};

let readMailbox: (() => Promise<void>) | undefined;

export async function readWatched({ databaseUrl, mailbox, mediaDir }: WatchedMailbox): Promise<ReadReport> {
  readMailbox ??= mailboxReader({
    db: openDatabase(databaseUrl),
    mailbox,
    handlers: mailboxHandlers(mediaDir),
    log: { info: () => undefined, warn: () => undefined },
    stop: new AbortController().signal,
  });
  const watch = watchProcess();
  const error = await readMailbox().then(
    () => null,
    (failure: unknown) => String(failure),
  );
  return { error, ...watch.stop() };
}

/** Measures CPU time instead of wall-clock time: on a busy machine the process waits for its turn. */
function watchProcess(): { stop: () => Omit<ReadReport, 'error'> } {
  let longestTurnMs = 0;
  let last = process.threadCpuUsage();
  const startBytes = process.memoryUsage.rss();
  let peakBytes = startBytes;
  const timer = setInterval(turn, 1);
  return {
    stop() {
      turn();
      clearInterval(timer);
      return { longestTurnMs, growthMb: (peakBytes - startBytes) / 1e6 };
    },
  };

  function turn(): void {
    const { user, system } = process.threadCpuUsage(last);
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    last = process.threadCpuUsage();
    longestTurnMs = Math.max(longestTurnMs, (user + system) / 1000);
  }
}
