import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ImapFlow } from 'imapflow';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { isolated } from '../../isolated.ts';
import type { Db, Trx } from '../store/schema.ts';
import { mailboxKey, type ImapMailbox } from './imap-address.ts';
import { isHandled, markHandled } from './handled-messages.repository.ts';
import type { HandlerAnswer, MailboxHandler, MailboxMessage } from './mailbox-message.ts';
import { advance, countTry, endRead, noteSkipped, startFrom, claimMailbox } from './mailbox-reader.repository.ts';
import type { MailboxClaim } from './mailbox-reader.repository.ts';
import { fetchSource } from './fetch-source.ts';
import { imapErrorText, openImapClient } from './open-imap-client.ts';
import type { parseMail } from './parse/parse-mail.ts';

/** Larger messages are neither reports nor replies. One message at a time is in memory. */
const MESSAGE_MAX_BYTES = 25_000_000;
const parse = isolated<typeof parseMail>({
  program: 'core/mailbox/parse/parse-mail',
  name: 'parseMail',
  timeLimitMs: 60_000, // the largest ordinary mail takes a second, much more on a busy machine; a hostile one may never end
  idleMs: 5_000,
  // Beside the bytes of the message and of its files.
  resourceLimits: { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 },
});
/** How far back a mailbox is read the first time, and after the mail server renumbered the folder. */
const FIRST_DAYS = 30;
/** A message is skipped after this many failures, since it would hold up all later ones. */
const TRIES_MAX = 3;
const FAILURE = 'This site failed to handle it; the log has the error.';

export type MailboxReaderOptions = {
  db: Db;
  mailbox: ImapMailbox;
  /** Asked in order. */
  handlers: readonly MailboxHandler[];
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Closes the connection; the message being handled is still committed. */
  stop: AbortSignal;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  maxBytes?: number;
};

/** Another server has taken over. */
class ClaimLost extends Error {}

/**
 * Hands each new message of the mailbox to the handlers. If several servers share a database, one of them reads. The
 * position is stored in the transaction of each message's effect, so a crash at any point neither loses a message nor
 * handles one twice. Messages are not moved or deleted; handled ones are marked as seen.
 * @returns the job to run repeatedly, never twice at once
 */
export function mailboxReader({ db, mailbox, handlers, log, stop, ...given }: MailboxReaderOptions) {
  const { now = () => new Date().toISOString(), maxBytes = MESSAGE_MAX_BYTES } = given;
  const [account, holder] = [mailboxKey(mailbox), randomUUID()];

  return async function readMailbox(): Promise<void> {
    const claim = await claimMailbox(db, account, holder, now());
    if (claim === null || stop.aborted) return;
    let client: ImapFlow | null = null;
    const close = () => client?.close();
    stop.addEventListener('abort', close);
    try {
      client = await openImapClient(mailbox, maxBytes);
      await readFolder(client, claim);
      await endRead(db, claim, '', now());
    } catch (error) {
      if (error instanceof ClaimLost) return;
      if (stop.aborted) return await endRead(db, claim, 'The server was stopped.', now());
      await endRead(db, claim, imapErrorText(error, mailbox), now());
      throw error;
    } finally {
      stop.removeEventListener('abort', close);
      client?.close();
    }
  };

  async function readFolder(client: ImapFlow, taken: MailboxClaim): Promise<void> {
    const { uidValidity, uidNext } = await client.mailboxOpen(mailbox.folder);
    let claim = taken;
    if (claim.uidValidity !== String(uidValidity)) {
      const lastUid = await findStart(client, uidNext);
      if (!(await startFrom(db, claim, String(uidValidity), lastUid))) throw new ClaimLost();
      claim = { ...claim, uidValidity: String(uidValidity), lastUid };
    }
    // `n:*` always includes the last message.
    const found = (await client.search({ uid: `${claim.lastUid + 1}:*` }, { uid: true })) || [];
    const uids = found.filter((uid) => uid > claim.lastUid).toSorted((a, b) => a - b);
    for (const uid of uids) {
      if (stop.aborted) return;
      await readMessage(client, claim, uid);
      claim = { ...claim, lastUid: uid };
    }
  }

  async function findStart(client: ImapFlow, uidNext: number): Promise<number> {
    const since = new Date(earlier(now(), FIRST_DAYS * DAY_MS));
    const recent = (await client.search({ since }, { uid: true })) || [];
    return recent.reduce((least, uid) => Math.min(least, uid), uidNext) - 1;
  }

  async function readMessage(client: ImapFlow, claim: MailboxClaim, uid: number): Promise<void> {
    const listed = await client.fetchOne(String(uid), { size: true }, { uid: true });
    const bytes = listed ? (listed.size ?? 0) : 0;
    if (bytes > maxBytes) return skip(claim, uid, `It is ${Math.ceil(bytes / 1_000_000)} MB.`);
    const source = await fetchSource(client, uid, bytes);
    // Counted before the work, which may end this process, but after fetching, which can fail with the connection.
    const tries = await countTry(db, claim, uid, now());
    if (tries === null) throw new ClaimLost();
    if (tries > TRIES_MAX) return skip(claim, uid, FAILURE);
    try {
      const answer = await handleSource(claim, uid, source);
      // If the connection is lost here, the message stays unseen, which is harmless.
      if (answer === 'handled') await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    } catch (error) {
      if (error instanceof ClaimLost || tries < TRIES_MAX) throw error;
      await skip(claim, uid, FAILURE, error);
    }
  }

  async function handleSource(
    claim: MailboxClaim,
    uid: number,
    source: Uint8Array<ArrayBuffer> | null,
  ): Promise<HandlerAnswer> {
    const message = source && (await parse(source, { transferList: [source.buffer] }));
    if (source !== null && message === null) {
      await skip(claim, uid, 'It is not a valid message.');
      return 'not-mine';
    }
    return commit(claim, uid, async (trx) => (message ? handle(trx, message) : 'not-mine'));
  }

  async function handle(trx: Trx, message: MailboxMessage): Promise<HandlerAnswer> {
    if (await isHandled(trx, message.hash)) return 'noted';
    for (const { name, handle } of handlers) {
      const answer = await handle(trx, message, now());
      if (answer !== 'not-mine') {
        await markHandled(trx, message.hash, now());
        log.info({ handler: name, answer }, 'a message of the mailbox was handled');
        return answer;
      }
    }
    return 'not-mine';
  }

  async function skip(claim: MailboxClaim, uid: number, reason: string, error?: unknown): Promise<void> {
    log.warn({ uid, reason, err: error }, 'a message of the mailbox was skipped');
    await commit(claim, uid, (trx) => noteSkipped(trx, reason, now()));
  }

  async function commit<Result>(claim: MailboxClaim, uid: number, act: (trx: Trx) => Promise<Result>): Promise<Result> {
    return db.transaction().execute(async (trx) => {
      if (!(await advance(trx, claim, uid, now()))) throw new ClaimLost();
      return act(trx);
    });
  }
}
