import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { recordEvents } from '../../../core/events/record-event.ts';
import type { Db } from '../../../core/store/schema.ts';
import { soakSize } from '../../../testing/server/soak-size.ts';
import { openTestSqliteFile } from '../../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { insertTestWebhook } from '../../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../../testing/webhooks/receiver.ts';

const OBJECTS = 20;
const ROUNDS = soakSize(30, 300);
const KILLS = 5;
/** What one batch claims: a kill leaves at most so many in doubt. */
const BATCH_SIZE = 100;
/** Two minutes, for which a killed server's claim lasts, take six seconds. */
const CLOCK_RATE = 20;
const PATIENCE_MS = soakSize(180_000, 1_200_000);

/** A server that delivers events, with a fast clock. */
const PROCESS = `
  const [openUrl, deliverUrl, databaseUrl, started] = process.argv.slice(1);
  const { openDatabase } = await import(openUrl);
  const { eventDeliverer } = await import(deliverUrl);
  const now = () => new Date(Number(started) + (Date.now() - Number(started)) * ${CLOCK_RATE}).toISOString();
  const targets = { protocol: 'http:', isAllowed: () => true, isAllowedPort: () => true };
  const log = { warn() {} };
  const db = openDatabase(databaseUrl);
  const deliver = eventDeliverer({ db, targets, log, now, stop: new AbortController().signal });
  for (;;) {
    await deliver().catch((error) => console.error(error));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
`;

function startServer(databaseUrl: string, startedMs: number) {
  const urls = ['../../../core/store/open-database.ts', './deliver-events.ts'].map(
    (file) => new URL(file, import.meta.url).href,
  );
  const given = [...urls, databaseUrl, String(startedMs)];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROCESS, ...given], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
}

async function record(db: Db, startedMs: number): Promise<void> {
  const events = Array.from({ length: OBJECTS }, (_, at) => ({ type: 'enquiry.updated', objectId: `${at}` }) as const);
  const now = new Date(startedMs).toISOString();
  await db.transaction().execute((trx) => recordEvents(trx, events, now));
}

test.each([
  ['SQLite', openTestSqliteFile],
  ['PostgreSQL', openTestPostgres],
] as const)(
  'servers on %s, killed five times while events are written: none is lost, and each object stays in order',
  async (_name, open) => {
    const { db, url, close } = await open();
    const startedMs = Date.now();
    const { url: target, received } = await openReceiver((_event, response) => {
      void setTimeout(2).then(() => response.writeHead(204).end());
    });
    await insertTestWebhook(db, { url: target });
    let kill = startServer(url, startedMs);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await record(db, startedMs);
      if (round % Math.floor(ROUNDS / KILLS) !== 0) continue;
      const before = received.length;
      await expect.poll(() => received.length, { interval: 2, timeout: PATIENCE_MS }).toBeGreaterThan(before);
      await kill(); // with a batch on its way
      kill = startServer(url, startedMs);
    }
    const waiting = () => db.selectFrom('webhook_deliveries').select('id').where('state', '!=', 'delivered').execute();
    await expect.poll(async () => (await waiting()).length, { interval: 200, timeout: PATIENCE_MS }).toBe(0);
    await kill();

    const events = await db.selectFrom('events').select(['id', 'object_id', 'sequence']).orderBy('sequence').execute();
    expect(events).toHaveLength(OBJECTS * ROUNDS);
    const ids = received.map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(ids)).toEqual(new Set(events.map(({ id }) => id)));
    expect(ids.length - events.length).toBeLessThanOrEqual(KILLS * BATCH_SIZE);
    const firstAt = new Map(ids.map((id, at) => [id, at] as const).toReversed());
    for (let object = 0; object < OBJECTS; object += 1) {
      const order = events.filter(({ object_id: of }) => of === `${object}`).map(({ id }) => firstAt.get(id) ?? -1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
    await close();
  },
  PATIENCE_MS * 2,
);
