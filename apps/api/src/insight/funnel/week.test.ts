import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { queueWeekReports } from './queue-reports.ts';
import { writeWeekMail } from './week-mail.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
/** A Monday, 7:00 in Los Angeles; the report is of the 9th to the 15th. */
const MONDAY = '2026-11-16T15:00:00.000Z';

describeOnEachDatabase('the weekly report', (database) => {
  const staff = (now = MONDAY) => callAsStaff(database(), { now: () => now });
  const visitor = (now: string, changes: Partial<Context> = {}) =>
    callAsVisitor(database(), { now: () => now, userAgent: BROWSER, clientAddress: '10.0.0.1', ...changes });

  async function visit(now: string) {
    for (const path of ['/', '/#contact']) await visitor(now).stats.recordView({ path });
    await visitor(now).stats.recordForm({ step: 'sent' });
    await visitor(now).contacts.send(CONTACT);
  }

  async function queued(): Promise<string[]> {
    const rows = await database().selectFrom('mails').select('recipient').where('kind', '=', 'week').execute();
    return rows.map(({ recipient }) => recipient).toSorted();
  }

  const write = (recipient: string) =>
    writeWeekMail(
      {
        db: database(),
        siteTitle: 'Tideline',
        agencyAddress: 'hello@tideline.example',
        timeZone: 'America/Los_Angeles',
        origin: 'https://www.tideline.example',
        recipient: '',
        now: MONDAY,
      } as Parameters<typeof writeWeekMail>[0],
      recipient,
    );

  test('has the figures of the last whole week in the agency’s zone beside the week before', async () => {
    await visit('2026-11-02T12:00:00.000Z');
    await visit('2026-11-09T07:59:59.000Z'); // still Sunday in Los Angeles
    for (const day of ['09', '11', '15']) await visit(`2026-11-${day}T20:00:00.000Z`);
    await visit('2026-11-16T08:00:00.000Z'); // Monday again
    await staff().subscribers.add({ email: 'bob@example.com' });
    await staff().posts.create(buildPost({ publishDate: '2026-11-10T18:00:00.000Z' }));
    const [newest] = (await staff().contacts.list({ sort: '-date' })).items.slice(1);
    await staff().contacts.updateStatus({ id: newest?.id ?? '', status: 'won' });
    const { firstDay, lastDay, week, before } = await staff().stats.week();
    expect([firstDay, lastDay]).toEqual(['2026-11-09', '2026-11-15']);
    expect(week).toEqual({
      visitors: 3,
      views: 6,
      opened: 3,
      started: 3,
      sent: 3,
      received: 3,
      answered: 1,
      clients: 1,
      value: 0,
      subscribers: 0,
      posts: 1,
    });
    expect(before).toMatchObject({ visitors: 2, views: 4, received: 2, clients: 0, posts: 0 });
  });

  test('invents nothing: what was not counted in all of a week is no figure', async () => {
    await visit('2026-11-10T20:00:00.000Z'); // counting begins on a Tuesday
    const { week, before } = await staff().stats.week();
    expect(week).toMatchObject({ visitors: null, views: null, opened: null, started: null, sent: null, received: 1 });
    expect(before).toMatchObject({ visitors: null, views: null, received: 0, subscribers: 0 });
    const [, ...lines] = (await staff().stats.weekCsv()).split('\r\n');
    expect(lines[0]).toBe('"Visitors","","","no comparison","Once per visitor and day, whatever they read."');
    expect(lines[5]).toMatch(/^"Inquiries","1","0","none before","Everything that came in/);
    await staff().stats.sendWeekToContact({ isReader: true });
    expect((await write('hello@tideline.example'))?.text).toMatch(/Visitors +not counted on every day of the week/);
  });

  test('goes to the contact email and the staff who want it, each address once, until they turn it off', async () => {
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: 'none' }, MONDAY);
    await queueWeekReports(database(), MONDAY);
    expect(await queued()).toEqual([]);
    await staff().stats.sendWeekToContact({ isReader: true });
    await staff().stats.sendWeekToMe({ isReader: true });
    expect(await staff().stats.weekReaders()).toEqual({ contactEmail: true, me: true });
    await Promise.all([queueWeekReports(database(), MONDAY), queueWeekReports(database(), MONDAY)]);
    await queueWeekReports(database(), '2026-11-16T20:00:00.000Z');
    expect(await queued()).toEqual(['hello@tideline.example', 'staff@example.com']);
    const mail = await write('staff@example.com');
    expect(mail).toMatchObject({ to: 'staff@example.com', subject: 'Tideline: the week of November 9, 2026' });
    expect(mail?.text).toMatch(/Inquiries +0 {3}before: 0 {3}the same\n/);
    expect(mail?.text).toContain('Inquiries: Everything that came in through the website');
    expect(Math.max(...(mail?.text ?? '').split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    await staff().stats.sendWeekToMe({ isReader: false });
    expect(await write('staff@example.com')).toBeNull();
    expect(await write('hello@tideline.example')).not.toBeNull();
  });

  test('is queued from seven o’clock on Monday in the agency’s zone, and a day later no more', async () => {
    await staff().stats.sendWeekToContact({ isReader: true });
    const moments = ['2026-11-16T14:59:59.999Z', '2026-11-17T15:00:00.000Z', '2026-11-22T15:00:00.000Z'];
    for (const now of moments) await queueWeekReports(database(), now);
    expect(await queued()).toEqual([]);
    await queueWeekReports(database(), '2026-11-17T14:59:59.999Z');
    await queueWeekReports(database(), '2026-11-23T15:00:00.000Z');
    expect(await queued()).toHaveLength(2);
  });

  test('ends with the account of its reader', async () => {
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: 'none' }, MONDAY);
    await staff().stats.sendWeekToMe({ isReader: true });
    await database().deleteFrom('staff').where('id', '=', TEST_STAFF.id).execute();
    await queueWeekReports(database(), MONDAY);
    expect(await queued()).toEqual([]);
  });
});
