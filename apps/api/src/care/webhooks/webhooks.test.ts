import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '@tideline/domain/time/instant';
import { EVENT_RETENTION_DAYS, WEBHOOK_LIMITS } from '@tideline/domain/webhook/webhook';
import { recordEvents } from '../../core/events/record-event.ts';
import { writeDisabledMail } from './disabled-mail.ts';
import { recordPlans } from '../../testing/fill/record-plans.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { addTestContact } from '../../testing/webhooks/contact-acts.ts';
import { insertTestStaff, insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { deleteOldEvents } from './delivery/deliveries.repository.ts';

const BOARD = { name: 'Board', url: 'https://hooks.example/tideline', events: ['enquiry.created' as const] };

describeOnEachDatabase('webhooks', (database) => {
  const staff = (changes = {}) => callAsStaff(database(), changes).webhooks;

  async function addBoard() {
    await insertTestStaff(database());
    return staff().create(BOARD);
  }

  const actions = async () =>
    (await database().selectFrom('audit').select(['action', 'detail']).orderBy('id').execute()).map(
      ({ action, detail }) => `${action} ${detail}`,
    );

  test('show their secret once, and are in the audit log without it', async () => {
    const { secret, webhook } = await addBoard();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ ...BOARD, state: 'active', createdBy: 'Staff', createdAt: TEST_NOW });
    const rotated = await staff().rotate({ id: webhook.id });
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.webhook.oldSecretUntil).toBe(later(TEST_NOW, 24 * HOUR_MS));
    expect((await staff({ now: () => later(TEST_NOW, DAY_MS) }).list())[0]?.oldSecretUntil).toBeNull();
    const shown = JSON.stringify([await staff().list(), await database().selectFrom('audit').selectAll().execute()]);
    for (const word of [secret, rotated.secret]) expect(shown).not.toContain(word.slice('whsec_'.length));
    expect(await actions()).toEqual(['webhook.add {"events":["enquiry.created"]}', 'webhook.rotate {}']);
  });

  test('need a recent password to be added, changed or given a new secret', async () => {
    const { webhook } = await addBoard();
    const stale = staff({ confirmedAt: later(TEST_NOW, -HOUR_MS) });
    for (const act of [
      () => stale.create(BOARD),
      () => stale.change({ id: webhook.id, ...BOARD }),
      () => stale.rotate({ id: webhook.id }),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await stale.pause({ id: webhook.id, isPaused: true })).toMatchObject({ state: 'paused' });
  });

  test('are changed, paused, resumed and removed', async () => {
    const { webhook } = await addBoard();
    const other = {
      name: 'CRM',
      url: 'https://crm.example/in',
      events: ['enquiry.created', 'post.published'] as const,
    };
    const changed = await staff().change({ id: webhook.id, ...other, events: ['post.published', ...BOARD.events] });
    expect(changed).toMatchObject({ name: 'CRM', url: other.url, events: ['post.published', 'enquiry.created'] });
    await staff().pause({ id: webhook.id, isPaused: true });
    await staff().pause({ id: webhook.id, isPaused: false });
    await staff().remove({ id: webhook.id });
    expect(await staff().list()).toEqual([]);
    for (const act of [
      () => staff().remove({ id: webhook.id }),
      () => staff().change({ id: webhook.id, ...BOARD }),
      () => staff().rotate({ id: webhook.id }),
      () => staff().test({ id: webhook.id }),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    // The acts of one moment have no order.
    expect((await actions()).map((line) => line.split(' ')[0] ?? '').toSorted()).toEqual([
      'webhook.add',
      'webhook.change',
      'webhook.pause',
      'webhook.remove',
      'webhook.resume',
    ]);
  });

  test('are limited in number', async () => {
    await insertTestStaff(database());
    for (let count = 0; count < WEBHOOK_LIMITS.perSite; count += 1) await insertTestWebhook(database());
    await expect(staff().create(BOARD)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('outlive the account that added them', async () => {
    await addBoard();
    await database().deleteFrom('staff').execute();
    expect(await staff().list()).toMatchObject([{ name: 'Board', createdBy: null }]);
  });

  test('list their events, newest first, with what became of them', async () => {
    const { webhook } = await addBoard();
    const contactId = await addTestContact(database());
    await sleep(2); // deliveries are listed by their ids, which have the millisecond
    await staff().test({ id: webhook.id });
    const { items, total } = await staff().deliveries({ webhookId: webhook.id });
    expect(total).toBe(2);
    expect(items.map(({ type, objectId }) => [type, objectId])).toEqual([
      ['webhook.test', webhook.id],
      ['enquiry.created', contactId],
    ]);
    expect(await staff().deliveries({ webhookId: webhook.id, state: 'failed' })).toMatchObject({ items: [], total: 0 });
    expect(await staff().list()).toMatchObject([{ waiting: 2, failed: 0, lastDeliveredAt: null }]);
  });

  test('are counted without reading what was delivered in a month', async () => {
    const { webhook } = await addBoard();
    await staff().test({ id: webhook.id });
    const plans = await recordPlans(database(), () => staff().list(), ['enable_seqscan', 'enable_bitmapscan']);
    const plan = plans.find(({ sql }) => sql.includes('webhook_deliveries'))?.plan ?? '';
    // The count of failures and the time of the last success.
    expect(plan.match(/webhook_deliveries_state_idx/g)).toHaveLength(2);
    expect(plan).not.toMatch(/SCAN webhook_deliveries|webhook_deliveries_log_idx/);
  });

  test('are tested only while they are active', async () => {
    const { webhook } = await addBoard();
    await staff().pause({ id: webhook.id, isPaused: true });
    await expect(staff().test({ id: webhook.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('send an ended event again, alone or with all that failed, under its id', async () => {
    const { webhook } = await addBoard();
    await addTestContact(database());
    await addTestContact(database(), 'bob@example.com');
    const before = (await staff().deliveries({ webhookId: webhook.id })).items;
    const [id = ''] = before.map((delivery) => delivery.id);
    const ended = { state: 'failed', next_attempt_at: null, attempts: 15, answer: 'closed', status_code: 500 } as const;
    await database().updateTable('webhook_deliveries').set(ended).execute();
    await staff().resend({ id });
    expect(await staff().list()).toMatchObject([{ waiting: 1, failed: 1 }]);
    expect(await staff().resendFailed({ id: webhook.id })).toEqual({ resent: 1 });
    const after = (await staff().deliveries({ webhookId: webhook.id })).items;
    expect(after.map(({ eventId }) => eventId)).toEqual(before.map(({ eventId }) => eventId));
    expect(after).toMatchObject([
      { state: 'waiting', attempts: 0, answer: '', statusCode: null },
      { state: 'waiting', attempts: 0 },
    ]);
    expect((await actions()).filter((line) => line.startsWith('webhook.resend'))).toHaveLength(2);
  });

  test('send a waiting event at once, after those before it about the same object, and leave one that is being sent', async () => {
    const { webhook } = await addBoard();
    const contactId = await addTestContact(database());
    const again = ['other', contactId, contactId].map((objectId) => ({ type: 'enquiry.created', objectId }) as const);
    await database()
      .transaction()
      .execute((trx) => recordEvents(trx, again, TEST_NOW));
    const rows = () => database().selectFrom('webhook_deliveries').selectAll().orderBy('sequence').execute();
    const retry = { attempts: 3, answer: 'closed', status_code: 500, next_attempt_at: '2999-01-01T00:00:00.000Z' };
    await database().updateTable('webhook_deliveries').set(retry).execute();
    const own = (await rows()).filter(({ order_key: about }) => about.endsWith(contactId));
    const [first, second] = own.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('There are fewer events than expected.');
    await database().updateTable('webhook_deliveries').set({ claim: 'server' }).where('id', '=', first).execute();
    const due = async () => {
      const now = (await rows()).filter((row) => String(row.next_attempt_at) < retry.next_attempt_at);
      return now.map(({ id }) => id);
    };
    await staff().resend({ id: second });
    expect(await due()).toEqual([second]);
    await database()
      .updateTable('webhook_deliveries')
      .set({ claim: null, ...retry })
      .execute();
    await staff().resend({ id: second });
    expect(await due()).toEqual([first, second]);
    expect(own.length).toBeGreaterThan(2);
    expect((await staff().deliveries({ webhookId: webhook.id })).items.map(({ attempts }) => attempts)).toContain(3);
    await expect(staff().resend({ id: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('forget events after their retention period', async () => {
    const id = await insertTestWebhook(database());
    const events = [{ type: 'enquiry.updated', objectId: 'a' } as const];
    await database()
      .transaction()
      .execute((trx) => recordEvents(trx, events, TEST_NOW));
    await deleteOldEvents(database(), later(TEST_NOW, EVENT_RETENTION_DAYS * DAY_MS - 1));
    expect((await staff().deliveries({ webhookId: id })).total).toBe(1);
    await deleteOldEvents(database(), later(TEST_NOW, EVENT_RETENTION_DAYS * DAY_MS));
    expect((await staff().deliveries({ webhookId: id })).total).toBe(0);
  });

  test('that were disabled are named in a mail, unless they work again', async () => {
    const context = { db: database(), siteTitle: 'Tideline', agencyAddress: 'hello@tideline.example', timeZone: 'UTC' };
    const write = () =>
      writeDisabledMail(
        { ...context, hasMailbox: false, origin: 'https://x.example', recipient: '', now: TEST_NOW },
        'a@b.example',
      );
    const disabled = { state: 'disabled', disabled_at: TEST_NOW, disabled_reason: 'Status 503.' } as const;
    const id = await insertTestWebhook(database(), { ...disabled, name: 'Board\r\nBcc: x@evil.example' });
    const mail = await write();
    expect(mail).toMatchObject({ to: 'a@b.example', subject: 'Webhook disabled: Board Bcc: x@evil.example' });
    expect(mail?.text).toContain('https://hooks.example/tideline\nStatus 503.');
    await staff().pause({ id, isPaused: false });
    expect(await write()).toBeNull();
  });
});
