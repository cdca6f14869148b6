import { describe, expect, test } from 'vitest';
import { fillReply } from '@tideline/domain/conversation/saved-reply';
import { overviewCaptions } from '@tideline/domain/stats/stats';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestSqlite } from '../../testing/test-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { loadSampleData } from './load-sample-data.ts';

/** Moments that trap date arithmetic, in Los Angeles. */
const MOMENTS = [
  ['the first instant of a month', '2026-11-01T07:00:00.000Z'],
  ['five minutes past midnight on the 1st', '2026-12-01T08:05:00.000Z'],
  ['five minutes past midnight on New Year’s Day', '2027-01-01T08:05:00.000Z'],
  ['the 1st in UTC, still the 30th in Los Angeles', '2026-10-01T03:00:00.000Z'],
  ['the 15th', '2026-11-15T20:00:00.000Z'],
  ['the last minute of the 31st', '2027-02-01T07:59:00.000Z'],
  ['the leap day', '2028-02-29T20:00:00.000Z'],
  ['the hour that is skipped in spring', '2027-03-14T10:30:00.000Z'],
  ['the hour that comes twice in autumn', '2026-11-01T09:30:00.000Z'],
] as const;

async function onSample(now: string, look: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openTestSqlite();
  try {
    expect(await loadSampleData(db, now)).toBe(true);
    await look(db);
  } finally {
    await close();
  }
}

describe.each(MOMENTS)('sample data created at %s', (_name, now) => {
  test('has the documented captions and recent activity', () =>
    onSample(now, async (db) => {
      const overview = await callAsStaff(db, { now: () => now }).stats.overview();
      expect(overviewCaptions(overview)).toEqual([
        'All published content',
        '+8% from last month',
        '3 published this month',
        '23 this week',
      ]);
      expect(overview.activity.map(({ kind }) => kind).toSorted()).toEqual([
        'contact',
        'contact',
        'post',
        'subscriber',
        'subscriber',
      ]);
      for (const { at } of overview.activity) expect(at <= now).toBe(true);
    }));

  test('has the documented page views and traffic sources', () =>
    onSample(now, async (db) => {
      const { pageViews, sources, totalViews, since } = await callAsStaff(db, { now: () => now }).stats.analytics();
      expect(pageViews).toEqual([
        { page: 'Home', views: 4_247 },
        { page: 'Services', views: 2_156 },
        { page: 'About', views: 1_893 },
        { page: 'Blog', views: 1_547 },
        { page: 'Contact', views: 892 },
      ]);
      expect(sources.map(({ source, percent }) => [source, percent])).toEqual([
        ['organic', 45],
        ['direct', 28],
        ['social', 15],
        ['referral', 12],
      ]);
      for (const { views, percent } of sources) expect(Math.round((views / totalViews) * 100)).toBe(percent);
      expect(since !== null && since < now.slice(0, 10)).toBe(true);
    }));

  test('has a funnel in which no step has more visitors than the one before', () =>
    onSample(now, async (db) => {
      const { stats } = callAsStaff(db, { now: () => now });
      for (const range of ['7d', '30d', '90d', '12m'] as const) {
        const { visits, opened, started, sent, received, answered, won, stops } = await stats.funnel({ range });
        const steps = [visits, opened, started, sent];
        expect(steps).toEqual(steps.toSorted((a, b) => b - a));
        expect([sent, started - sent]).toEqual([received, stops.reduce((sum, { visitors }) => sum + visitors, 0)]);
        expect(answered >= won && won > 0).toBe(true);
      }
    }));

  test('has public posts, none from the future, with counted views', () =>
    onSample(now, async (db) => {
      const { items } = await callAsVisitor(db, { now: () => now }).posts.list();
      expect(items.length).toBeGreaterThanOrEqual(12);
      expect(new Set(items.map(({ category }) => category)).size).toBe(6);
      for (const post of items) {
        const rows = await db.selectFrom('page_views').select('views').where('path', '=', `/blog/${post.id}`).execute();
        expect(post.views).toBe(rows.reduce((sum, row) => sum + row.views, 0));
        expect(post).toMatchObject({
          isSample: true,
          excerpt: expect.stringMatching(/\w/),
          content: expect.stringMatching(/\w/),
        });
      }
    }));
});

