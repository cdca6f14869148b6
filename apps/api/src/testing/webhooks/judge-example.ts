import { expect } from 'vitest';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import { newWebhookSecret } from '../../care/webhooks/delivery/sign-event.ts';
import type { WEBHOOK_EXAMPLES } from '../../doors/reference/guides/webhook-examples.ts';
import { openTestSqlite } from '../test-database.ts';
import { addTestContact } from './contact-acts.ts';
import { startExample } from './example-receiver.ts';
import { insertTestWebhook, TEST_SECRET } from './insert-webhook.ts';
import { openReceiver } from './receiver.ts';
import { TEST_TARGETS } from './targets.ts';

/** What a receiver must answer. */
export const JUST = { genuine: 204, rotated: 204, changed: 401, longer: 401, foreign: 401, old: 401, oldRotated: 401 };

/** Lets the site send real events to a receiver of the guide. @returns the statuses that it answers */
export async function judgeExample(language: keyof typeof WEBHOOK_EXAMPLES): Promise<Record<string, unknown>> {
  const { db, close } = await openTestSqlite();
  const example = await startExample(language, TEST_SECRET);
  const kept = await openReceiver();
  const other = newWebhookSecret();
  const rotated = { secret: other, old_secret: TEST_SECRET, old_secret_until: later(currentTime(), MINUTE_MS) };
  await insertTestWebhook(db, { id: 'genuine', url: example.url });
  await insertTestWebhook(db, { id: 'rotated', url: example.url, ...rotated });
  await insertTestWebhook(db, { id: 'foreign', url: example.url, secret: other });
  await insertTestWebhook(db, { id: 'kept', url: kept.url });
  const deliver = async (now = currentTime) => {
    const log = { warn: () => undefined };
    await eventDeliverer({ db, targets: TEST_TARGETS, log, stop: new AbortController().signal, now })();
    const rows = await db.selectFrom('webhook_deliveries').select(['webhook_id', 'status_code']).execute();
    return Object.fromEntries(rows.map((row) => [row.webhook_id, row.status_code]));
  };
  const id = await addTestContact(db);
  const first = await deliver();
  await expect.poll(example.output).toContain(`enquiry.created ${id}`);

  const [event] = kept.received;
  if (!event) throw new Error('Nothing arrived.');
  const { headers, body } = event;
  const signed = Object.entries(headers).filter(([name]) => /^webhook-|^content-type$/.test(name));
  const post = async (sent: string) => {
    const request = { method: 'POST', headers: Object.fromEntries(signed) as Record<string, string>, body: sent };
    return (await fetch(example.url, request)).status;
  };
  const changed = await post(body.replace('pending', 'won'));
  const longer = await post(`${body} `);

  await db.deleteFrom('events').execute();
  await addTestContact(db, 'bob@example.com');
  const old = await deliver(() => later(currentTime(), -5 * MINUTE_MS - 2000));
  await close();
  const { genuine, foreign } = first;
  return {
    genuine,
    rotated: first['rotated'],
    changed,
    longer,
    foreign,
    old: old['genuine'],
    oldRotated: old['rotated'],
  };
}

function currentTime(): string {
  return new Date().toISOString();
}
