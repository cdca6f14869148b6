import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '@tideline/domain/webhook/event';
import type { Db } from '../store/schema.ts';
import { insertTestMessage } from '../../testing/insert-message.ts';
import { CONTACT } from '../../testing/mail/reply-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { addTestContact } from '../../testing/webhooks/contact-acts.ts';
import { EVENT_ACTS } from '../../testing/webhooks/event-acts.ts';
import { addReader } from '../../testing/webhooks/subscriber-acts.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { recordEvent } from './record-event.ts';

describeOnEachDatabase('the outbox of events', (database) => {
  describe.each(EVENT_TYPES)('%s', (type) => {
    test.each(Object.entries(EVENT_ACTS[type]))('is written by %s', async (_way, act) => {
      const webhookId = await insertTestWebhook(database(), { events: type });
      await act(database());
      const rows = await listEvents(database());
      expect(new Set(rows.map((row) => row.type))).toEqual(new Set([type]));
      expect(rows.every((row) => row.webhook_id === webhookId && row.state === 'waiting')).toBe(true);
    });
  });

  test('costs no row without a webhook that wants the event, and one that is disabled wants none', async () => {
    await insertTestWebhook(database(), { events: 'post.created' });
    await insertTestWebhook(database(), { state: 'disabled' });
    await addTestContact(database());
    expect(await listEvents(database())).toEqual([]);
  });

  test('waits for a paused webhook, too', async () => {
    await insertTestWebhook(database(), { state: 'paused' });
    await addTestContact(database());
    expect(await listEvents(database())).toMatchObject([{ type: 'enquiry.created', sequence: 1 }]);
  });

  test('has nothing of an act that is rolled back', async () => {
    await insertTestWebhook(database());
    const act = database()
      .transaction()
      .execute(async (trx) => {
        await recordEvent(trx, { type: 'enquiry.created', objectId: 'contact-1' }, TEST_NOW);
        throw new Error('rolled back');
      });
    await expect(act).rejects.toThrow('rolled back');
    expect(await listEvents(database())).toEqual([]);
  });

  test('is not written for spam', async () => {
    await insertTestWebhook(database());
    await callAsVisitor(database()).contacts.send({
      ...CONTACT,
      message: 'SEO '.repeat(3) + 'https://a.example '.repeat(20),
    });
    const { items } = await callAsStaff(database()).contacts.list({});
    expect(items.map(({ status }) => status)).toEqual(['spam']);
    expect(await listEvents(database())).toEqual([]);
  });

  test('numbers the events of one object, and those of calls and messages with their enquiry', async () => {
    await insertTestWebhook(database());
    const contactId = await addTestContact(database());
    await addTestContact(database(), 'bob@example.com');
    await callAsStaff(database()).contacts.updateStatus({ id: contactId, status: 'qualified' });
    await insertTestMessage(database(), contactId);
    const rows = await listEvents(database());
    const own = rows.filter((row) => row.order_key === `enquiry ${contactId}`);
    expect(own.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['enquiry.created', 1],
      ['enquiry.updated', 2],
      ['message.received', 3],
    ]);
  });

  test('has no word about a person', async () => {
    await insertTestWebhook(database());
    const contactId = await addTestContact(database());
    await insertTestMessage(database(), contactId);
    await addReader(database());
    const text = JSON.stringify(await database().selectFrom('events').selectAll().execute());
    expect(text).not.toMatch(/\bada\b|marsh|example\.com/i);
  });
});

function listEvents(db: Db) {
  return db
    .selectFrom('events')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.event_id', 'events.id')
    .select(['type', 'object_id', 'events.order_key', 'events.sequence', 'webhook_id', 'state'])
    .orderBy('events.sequence')
    .execute();
}
