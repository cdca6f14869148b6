import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteOldBounceReports } from './bounce-reports.repository.ts';
import { bounceHandler } from './bounce-handler.ts';
import { mailboxReader } from '../../core/mailbox/read-mailbox.ts';
import { openTestClock } from '../../testing/mail/mail-round.ts';
import { openTestImap } from '../../testing/mail/imap-mailbox.ts';
import { buildBounce, sendTestIssue } from '../../testing/mail/sent-issue.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('bounces in the mailbox', (database) => {
  test('reach the reader of the message alone; what cannot be assigned waits for a person, unseen', async () => {
    const [imap, clock] = [await openTestImap(), openTestClock()];
    const [ada = '', bob = ''] = await sendTestIssue(database(), ['ada@reader.example', 'bob@other.example']);
    imap.deliver(buildBounce(ada, 'ada@reader.example'));
    imap.deliver(buildBounce(bob, 'ada@reader.example').replace('Subject: ', 'Subject: Another reader: '));
    imap.deliver(buildBounce(randomUUIDv7(), 'bob@other.example').replace('Subject: ', 'Subject: Invented: '));
    imap.deliver('From: bob@other.example\r\nSubject: A question\r\n\r\nIs WAVE right for us?\r\n');
    await mailboxReader({
      db: database(),
      mailbox: imap.mailbox,
      handlers: [bounceHandler],
      log: { info: () => undefined, warn: () => undefined },
      stop: new AbortController().signal,
      now: clock.now,
    })();
    const staff = callAsStaff(database(), { now: clock.now });
    expect((await staff.subscribers.list({ sort: 'email' })).items.map(({ delivery }) => delivery)).toEqual([
      'bounced',
      'ok',
    ]);
    expect(imap.seen()).toEqual(['Undelivered Mail Returned to Sender']);
    expect((await staff.bounces.reports()).reports).toMatchObject([
      { recipient: 'bob@other.example', reason: expect.stringContaining('this site did not send') },
      { recipient: 'ada@reader.example', reason: expect.stringContaining('names another address') },
    ]);
    clock.pass(90 * 86_400_000);
    await deleteOldBounceReports(database(), clock.now());
    expect((await staff.bounces.reports()).total).toBe(0);
  });
});
