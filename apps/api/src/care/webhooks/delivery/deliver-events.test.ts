import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { recordEvents } from '../../../core/events/record-event.ts';
import type { Db } from '../../../core/store/schema.ts';
import { openTestClock } from '../../../testing/mail/mail-round.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { addTestContact } from '../../../testing/webhooks/contact-acts.ts';
import { insertTestWebhook, TEST_SECRET } from '../../../testing/webhooks/insert-webhook.ts';
import { openReceiver, type ReceivedEvent } from '../../../testing/webhooks/receiver.ts';
import { TEST_TARGETS } from '../../../testing/webhooks/targets.ts';
import { eventDeliverer } from './deliver-events.ts';
import { newWebhookSecret } from './sign-event.ts';

const OTHER_SECRET = newWebhookSecret();

function openDeliverer(db: Db, now: () => string, stop = new AbortController().signal) {
  const log = { warn: () => undefined };
  return eventDeliverer({ db, targets: TEST_TARGETS, log, stop, now, random: () => 0 });
}

function statesOf(db: Db) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['state', 'attempts', 'status_code', 'answer', 'next_attempt_at'])
    .orderBy('order_key')
    .orderBy('sequence')
    .execute();
}

/** Records events about objects, as acts on them do. */
async function record(db: Db, objectIds: readonly string[], now = TEST_NOW): Promise<void> {
  const events = objectIds.map((objectId) => ({ type: 'enquiry.updated', objectId }) as const);
  await db.transaction().execute((trx) => recordEvents(trx, events, now));
}

function verifies(secret: string, { headers, body }: ReceivedEvent): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

