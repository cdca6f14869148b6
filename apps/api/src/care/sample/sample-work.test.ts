import { expect, test } from 'vitest';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { countAudience } from '../../audience/newsletter/audience/audience.repository.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { loadSampleData } from './load-sample-data.ts';
import { momentOfWorkday } from './sample-time.ts';

const ZONE = 'America/Los_Angeles';

test.each([
  ['a Thursday evening', '2026-11-20T05:30:00.000Z', '2026-11-20T18:00:00.000Z'],
  ['a Friday', '2026-11-20T18:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['a Saturday', '2026-11-21T18:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['a Sunday, at midnight', '2026-11-22T08:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['the day before the clocks change', '2027-03-13T20:00:00.000Z', '2027-03-15T17:00:00.000Z'],
])('the next workday after %s', (_name, now, at) => {
  const time = { now: Date.parse(now), monthStart: 0, timeZone: ZONE };
  expect(momentOfWorkday(time, 1, '10:00')).toBe(at);
});

test('the workday before a Tuesday by two days is a Friday', () => {
  const time = { now: Date.parse('2026-11-24T18:00:00.000Z'), monthStart: 0, timeZone: ZONE };
  expect(momentOfWorkday(time, -2, '09:00')).toBe('2026-11-20T17:00:00.000Z');
});

describeOnEachDatabase('the sample data shows', (database) => {
  async function loadSample() {
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    await loadSampleData(database(), TEST_NOW);
    return callAsStaff(database());
  }

  test('a sent issue with its results and a draft, which are not public', async () => {
    const staff = await loadSample();
    const { items } = await staff.issues.list();
    expect(items.map(({ state }) => state)).toEqual(['draft', 'sent']);
    const results = await staff.issues.results.byId({ id: 'sample-issue-sent' });
    expect(results).toMatchObject({ recipients: 52, accepted: 52, bounced: 1, refused: 0, signUps: 2, enquiries: 1 });
    expect(results.pages.map(({ path, visits }) => [path, visits])).toEqual([
      ['/blog/marketing-metrics-that-matter', 15],
      ['/blog/local-seo-for-clinics', 9],
      ['/blog/content-calendar-that-survives', 4],
      ['/', 3],
    ]);
    expect(await staff.issues.archive.latest()).toBeNull();
  });

  test('topics with subscribers in them', async () => {
    const topics = await (await loadSample()).topics.list();
    expect(topics).toHaveLength(3);
    for (const { subscriberCount } of topics) expect(subscriberCount).toBeGreaterThan(5);
  });

  test('subscribers who never receive an issue', async () => {
    const staff = await loadSample();
    expect(await countAudience(database(), EVERYBODY)).toMatchObject({ included: 0 });
    await staff.subscribers.add({ email: 'ada@example.com' });
    const counts = await countAudience(database(), EVERYBODY);
    expect(counts.included).toBe(1);
    expect(counts.excluded).toContainEqual({ reason: 'sample', count: 54 });
  });

  test('a call on the next workday, whose time is taken', async () => {
    const staff = await loadSample();
    const { items } = await staff.bookings.list();
    expect(items).toMatchObject([{ status: 'booked', staffName: 'Staff', company: 'Ridgeline Dermatology' }]);
    expect(dayInZone(items[0]?.startsAt ?? '', ZONE)).toBe('2026-11-23');
    const cells = await database().selectFrom('booking_cells').select('starts_at').execute();
    expect(cells).toHaveLength(8); // thirty minutes and the ten after
  });

  test('changes to an article that wait for approval, with the name of their author', async () => {
    const staff = await loadSample();
    const [waiting] = await staff.posts.approvals.list();
    expect(waiting).toMatchObject({ state: 'waiting', isUpdate: true, isChanged: false });
    const { pending } = await staff.posts.pending.byPost({ id: waiting?.postId ?? '' });
    expect(waiting?.requestedBy).toBe(pending?.fields.author);
    expect(pending?.fields.content).not.toBe(pending?.base.content);
    expect(await staff.posts.byId({ id: waiting?.postId ?? '' })).toMatchObject({ isSample: true });
  });

  test('an answered inquiry with its conversation, and values of those that are qualified or won', async () => {
    const staff = await loadSample();
    const { items } = await staff.contacts.list({ q: 'Pruitt' });
    const { messages } = await staff.conversations.read({ contactId: items[0]?.id ?? '' });
    expect(messages.map(({ direction, state }) => [direction, state])).toEqual([
      ['out', 'sent'],
      ['in', 'received'],
      ['out', 'sent'],
    ]);
    for (const status of ['qualified', 'won'] as const) {
      const found = await staff.contacts.list({ status });
      expect(found.items.every(({ value }) => value !== null && value > 0)).toBe(true);
    }
  });

  test('addresses of a former site that visitors miss', async () => {
    const missed = await (await loadSample()).addresses.missed();
    expect(missed.map(({ visits }) => visits)).toEqual([31, 17, 12, 6, 4]);
  });
});
