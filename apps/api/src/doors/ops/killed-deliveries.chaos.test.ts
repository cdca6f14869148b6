import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SENDING_LIMITS } from '@tideline/domain/newsletter/sending';
import { AT_ONCE } from '../../care/webhooks/delivery/deliver-events.ts';
import { recordEvents } from '../../core/events/record-event.ts';
import { messageIdOf } from '../../core/mail/mail-options.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { isRefused, openHostileMailServer } from '../../testing/mail/hostile-mail-server.ts';
import { addReaders, openIssueSite } from '../../testing/mail/issue-site.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';

const KILLS = 5;
const READERS = soakSize(400, 10_000);
/** In each round between two kills. */
const MAILS = soakSize(20, 200);
const EVENTS_PER_OBJECT = soakSize(5, 50);
const OBJECTS = 20;
/** A minute, for which the claim of a killed server lasts, takes six seconds. */
const CLOCK_RATE = 10;
const PATIENCE_MS = soakSize(300_000, 1_200_000);

const COLLEAGUE = 'colleague@tideline.example';

function startServers(databaseUrl: string, mailServer: object, clock: string) {
  const program = new URL('../../testing/server/delivery-process.ts', import.meta.url).pathname;
  const given = [databaseUrl, JSON.stringify(mailServer), Date.parse(clock), Date.now(), CLOCK_RATE].map(String);
  return function start() {
    const child = spawn(process.execPath, [program, ...given], { stdio: 'inherit' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return async function kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    };
  };
}

async function queueMails(db: Db, round: number, now: string): Promise<void> {
  for (let at = 0; at < MAILS; at += 1) {
    await queueMail(db, { id: `mail-${round}-${at}`, kind: 'test', recipient: COLLEAGUE }, now);
  }
}

async function recordChanges(db: Db, now: string): Promise<void> {
  for (let change = 0; change < EVENTS_PER_OBJECT; change += 1) {
    const events = Array.from(
      { length: OBJECTS },
      (_, at) => ({ type: 'enquiry.updated', objectId: `${at}` }) as const,
    );
    await db.transaction().execute((trx) => recordEvents(trx, events, now));
  }
}

/** How many more than needed arrived. */
function countCopies(ids: readonly string[]): number {
  return ids.length - new Set(ids).size;
}

test.each([
  ['SQLite', 1, openTestSqliteFile],
  ['PostgreSQL', 2, openTestPostgres],
] as const)(
  'servers on %s, %i at a time, killed five times: no mail, reader or event is lost, and each kill repeats only what was under way',
  async (_name, servers, open) => {
    const [{ db, url, close }, mailServer] = [await open(), await openHostileMailServer()];
    const { url: target, received } = await openReceiver();
    await insertTestWebhook(db, { url: target, events: 'enquiry.updated' });
    await addReaders(db, READERS, ['example.com', 'reader.example', 'mail.example']);
    const site = openIssueSite(db, mailServer);
    const issue = await site.startNow();
    const now = site.clock.now();
    const start = startServers(url, mailServer.server, now);
    const running = Array.from({ length: servers }, start);
    const mailCount = () => mailServer.accepted.get(COLLEAGUE)?.length ?? 0;
    for (let round = 0; round <= KILLS; round += 1) {
      const before = { mails: mailCount(), messages: mailServer.count() - mailCount(), events: received.length };
      await queueMails(db, round, now);
      await recordChanges(db, now);
      if (round === KILLS) break;
      const poll = { interval: 3, timeout: PATIENCE_MS };
      await expect.poll(() => received.length, poll).toBeGreaterThan(before.events);
      await expect.poll(mailCount, poll).toBeGreaterThan(before.mails);
      // On a quick machine the issue may have ended before the last kill.
      const mark = Math.min(READERS / 2, before.messages + READERS / (2 * KILLS + 4));
      await expect.poll(() => mailServer.count() - mailCount(), poll).toBeGreaterThan(mark);
      await running.shift()?.();
      running.push(start());
    }
    const isWaiting = async () => {
      const mails = await db.selectFrom('mails').select('id').where('next_attempt_at', 'is not', null).execute();
      const deliveries = db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'waiting');
      const { state } = await site.staff.issues.byId({ id: issue });
      return mails.length > 0 || (await deliveries.execute()).length > 0 || state === 'sending';
    };
    await expect.poll(isWaiting, { interval: 500, timeout: PATIENCE_MS }).toBe(false);
    await Promise.all(running.map((kill) => kill()));

    const mails = await db.selectFrom('mails').select(['id', 'sent_at']).execute();
    expect(mails.filter(({ sent_at: sentAt }) => sentAt === null)).toEqual([]);
    const names = mailServer.accepted.get(COLLEAGUE) ?? [];
    expect(new Set(names)).toEqual(new Set(mails.map(({ id }) => messageIdOf(id, TEST_ORIGIN))));
    expect(mails).toHaveLength(MAILS * (KILLS + 1));
    expect(countCopies(names)).toBeLessThanOrEqual(KILLS);

    mailServer.accepted.delete(COLLEAGUE);
    expect(mailServer.accepted.get('hello@tideline.example')).toHaveLength(1); // the first copy
    mailServer.accepted.delete('hello@tideline.example');
    const readers = Array.from({ length: READERS }, (_, at) => at).filter((at) => !isRefused(at));
    const reached = [...mailServer.accepted.keys()].map((email) => Number(/\d+/.exec(email)?.[0]));
    expect(new Set(reached)).toEqual(new Set(readers));
    const copies = [...mailServer.accepted.values()];
    expect(copies.filter((ids) => new Set(ids).size > 1)).toEqual([]);
    expect(countCopies(copies.flat())).toBeLessThanOrEqual(KILLS * DEFAULT_SENDING_LIMITS.connections);
    const progress = { accepted: readers.length, refused: READERS - readers.length, waiting: 0 };
    expect(await site.progress(issue)).toMatchObject(progress);

    const events = await db.selectFrom('events').select(['id', 'object_id', 'sequence']).orderBy('sequence').execute();
    const changes = events.filter(({ object_id: object }) => /^\d+$/.test(object));
    expect(changes).toHaveLength(OBJECTS * EVENTS_PER_OBJECT * (KILLS + 1));
    const ids = received.map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(ids)).toEqual(new Set(changes.map(({ id }) => id)));
    expect(countCopies(ids)).toBeLessThanOrEqual(KILLS * AT_ONCE);
    const firstAt = new Map(ids.map((id, at) => [id, at] as const).toReversed());
    for (const ofObject of Map.groupBy(changes, ({ object_id: object }) => object).values()) {
      const order = ofObject.map(({ id }) => firstAt.get(id) ?? -1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
    await close();
  },
  PATIENCE_MS * 2,
);
