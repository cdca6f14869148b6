import { expect, test } from 'vitest';
import { type Audience, EVERYBODY } from '@tideline/domain/newsletter/audience';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import type { IssuesTable } from '../../../core/store/tables/newsletter.ts';
import { insertSentIssue } from '../../../testing/insert-issue.ts';
import { addReaders, openIssueSender, sendUntilDone } from '../../../testing/mail/issue-site.ts';
import { openMailbox } from '../../../testing/mail/mailbox.ts';
import { openTestClock } from '../../../testing/mail/mail-round.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { startScheduledIssues } from '../sending/start-scheduled.ts';
import { makeMonthlyDigest } from './monthly-digest.ts';

/** Midnight of 1 December in Los Angeles, the zone of new installations; November began there in summer time. */
const DECEMBER = '2026-12-01T08:00:00.000Z';
const NOVEMBER = '2026-11-01T07:00:00.000Z';
const MID_NOVEMBER = '2026-11-15T12:00:00.000Z';

const to = (audience: Partial<Audience>) => ({ audience: JSON.stringify({ ...EVERYBODY, ...audience }) });

describeOnEachDatabase('the monthly digest', (database) => {
  /** Two readers of the digest, and two of each issue. */
  async function openSite() {
    await addReaders(database(), 4);
    await database()
      .updateTable('subscribers')
      .set({ frequency: 'monthly' })
      .where('id', 'in', ['subscriber-0', 'subscriber-1'])
      .execute();
  }
  const sent = (slug: string, startedAt = MID_NOVEMBER, changes: Partial<IssuesTable> = {}) =>
    insertSentIssue(database(), { slug, started_at: startedAt, ...changes });
  const make = (now = DECEMBER) => makeMonthlyDigest(database(), now);
  const digests = async () => {
    const { items } = await callAsStaff(database()).issues.list();
    return items.filter(({ audience }) => audience.frequency === 'monthly');
  };
  const digestText = async () => {
    const [digest] = await digests();
    return digest ? (await callAsStaff(database()).issues.byId({ id: digest.id })).content : '';
  };

  test('goes to its readers alone, in the morning after the month, once', async () => {
    await openSite();
    await sent('spring', MID_NOVEMBER, { subject: 'Spring *tide*', preview_text: 'What <b>moved</b>' });
    await sent('neap', MID_NOVEMBER);
    const [mailbox, clock] = [await openMailbox(), openTestClock()];
    clock.pass(Date.parse(DECEMBER) - Date.parse(clock.now()));
    const send = openIssueSender(database(), mailbox, clock);
    await make();
    expect(await digests()).toMatchObject([
      {
        subject: 'Our newsletter in November 2026',
        state: 'scheduled',
        scheduledAt: '2026-12-01T17:00:00.000Z',
        layout: 'digest',
        archive: 'noindex',
        readers: 'confirmed subscribers, monthly digest',
      },
    ]);
    await startScheduledIssues(database(), clock.now());
    await send();
    expect(mailbox.arrived).toEqual([]);
    clock.pass(9 * 60 * MINUTE_MS);
    await startScheduledIssues(database(), clock.now());
    await sendUntilDone(database(), send, clock);
    const readers = mailbox.arrived.map((mail) => mail.to.join());
    expect(readers.toSorted()).toEqual(['hello@tideline.example', 'reader-0@example.com', 'reader-1@example.com']);
    const mail = mailbox.arrived[1]?.mail;
    expect(mail?.subject).toBe('Our newsletter in November 2026');
    for (const text of ['Spring *tide*', 'November 15, 2026', 'What <b>moved</b>', 'Issue neap']) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.text).toMatch(/\/newsletter\/issues\/spring\?from=issue-our-newsletter-in-november-2026/);
    expect(mail?.html?.match(/class="card /g)).toHaveLength(2);
    expect(mail?.html).not.toContain('<b>moved</b>');

    await make(clock.now());
    await make('2027-01-01T08:00:00.000Z'); // what was sent in December is the digest alone
    expect(await digests()).toHaveLength(1);
  });

  test('is made once by two servers', async () => {
    await openSite();
    await sent('spring');
    await Promise.all([make(), make(), make()]);
    expect(await digests()).toHaveLength(1);
  });

  test('begins and ends with the month in the agency’s zone', async () => {
    await openSite();
    await sent('october', '2026-11-01T06:59:59.999Z');
    await sent('first', NOVEMBER);
    await sent('last', '2026-12-01T07:59:59.999Z');
    await sent('december', DECEMBER);
    await make('2026-12-01T07:59:59.999Z');
    expect((await digestText()).match(/issues\/\w+/g)).toEqual(['issues/october']);
    await database().deleteFrom('issues').where('state', '=', 'scheduled').execute();
    await make();
    expect((await digestText()).match(/issues\/\w+/g)).toEqual(['issues/first', 'issues/last']);
  });

  test('follows the zone of the settings', async () => {
    await openSite();
    await callAsStaff(database()).settings.update({ ...DEFAULT_SETTINGS, timeZone: 'Pacific/Auckland' });
    await sent('first', '2026-10-31T11:00:00.000Z'); // 1 November, 00:00
    await make('2026-11-30T11:00:00.000Z'); // 1 December, 00:00
    expect(await digests()).toMatchObject([{ scheduledAt: '2026-11-30T20:00:00.000Z' }]);
  });

  test('covers what was sent since the last one, when the site was down at the end of a month', async () => {
    await openSite();
    await make('2026-10-05T12:00:00.000Z');
    await sent('october', '2026-10-10T12:00:00.000Z');
    await sent('november', MID_NOVEMBER);
    await make('2026-12-03T20:00:00.000Z');
    expect((await digestText()).match(/issues\/\w+/g)).toEqual(['issues/october', 'issues/november']);
    expect(await digests()).toMatchObject([{ scheduledAt: '2026-12-04T17:00:00.000Z' }]);
  });

  test('is not made when nothing was sent or has no readers, also later in the month', async () => {
    await sent('spring');
    await make();
    await openSite();
    await make('2026-12-05T12:00:00.000Z');
    await make('2027-01-01T08:00:00.000Z');
    expect(await digests()).toEqual([]);
  });

  test('is not made again when staff delete it', async () => {
    await openSite();
    await sent('spring');
    await make();
    const [digest] = await digests();
    const { issues } = callAsStaff(database());
    await issues.unschedule({ id: digest?.id ?? '' });
    await issues.delete({ id: digest?.id ?? '' });
    await make('2026-12-01T09:00:00.000Z');
    expect(await digests()).toEqual([]);
  });

  test('is for readers of the topics that were sent, and leaves out segments and stopped issues', async () => {
    await openSite();
    await database()
      .insertInto('topics')
      .values(['seo', 'ads'].map((id, position) => ({ id, name: id, description: '', position, created_at: DECEMBER })))
      .execute();
    await database()
      .insertInto('subscriber_topics')
      .values([
        { subscriber_id: 'subscriber-0', topic_id: 'seo' },
        { subscriber_id: 'subscriber-1', topic_id: 'ads' },
      ])
      .execute();
    await sent('search', MID_NOVEMBER, to({ topics: ['seo'] }));
    await sent('segment', MID_NOVEMBER, to({ sources: ['blog-newsletter'] }));
    await sent('newcomers', MID_NOVEMBER, to({ joinedFrom: '2026-11-01' }));
    await sent('stopped', MID_NOVEMBER, { state: 'stopped' });
    await make();
    expect((await digestText()).match(/issues\/\w+/g)).toEqual(['issues/search']);
    const [digest] = await digests();
    const { audience } = callAsStaff(database()).issues;
    expect(await audience.count({ audience: digest?.audience ?? EVERYBODY })).toMatchObject({
      included: 1,
      words:
        'Goes to 1 confirmed subscriber: monthly digest, topic seo. 3 people are left out: 2 each issue instead, 1 other topics.',
    });
  });
});
