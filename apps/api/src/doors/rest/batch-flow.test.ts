/** @module-tag long */
import { expect, test } from 'vitest';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import type { Db } from '../../core/store/schema.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { TEST_TARGETS } from '../../testing/webhooks/targets.ts';

const BATCHES = 100;
const PER_BATCH = 100;

/** A site whose flow has an API key. */
async function openSite(db: Db, now: () => string) {
  const { app } = await openTestApp({ db, now });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const fields = { name: 'Flow', networks: [], expiresInDays: null };
  const { key } = await callAsStaff(db).auth.apiKeys.create({ ...fields, scopes: ['contacts.read', 'contacts.edit'] });
  /** Every third answer is lost on its way, so the flow sends the same request once more. */
  let calls = 0;
  return async (method: 'POST' | 'PUT', url: string, idempotencyKey: string, payload: object) => {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey };
    const send = () => app.inject({ method, url, headers, payload });
    calls += 1;
    if (calls % 3 === 0) await send();
    const answer = await send();
    expect([url, answer.statusCode]).toEqual([url, method === 'POST' ? 201 : 200]);
    return answer;
  };
}

describeOnEachDatabase('a flow without code over batches and webhooks', (database) => {
  test('creates 10,000 enquiries, gets one event of each, sets each status', { timeout: 600_000 }, async () => {
    const db = database();
    let now = TEST_NOW;
    const send = await openSite(db, () => now);
    // Some events are handled, and their receiver answers with a failure nevertheless.
    let arrived = 0;
    const receiver = await openReceiver((_event, response) => {
      arrived += 1;
      response.writeHead(arrived % 50 === 0 ? 503 : 204).end();
    });
    await insertTestWebhook(db, { url: receiver.url, events: 'enquiry.created' });
    const { signal } = new AbortController();
    const log = { warn: () => undefined };
    const deliver = eventDeliverer({ db, log, stop: signal, targets: TEST_TARGETS, now: () => now, random: () => 0 });

    for (let batch = 0; batch < BATCHES; batch += 1) {
      const contacts = Array.from({ length: PER_BATCH }, (_, at) => {
        const number = batch * PER_BATCH + at;
        return { firstName: `Reader ${number}`, lastName: 'Marsh', email: `reader-${number}@example.com` };
      });
      await send('POST', '/api/contacts/batches', `enter-${batch}`, { contacts });
      now = later(now, MINUTE_MS / 10);
      await deliver();
    }
    for (let round = 0; round < 20; round += 1) {
      now = later(now, 10 * MINUTE_MS);
      await deliver();
    }

    const handled = new Map(receiver.received.map(({ headers, event }) => [headers['webhook-id'], event.data.id]));
    const ids = [...handled.values()];
    expect(receiver.received.length).toBeGreaterThan(BATCHES * PER_BATCH); // repetitions have the id of their event
    expect([ids.length, new Set(ids).size]).toEqual([BATCHES * PER_BATCH, BATCHES * PER_BATCH]);

    for (let batch = 0; batch < BATCHES; batch += 1) {
      const part = ids.slice(batch * PER_BATCH, (batch + 1) * PER_BATCH);
      await send('PUT', '/api/contacts/statuses', `answer-${batch}`, { ids: part, status: 'contacted' });
    }
    const rows = await db.selectFrom('contacts').select(['email', 'status']).execute();
    expect(rows.filter(({ status }) => status === 'contacted')).toHaveLength(BATCHES * PER_BATCH);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(BATCHES * PER_BATCH);
    expect(rows).toHaveLength(BATCHES * PER_BATCH);
  });
});