describeOnEachDatabase('the delivery of events', (database) => {
  test('sends what an event is about, signed as in Standard Webhooks', async () => {
    const { url, received } = await openReceiver();
    await insertTestWebhook(database(), { url, events: 'enquiry.created' });
    const id = await addTestContact(database());
    await callAsStaff(database()).conversations.work.setNextStep({ contactId: id, text: 'Call', on: '2026-12-01' });
    await openDeliverer(database(), () => new Date().toISOString())();
    const [first] = received;
    if (!first) throw new Error('Nothing arrived.');
    const work = { ownerId: null, ownerName: '', nextStep: 'Call', nextStepOn: '2026-12-01' };
    const enquiry = { ...(await callAsStaff(database()).contacts.byId({ id })), work };
    expect(first.event).toEqual({ type: 'enquiry.created', timestamp: TEST_NOW, data: { id, enquiry } });
    expect(first.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Webhooks' });
    expect(verifies(TEST_SECRET, first)).toBe(true);
    expect(verifies(OTHER_SECRET, first)).toBe(false);
    expect(verifies(TEST_SECRET, { ...first, body: `${first.body} ` })).toBe(false);
    expect(await statesOf(database())).toMatchObject([{ state: 'delivered', attempts: 1, status_code: 204 }]);
  });

  test('signs with the old secret, too, until it ends', async () => {
    const { url, received } = await openReceiver();
    const oldUntil = later(new Date().toISOString(), HOUR_MS);
    await insertTestWebhook(database(), {
      url,
      secret: OTHER_SECRET,
      old_secret: TEST_SECRET,
      old_secret_until: oldUntil,
    });
    await record(database(), ['a']);
    await openDeliverer(database(), () => new Date().toISOString())();
    await database().updateTable('webhooks').set({ old_secret_until: TEST_NOW }).execute();
    await record(database(), ['b']);
    await openDeliverer(database(), () => new Date().toISOString())();
    expect(received.map((event) => [verifies(OTHER_SECRET, event), verifies(TEST_SECRET, event)])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('says nothing about an object that is gone', async () => {
    const { url, received } = await openReceiver();
    await insertTestWebhook(database(), { url });
    await record(database(), ['gone']);
    await openDeliverer(database(), () => TEST_NOW)();
    expect(received.map(({ event }) => event.data)).toEqual([{ id: 'gone', enquiry: null }]);
  });

  test('keeps the order of each object while one of them fails, and holds up no other', async () => {
    const clock = openTestClock();
    let failures = 3;
    const { url, received } = await openReceiver(({ event }, response) => {
      if (event.data.id === 'a' && failures > 0) {
        failures -= 1;
        return response.writeHead(500).end('The board\nis closed.');
      }
      return response.writeHead(200).end('ok');
    });
    await insertTestWebhook(database(), { url });
    await record(database(), ['a', 'b', 'a', 'b', 'a']);
    const deliver = openDeliverer(database(), clock.now);
    await deliver();
    expect(received.map(({ event }) => event.data.id).toSorted()).toEqual(['a', 'b', 'b']);
    expect(await statesOf(database())).toMatchObject([
      { state: 'waiting', attempts: 1, status_code: 500, answer: 'The board is closed.' },
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
      { state: 'delivered', attempts: 1, answer: '' },
      { state: 'delivered', attempts: 1 },
    ]);
    for (const ms of [5_000, 30_000, 120_000]) {
      clock.pass(ms - 1);
      await deliver();
      clock.pass(1);
      await deliver();
    }
    const ids = received.filter(({ event }) => event.data.id === 'a').map(({ headers }) => headers['webhook-id']);
    const events = await database()
      .selectFrom('events')
      .select('id')
      .where('object_id', '=', 'a')
      .orderBy('sequence')
      .execute();
    const [first = '', second = '', third = ''] = events.map(({ id }) => id);
    expect(ids).toEqual([first, first, first, first, second, third]);
  });

  test('gives each event to one of several servers, and stays in order', async () => {
    const { url, received } = await openReceiver();
    await insertTestWebhook(database(), { url });
    const objects = Array.from({ length: 20 }, (_, at) => `object-${at}`);
    for (let round = 0; round < 4; round += 1) await record(database(), objects);
    const servers = [1, 2, 3].map(() => openDeliverer(database(), () => TEST_NOW));
    for (let round = 0; round < 4; round += 1) await Promise.all(servers.map((deliver) => deliver()));
    const events = await database().selectFrom('events').select(['id', 'object_id', 'sequence']).execute();
    expect(received).toHaveLength(80);
    const sequences = new Map(events.map(({ id, sequence }) => [id, sequence]));
    for (const object of objects) {
      const own = received.filter(({ event }) => event.data.id === object);
      expect(own.map(({ headers }) => sequences.get(String(headers['webhook-id'])))).toEqual([1, 2, 3, 4]);
    }
  });

  test('of one webhook does not wait for a receiver that does not answer', async () => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const [silent, quick] = [await openReceiver(() => undefined), await openReceiver()];
    await insertTestWebhook(database(), { url: silent.url });
    await insertTestWebhook(database(), { url: quick.url });
    await record(database(), ['a', 'b']);
    const running = openDeliverer(database(), () => TEST_NOW, stop.signal)();
    await expect.poll(() => quick.received.length).toBe(2);
    await expect.poll(() => silent.received.length).toBe(2);
    await record(database(), ['c']);
    const waiting = () =>
      database().selectFrom('webhook_deliveries').selectAll().where('state', '=', 'waiting').execute();
    await expect.poll(async () => (await waiting()).length).toBe(3);
    expect(quick.received).toHaveLength(3);
    stop.abort();
    await running;
    // What the silent one got does not count: it is sent again after the next start.
    expect((await waiting()).map(({ attempts, claim }) => `${attempts} ${claim}`)).toEqual(Array(3).fill('0 null'));
  });

  test('follows no redirect, and reads only the beginning of an answer', async () => {
    const { url: elsewhere, received: redirected } = await openReceiver();
    const moved = await openReceiver((_event, response) => response.writeHead(307, { location: elsewhere }).end());
    const endless = await openReceiver((_event, response) => {
      response.writeHead(500);
      const more = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(more));
    });
    await insertTestWebhook(database(), { id: '1', url: moved.url });
    await insertTestWebhook(database(), { id: '2', url: endless.url });
    await record(database(), ['a']);
    await openDeliverer(database(), () => TEST_NOW)();
    expect(redirected).toEqual([]);
    const answers = await database().selectFrom('webhook_deliveries').select('answer').orderBy('webhook_id').execute();
    expect(answers).toEqual([
      { answer: 'Redirects are not followed: use the address that it leads to.' },
      { answer: 'x'.repeat(1000) },
    ]);
  });

  test('is retried for three days, and then disables the webhook and tells its creator', async () => {
    const clock = openTestClock();
    const { url, received } = await openReceiver((_event, response) => response.writeHead(503).end());
    await insertTestWebhook(database(), { url });
    await record(database(), ['a', 'b']);
    const deliver = openDeliverer(database(), clock.now);
    const stateOf = async () =>
      await database()
        .selectFrom('webhooks')
        .select(['state', 'failing_since', 'disabled_reason'])
        .executeTakeFirstOrThrow();
    while ((await stateOf()).state === 'active' && clock.now() < later(TEST_NOW, 5 * DAY_MS)) {
      await deliver();
      clock.pass(5_000);
      const next = (await statesOf(database()))[0]?.next_attempt_at;
      if (next && next > clock.now()) clock.pass(Date.parse(next) - Date.parse(clock.now()));
    }
    expect(clock.now() > later(TEST_NOW, 3 * DAY_MS)).toBe(true);
    expect(received).toHaveLength(2 * 15);
    expect(await stateOf()).toEqual({
      state: 'disabled',
      failing_since: TEST_NOW,
      disabled_reason: 'Nothing could be delivered for 3 days. Last: status 503.',
    });
    expect((await statesOf(database())).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const mails = await database().selectFrom('mails').select(['kind', 'recipient']).execute();
    expect(mails).toEqual([{ kind: 'webhook', recipient: 'hello@tideline.example' }]);
    await record(database(), ['c'], clock.now());
    expect(await statesOf(database())).toHaveLength(2);
  });

  test('that answers with 410 is disabled at once, and one that works again is not failing', async () => {
    const gone = await openReceiver((_event, response) => response.writeHead(410).end());
    const works = await openReceiver();
    await insertTestWebhook(database(), { id: '1', url: gone.url });
    await insertTestWebhook(database(), { id: '2', url: works.url, failing_since: TEST_NOW });
    await record(database(), ['a']);
    await openDeliverer(database(), () => TEST_NOW)();
    expect(await database().selectFrom('webhooks').select(['state', 'failing_since']).orderBy('id').execute()).toEqual([
      { state: 'disabled', failing_since: TEST_NOW },
      { state: 'active', failing_since: null },
    ]);
  });

  test.each([
    ['admin', TEST_STAFF.email],
    ['editor', 'hello@tideline.example'],
  ] as const)('disabling a webhook whose creator is now %s notifies %s', async (role, recipient) => {
    await insertStaff(database(), { ...TEST_STAFF, role, passwordHash: 'none' }, TEST_NOW);
    const { url } = await openReceiver((_event, response) => response.writeHead(410).end());
    await insertTestWebhook(database(), { url, staff_id: TEST_STAFF.id });
    await record(database(), ['a']);
    await openDeliverer(database(), () => TEST_NOW)();
    expect(await database().selectFrom('mails').select('recipient').execute()).toEqual([{ recipient }]);
  });

  test('waits while a webhook is paused', async () => {
    const { url, received } = await openReceiver();
    const id = await insertTestWebhook(database(), { url, state: 'paused' });
    await record(database(), ['a']);
    const deliver = openDeliverer(database(), () => TEST_NOW);
    await deliver();
    expect(received).toEqual([]);
    await callAsStaff(database()).webhooks.pause({ id, isPaused: false });
    await deliver();
    expect(received).toHaveLength(1);
  });
});
