import { DAY_MS, later } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { sendTestIssue } from '../../testing/mail/sent-issue.ts';
import { openNewsletterSite, EMAIL, tokenIn } from '../../testing/mail/newsletter-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { recordBounce, type Bounce } from './record-bounce.ts';

const [ADA, BOB] = ['Ada@Reader.example', 'bob@other.example'];

describeOnEachDatabase('a bounce', (database) => {
  const record = (bounce: Partial<Bounce>, now = TEST_NOW) =>
    database()
      .transaction()
      .execute((trx) =>
        recordBounce(trx, { messageId: null, recipient: null, kind: 'hard', reason: '5.1.1', ...bounce }, now),
      );

  const subscribers = async () =>
    (await callAsStaff(database()).subscribers.list({ sort: 'email' })).items.map(({ email, status, delivery }) => [
      email,
      status,
      delivery,
    ]);

  const messages = () =>
    database()
      .selectFrom('issue_messages')
      .select(['bounced_at', 'bounce_reason', 'complained_at'])
      .orderBy('id')
      .execute();

  async function sendAndBounce(day: number) {
    const at = later(TEST_NOW, day * DAY_MS);
    const [id = ''] = await sendTestIssue(database(), [ADA], at);
    await record({ messageId: id, kind: 'soft' }, at);
    return (await subscribers())[0]?.[2];
  }

  test('a hard one ends the subscription and is written at its message; others are untouched', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA, BOB]);
    expect(await record({ messageId: ada, reason: '5.1.1: user unknown' })).toBe('recorded');
    expect(await subscribers()).toEqual([
      [ADA, 'unsubscribed', 'bounced'],
      [BOB, 'active', 'ok'],
    ]);
    expect(await messages()).toEqual([
      { bounced_at: TEST_NOW, bounce_reason: '5.1.1: user unknown', complained_at: null },
      { bounced_at: null, bounce_reason: '', complained_at: null },
    ]);
  });

  test('is recorded once', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    for (const kind of ['soft', 'hard'] as const) {
      expect(await record({ messageId: ada, kind })).toBe('recorded');
      expect(await record({ messageId: ada, kind: 'soft', reason: 'again' }, later(TEST_NOW, DAY_MS))).toBe('known');
      expect(await messages()).toMatchObject([{ bounced_at: TEST_NOW, bounce_reason: '5.1.1' }]);
    }
  });

  test('a hard one counts after a soft one of the same message, but not again after the person has returned', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    await record({ messageId: ada, kind: 'soft', reason: '4.4.1' });
    expect(await record({ messageId: ada })).toBe('recorded');
    expect(await subscribers()).toEqual([[ADA, 'unsubscribed', 'bounced']]);
    expect(await messages()).toMatchObject([{ bounce_reason: '5.1.1' }]);
    await callAsVisitor(database()).subscribers.subscribe({ email: ADA });
    expect(await record({ messageId: ada })).toBe('known');
    expect(await subscribers()).toEqual([[ADA, 'active', 'ok']]);
  });

  test('suppresses the address for good: neither staff nor an import put it back', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    await record({ messageId: ada });
    const staff = callAsStaff(database());
    const [row] = (await staff.subscribers.list()).items;
    await expect(staff.subscribers.update({ id: row?.id ?? '', status: 'active' })).rejects.toThrow(
      'Email to this address bounced: the address does not work. Only the person can rejoin',
    );
    await staff.subscribers.remove({ id: row?.id ?? '' });
    await expect(staff.subscribers.add({ email: 'ada@reader.example' })).rejects.toThrow('Only the person');
    const file = new TextEncoder().encode('email\nada@reader.example\nnew@reader.example\n');
    const { digest } = await staff.subscribers.checkImport({ file });
    await staff.subscribers.import({ file, digest });
    expect(await subscribers()).toEqual([['new@reader.example', 'active', 'ok']]);
  });

  test('the person may sign up again, by confirming a mail', async () => {
    const site = await openNewsletterSite(database());
    const [ada = ''] = await sendTestIssue(database(), [EMAIL]);
    await record({ messageId: ada });
    await site.signUp();
    await site.visitor().subscribers.links.confirm({ token: tokenIn(site.mailbox.arrived.at(-1), 'confirm') });
    expect(await subscribers()).toEqual([[EMAIL, 'active', 'ok']]);
    expect(await database().selectFrom('suppressions').selectAll().execute()).toEqual([]);
  });

  test('a complaint unsubscribes and suppresses, also after a soft bounce of the same message', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    await record({ messageId: ada, kind: 'soft' });
    expect(await record({ messageId: ada, kind: 'complaint' })).toBe('recorded');
    expect(await subscribers()).toEqual([[ADA, 'unsubscribed', 'complained']]);
    expect(await database().selectFrom('suppressions').select('reason').execute()).toEqual([{ reason: 'complained' }]);
  });

  test('five soft ones in a row over a week end the subscription; four, or five within days, do not', async () => {
    for (const day of [0, 1, 2, 3, 4, 5]) expect(await sendAndBounce(day)).toBe('ok');
    expect(await sendAndBounce(11)).toBe('bounced');
  });

  test('soft ones from before the person signed up again do not count', async () => {
    for (const day of [0, 2, 4, 6, 8]) await sendAndBounce(day);
    const again = later(TEST_NOW, 9 * DAY_MS);
    await callAsVisitor(database(), { now: () => again }).subscribers.subscribe({ email: ADA });
    for (const day of [10, 12, 14, 16]) expect(await sendAndBounce(day)).toBe('ok');
    expect(await sendAndBounce(18)).toBe('bounced');
  });

  test('an issue that arrived in between starts the row again', async () => {
    for (const day of [0, 2, 4, 6, 8, 10]) {
      const at = later(TEST_NOW, day * DAY_MS);
      const [id = ''] = await sendTestIssue(database(), [ADA], at);
      if (day !== 4) await record({ messageId: id, kind: 'soft' }, at);
    }
    expect(await subscribers()).toEqual([[ADA, 'active', 'ok']]);
    expect(await database().selectFrom('subscribers').select('soft_bounces').execute()).toEqual([{ soft_bounces: 3 }]);
  });

  test('without a message, it concerns the newest one to the address; an unknown address has no effect', async () => {
    const [older = ''] = await sendTestIssue(database(), [ADA], TEST_NOW);
    await sendTestIssue(database(), [ADA], later(TEST_NOW, DAY_MS));
    const now = later(TEST_NOW, 2 * DAY_MS);
    expect(await record({ recipient: 'ADA@reader.example' }, now)).toBe('recorded');
    const rows = await database().selectFrom('issue_messages').select(['id', 'bounced_at']).execute();
    expect(rows.find(({ id }) => id === older)?.bounced_at).toBeNull();
    expect(rows.filter(({ bounced_at: at }) => at !== null)).toHaveLength(1);
    expect(await record({ recipient: 'nobody@reader.example' })).toBe('unknown');
  });

  test('of a reader who was removed since, it is written at the message only', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    await database().deleteFrom('subscribers').execute();
    expect(await record({ messageId: ada })).toBe('recorded');
    expect(await messages()).toMatchObject([{ bounced_at: TEST_NOW }]);
    expect(await database().selectFrom('suppressions').selectAll().execute()).toEqual([]);
  });

  test('a new address that staff enter starts without bounces', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    await record({ messageId: ada });
    const staff = callAsStaff(database());
    const [row] = (await staff.subscribers.list()).items;
    await staff.subscribers.update({ id: row?.id ?? '', email: 'ada@new.example', status: 'active' });
    expect(await subscribers()).toEqual([['ada@new.example', 'active', 'ok']]);
  });

  test('a visitor without a mail server signs up again as before', async () => {
    const [ada = ''] = await sendTestIssue(database(), [ADA]);
    await record({ messageId: ada });
    await callAsVisitor(database()).subscribers.subscribe({ email: ADA });
    expect(await subscribers()).toEqual([[ADA, 'active', 'ok']]);
  });
});
