import { expect, onTestFinished, test } from 'vitest';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { openRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { addTestContact } from '../../testing/webhooks/contact-acts.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';
import { TEST_TARGETS } from '../../testing/webhooks/targets.ts';
import { eventDeliverer } from './delivery/deliver-events.ts';

test('a program sends a waiting event now, and pauses and resumes a webhook', async () => {
  const { app, db, close } = await openRestServer();
  onTestFinished(close);
  const headers = await openSession(db);
  let isDown = true;
  const { url, received } = await openReceiver((_event, response) => response.writeHead(isDown ? 500 : 204).end());
  const webhookId = await insertTestWebhook(db, { url });
  await addTestContact(db);
  const options = { db, targets: TEST_TARGETS, log: { warn: () => undefined }, stop: new AbortController().signal };
  const deliver = (now = TEST_NOW) => eventDeliverer({ ...options, now: () => now, random: () => 0 })();
  const pause = async (isPaused: boolean) => {
    const request = { method: 'PUT', url: `/api/webhooks/${webhookId}/pause`, headers, payload: { isPaused } } as const;
    return (await app.inject(request)).json<{ state: string }>().state;
  };
  await deliver();
  isDown = false;
  await deliver(); // waits for its next attempt
  expect(received).toHaveLength(1);
  const list = await app.inject({ url: `/api/webhook-deliveries?webhookId=${webhookId}&state=waiting`, headers });
  const [waiting] = list.json<{ id: string }[]>();
  const sent = await app.inject({ method: 'POST', url: `/api/webhook-deliveries/${waiting?.id}/resend`, headers });
  expect(sent.statusCode).toBeLessThan(300);
  await deliver();
  expect(received).toHaveLength(2);

  expect(await pause(true)).toBe('paused');
  await addTestContact(db, 'bob@example.com');
  await deliver(later(TEST_NOW, MINUTE_MS));
  expect(received).toHaveLength(2);
  expect(await pause(false)).toBe('active');
  await deliver(later(TEST_NOW, MINUTE_MS));
  expect(received).toHaveLength(3);
});
