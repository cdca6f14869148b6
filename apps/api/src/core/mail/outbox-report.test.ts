import { expect, test } from 'vitest';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { insertTestBooking } from '../../testing/fill/insert-booking.ts';
import { recordPlans } from '../../testing/fill/record-plans.ts';
import { insertIssueMessage, insertSentIssue } from '../../testing/insert-issue.ts';
import { insertTestMessage } from '../../testing/insert-message.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { queueMail } from './outbox.repository.ts';

describeOnEachDatabase('mails that have failed', (database) => {
  test('are named by the reference of the enquiry, the subscriber, or their recipient', async () => {
    const db = database();
    await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    await callAsVisitor(db).subscribers.subscribe({ email: 'bob@example.com' });
    const [contact] = (await callAsStaff(db).contacts.list()).items;
    const [subscriber] = (await callAsStaff(db).subscribers.list()).items;
    const contactId = contact?.id ?? '';
    await insertTestBooking(db, { id: 'call-1', contactId, startsAt: TEST_NOW, createdAt: TEST_NOW });
    for (const mail of [
      { kind: 'answer', aboutId: await insertTestMessage(db, contactId) },
      { kind: 'call', aboutId: 'call-1' },
      { kind: 'confirmation', aboutId: subscriber?.id ?? '' },
      { kind: 'issue-test', aboutId: 'an issue', recipient: 'eve@example.com' },
      { kind: 'test', recipient: 'maya@example.com' },
    ] as const) {
      await queueMail(db, { ...mail, id: mail.kind }, TEST_NOW);
    }
    await db.updateTable('mails').set({ failed_at: TEST_NOW, next_attempt_at: null }).execute();
    const { failed } = await callAsStaff(db).mail.status();
    expect(Object.fromEntries(failed.map(({ kind, about }) => [kind, about]))).toEqual({
      answer: contact?.reference,
      call: contact?.reference,
      confirmation: 'bob@example.com',
      enquiry: contact?.reference,
      'issue-test': 'eve@example.com',
      test: 'maya@example.com',
    });
  });
});

describeOnEachDatabase('the last accepted message', (database) => {
  test('is the latest of the outbox and of the newsletter', async () => {
    const db = database();
    const find = async () => (await callAsStaff(db).mail.status()).lastAcceptedAt;
    const [soon, late] = [later(TEST_NOW, MINUTE_MS), later(TEST_NOW, 2 * MINUTE_MS)];
    expect(await find()).toBeNull();
    await insertIssueMessage(db, await insertSentIssue(db, { slug: 'tides' }), { accepted_at: soon });
    expect(await find()).toBe(soon);
    for (const [id, at] of [
      ['old', TEST_NOW],
      ['new', late],
    ] as const) {
      await queueMail(db, { id, kind: 'test', recipient: 'maya@example.com' }, TEST_NOW);
      await db.updateTable('mails').set({ sent_at: at, next_attempt_at: null }).where('id', '=', id).execute();
    }
    expect(await find()).toBe(late);
  });

  test('is read from an index, however many were sent', async () => {
    const staff = callAsStaff(database());
    const plans = (await recordPlans(database(), () => staff.mail.status())).filter(({ sql }) =>
      /order by "(sent|accepted)_at" desc/.test(sql),
    );
    expect(plans.map(({ plan }) => /(mails_sent|issue_messages_accepted)_idx/.exec(plan)?.[1])).toEqual([
      'mails_sent',
      'issue_messages_accepted',
    ]);
    for (const { plan } of plans) expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});