describeOnEachDatabase('sample data', (database) => {
  test('has a series, whose parts are in the order of publication', async () => {
    await loadSampleData(database(), TEST_NOW);
    const { series } = await callAsVisitor(database()).posts.page({ id: 'the-ninety-day-marketing-plan' });
    expect(series).toMatchObject({
      name: 'Marketing in Two Hours a Week',
      slug: 'marketing-in-two-hours-a-week',
      position: 4,
      parts: [
        { id: 'reading-your-analytics-in-ten-minutes' },
        { id: 'linkedin-for-partners' },
        { id: 'content-calendar-that-survives' },
        { id: 'the-ninety-day-marketing-plan' },
      ],
    });
  });

  test('has visits that led to enquiries, over sample posts, which go with the enquiries', async () => {
    await loadSampleData(database(), TEST_NOW);
    const staff = callAsStaff(database());
    const { items } = await staff.contacts.list({ limit: 100 });
    const details = await Promise.all(items.map(({ id }) => staff.contacts.detail({ id })));
    const trails = details.flatMap(({ trail }) => trail ?? []);
    expect(trails.length).toBeGreaterThan(items.length / 2);
    expect(trails.flatMap(({ posts }) => posts).filter(({ title }) => title === null)).toEqual([]);
    const { contacts, clients } = await staff.trails.ofPost({ id: 'local-seo-for-clinics' });
    expect(contacts).toBeGreaterThan(clients);
    await staff.settings.removeSampleData();
    expect(await database().selectFrom('contact_trails').select('contact_id').execute()).toEqual([]);
  });

  test('has three saved replies with fields that are filled in; those that staff have changed are kept', async () => {
    await loadSampleData(database(), TEST_NOW);
    const staff = callAsStaff(database());
    const { savedReplies } = staff.conversations;
    const saved = await savedReplies.list();
    expect(saved).toHaveLength(3);
    const [contact] = (await staff.contacts.list({ limit: 1 })).items;
    if (!contact) throw new Error('There is no sample enquiry.');
    for (const { text } of saved) {
      expect(fillReply(text, { contact, staffName: 'Kim Novak', siteTitle: 'Tideline' })).not.toMatch(/[{}]/);
    }
    const [changed] = saved;
    await savedReplies.save({ ...changed, name: changed?.name ?? '', text: 'Our own words.' });
    await staff.settings.removeSampleData();
    expect(await savedReplies.list()).toEqual([{ ...changed, text: 'Our own words.' }]);
    expect(await loadSampleData(database(), TEST_NOW)).toBe(false);
  });

  test('is loaded once when two servers start together', async () => {
    const loaded = await Promise.all([loadSampleData(database(), TEST_NOW), loadSampleData(database(), TEST_NOW)]);
    expect(new Set(loaded)).toEqual(new Set([true, false]));
    expect(await callAsStaff(database()).stats.totals()).toEqual({
      totalPosts: 14,
      publishedPosts: 14,
      totalSubscribers: 54,
      totalContacts: 31,
    });
  });

  test('is not loaded next to a post, even one in the trash', async () => {
    const { id } = await callAsStaff(database()).posts.create({ title: 'Ours' });
    await callAsStaff(database()).posts.remove({ id });
    expect(await loadSampleData(database(), TEST_NOW)).toBe(false);
  });

  test('is not loaded next to a subscriber', async () => {
    await callAsVisitor(database()).subscribers.subscribe({ email: 'ada@example.com' });
    expect(await loadSampleData(database(), TEST_NOW)).toBe(false);
  });

  test('has no names or addresses that could be real', async () => {
    await loadSampleData(database(), TEST_NOW);
    const subscribers = (await callAsStaff(database()).subscribers.list()).items;
    const contacts = (await callAsStaff(database()).contacts.list()).items;
    for (const { email } of [...subscribers, ...contacts]) expect(email).toMatch(/@example\.(com|org|net)$|\.example$/);
    expect(new Set(subscribers.map(({ source }) => source))).toContain(null);
  });

  test('can be searched and read by tag like any other post', async () => {
    await loadSampleData(database(), TEST_NOW);
    const visitor = callAsVisitor(database());
    expect((await visitor.posts.list({ tag: 'local seo' })).items.map(({ id }) => id)).toContain(
      'local-seo-for-clinics',
    );
    expect((await visitor.posts.list({ q: 'clinics' })).total).toBeGreaterThan(0);
  });
});
