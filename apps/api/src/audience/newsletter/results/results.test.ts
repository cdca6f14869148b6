import { expect, test } from 'vitest';
import { FIGURE_DEFINITIONS, ISSUE_FIGURES } from '@tideline/domain/newsletter/issue-results';
import { deleteOldTrash } from '../../../site/posts/post-writes.repository.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { insertIssueMessage, insertSentIssue } from '../../../testing/insert-issue.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { findAddressKey, unsubscribeToken } from '../../subscribers/address-keys.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

describeOnEachDatabase('the results of an issue', (database) => {
  const results = (id: string) => callAsStaff(database()).issues.results.byId({ id });
  const reader = (clientAddress: string, changes = {}) =>
    callAsVisitor(database(), { clientAddress, userAgent: BROWSER, ...changes });

  test('are zero before anything happens, and each figure has a definition', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    const found = await results(id);
    for (const figure of ISSUE_FIGURES) {
      expect([figure, found[figure]]).toEqual([figure, 0]);
      expect(Object.values(FIGURE_DEFINITIONS[figure]).every((text) => text.length > 0)).toBe(true);
    }
    await expect(results('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('count the messages of this issue by what became of them', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    const other = await insertSentIssue(database(), { slug: 'autumn' });
    await insertIssueMessage(database(), other);
    await insertIssueMessage(database(), id);
    await insertIssueMessage(database(), id, { bounced_at: TEST_NOW, bounce_reason: '5.2.2 mailbox full' });
    await insertIssueMessage(database(), id, { complained_at: TEST_NOW, unsubscribed_at: TEST_NOW });
    await insertIssueMessage(database(), id, { state: 'waiting', accepted_at: null, smtp_code: null });
    await insertIssueMessage(database(), id, { state: 'stopped', accepted_at: null, smtp_code: null });
    // A refusal may also be noted as a bounce of the reader: the message was never accepted.
    await insertIssueMessage(database(), id, {
      state: 'refused',
      smtp_code: 550,
      last_error: '550 no such user',
      bounced_at: TEST_NOW,
      bounce_reason: 'no such user',
    });
    expect(await results(id)).toMatchObject({
      recipients: 6,
      accepted: 3,
      waiting: 1,
      stopped: 1,
      refused: 1,
      bounced: 1,
      complained: 1,
      unsubscribed: 1,
      refusals: [{ reason: '550 no such user', count: 1 }],
      bounces: [{ reason: '5.2.2 mailbox full', count: 1 }],
    });
  });

  test('name reasons once, the most frequent first, and without addresses', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    for (const name of ['ada', 'bob', 'eve']) {
      await insertIssueMessage(database(), id, {
        state: 'refused',
        smtp_code: 550,
        last_error: `550 <${name}@example.com> unknown`,
      });
      await insertIssueMessage(database(), id, {
        bounced_at: TEST_NOW,
        bounce_reason: `no mailbox ${name}@example.com here`,
      });
    }
    await insertIssueMessage(database(), id, { state: 'refused', smtp_code: 554, last_error: '554 blocked' });
    const found = await results(id);
    expect(found.refusals).toEqual([
      { reason: '550 <…> unknown', count: 3 },
      { reason: '554 blocked', count: 1 },
    ]);
    expect(found.bounces).toEqual([{ reason: 'no mailbox … here', count: 3 }]);
  });

  test('tell refusals by the status of the server, whose words differ', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    for (const last_error of [
      '550 5.1.1 <ada@example.com>: no such user',
      '550 5.1.1 <bob@example.com>: no such user',
      '550 5.1.1 The email account that you tried to reach does not exist',
      '550 5.7.1 Blocked',
      '550 Go away',
    ]) {
      await insertIssueMessage(database(), id, { state: 'refused', smtp_code: 550, last_error });
    }
    const { refusals } = await results(id);
    expect(refusals).toHaveLength(3);
    expect(refusals[0]).toEqual({ reason: expect.stringContaining('550 5.1.1'), count: 3 });
    expect(refusals.slice(1)).toEqual(
      expect.arrayContaining([
        { reason: '550 5.7.1 Blocked', count: 1 },
        { reason: '550 Go away', count: 1 },
      ]),
    );
  });

  test('count a visit once per visitor, page and day, beside the page view', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    const [first, second] = [reader('10.0.0.1'), reader('10.0.0.2')];
    await first.stats.recordView({ path: '/services' }); // before the mail came
    await first.stats.recordView({ path: '/services', issue: 'spring' });
    await first.stats.recordView({ path: '/services', issue: 'spring' });
    await first.stats.recordView({ path: '/about', issue: 'spring' });
    await second.stats.recordView({ path: '/services', issue: 'spring' });
    expect(await results(id)).toMatchObject({
      visits: 3,
      pages: [
        { path: '/services', visits: 2 },
        { path: '/about', visits: 1 },
      ],
    });
    const { topPages } = await callAsStaff(database()).stats.analytics();
    expect(topPages).toEqual([
      { path: '/services', views: 2 },
      { path: '/about', views: 1 },
    ]);
    const rows = await database().selectFrom('issue_visits').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'issue_id', 'path', 'visits']);
  });

  test('keep the visits of a post that moves, and add those of an earlier post at the new address', async () => {
    const staff = callAsStaff(database());
    const id = await insertSentIssue(database(), { slug: 'spring' });
    for (const title of ['Ebb', 'Flow']) await staff.posts.create(buildPost({ title }));
    await reader('10.0.0.1').stats.recordView({ path: '/blog/ebb', issue: 'spring' });
    await reader('10.0.0.1').stats.recordView({ path: '/blog/flow', issue: 'spring' });
    await staff.posts.update({ id: 'flow', changes: { address: 'tide' } });
    expect((await results(id)).pages.map(({ path }) => path)).toEqual(['/blog/ebb', '/blog/tide']);
    await staff.posts.remove({ id: 'tide' });
    await deleteOldTrash(database(), later(TEST_NOW, 31 * DAY_MS));
    await staff.posts.update({ id: 'ebb', changes: { address: 'tide' } });
    expect((await results(id)).pages).toEqual([{ path: '/blog/tide', visits: 2 }]);
  });

  test('do not count robots, staff, browsers that ask for privacy, and made-up issues and pages', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    await insertSentIssue(database(), { slug: 'soon', state: 'sending', started_at: null });
    const view = { path: '/services', issue: 'spring' };
    await reader('10.0.0.3', { userAgent: 'GoogleImageProxy bot' }).stats.recordView(view);
    await reader('10.0.0.3', { userAgent: '' }).stats.recordView(view);
    await reader('10.0.0.4', { asksForPrivacy: true }).stats.recordView(view);
    await reader('10.0.0.5').stats.recordView({ ...view, isStaff: true });
    await reader('10.0.0.6').stats.recordView({ path: '/services', issue: 'nothing' });
    await reader('10.0.0.7').stats.recordView({ path: '/services', issue: 'soon' });
    await reader('10.0.0.8').stats.recordView({ path: '/made-up', issue: 'spring' });
    await reader('10.0.0.9').stats.recordView({ path: '/newsletter/issues/made-up', issue: 'spring' });
    expect(await results(id)).toMatchObject({ visits: 0, pages: [] });
    expect(await database().selectFrom('issue_visits').selectAll().execute()).toEqual([]);
    await reader('10.0.0.9').stats.recordView({ path: '/newsletter/issues/spring', issue: 'spring' });
    expect(await results(id)).toMatchObject({ pages: [{ path: '/newsletter/issues/spring', visits: 1 }] });
  });

  test('count the sign-ups and enquiries of the same visit, without a person', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    const fromIssue = 'spring';
    const visitor = () => callAsVisitor(database());
    await visitor().subscribers.subscribe({ email: 'ada@example.com', fromIssue });
    await visitor().subscribers.subscribe({ email: 'ADA@example.com', fromIssue }); // already on the list
    await visitor().subscribers.subscribe({ email: 'bob@example.com', fromIssue, website: 'robot' });
    await visitor().subscribers.subscribe({ email: 'eve@example.com', fromIssue: 'nothing' });
    await visitor().subscribers.subscribe({ email: 'dan@example.com', fromIssue: null });
    const enquiry = { ...CONTACT, fromIssue, idempotencyKey: 'one-per-click' };
    await visitor().contacts.send(enquiry);
    await visitor().contacts.send(enquiry); // the same, sent again
    await visitor().contacts.send({ ...CONTACT, fromIssue, website: 'robot' });
    await visitor().contacts.send(CONTACT);
    expect(await results(id)).toMatchObject({ signUps: 1, enquiries: 1 });
    const rows = await database().selectFrom('issue_results').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['count', 'issue_id', 'kind']);
  });

  test('count a sign-up that a mail has to confirm', async () => {
    const id = await insertSentIssue(database(), { slug: 'spring' });
    const mail = { server: 'mail.example', wake: () => undefined, mailbox: null, dkim: null };
    await callAsVisitor(database(), { mail }).subscribers.subscribe({ email: 'ada@example.com', fromIssue: 'spring' });
    expect(await results(id)).toMatchObject({ signUps: 1 });
  });

  test('count who leaves by the link of a message, once, and only its own reader', async () => {
    const staff = callAsStaff(database());
    const id = await insertSentIssue(database(), { slug: 'spring' });
    const [ada, bob] = [
      await staff.subscribers.add({ email: 'ada@example.com' }),
      await staff.subscribers.add({ email: 'bob@example.com' }),
    ];
    const messageId = await insertIssueMessage(database(), id, { subscriber_id: ada.id });
    await insertIssueMessage(database(), id, { subscriber_id: bob.id });
    const key = await findAddressKey(database());
    const leave = (email: string, message: string | undefined, now = TEST_NOW) =>
      callAsVisitor(database(), { now: () => now }).subscribers.links.unsubscribe({
        token: unsubscribeToken(key, email),
        messageId: message,
      });
    await leave('bob@example.com', messageId);
    for (const made of ['', 'nothing', 'a\0b', 'x'.repeat(500), undefined]) {
      expect(await leave('bob@example.com', made)).toEqual({ outcome: 'unsubscribed' });
    }
    expect(await results(id)).toMatchObject({ unsubscribed: 0 });
    await leave('ada@example.com', messageId);
    await leave('ada@example.com', messageId, '2026-11-25T00:00:00.000Z');
    expect(await results(id)).toMatchObject({ unsubscribed: 1 });
    const { unsubscribed_at } = await database()
      .selectFrom('issue_messages')
      .select('unsubscribed_at')
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    expect(unsubscribed_at).toBe(TEST_NOW);
  });
});
