import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { earlier, HOUR_MS, later } from '@tideline/domain/time/instant';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { countedPage } from '@tideline/domain/stats/stats';
import { loadSampleData } from '../../care/sample/load-sample-data.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const CONTACT = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' };

describeOnEachDatabase('the figures per day', (database) => {
  function at(now: string, userAgent = BROWSER) {
    return {
      staff: callAsStaff(database(), { now: () => now, userAgent }),
      visitor: callAsVisitor(database(), { now: () => now, userAgent }),
    };
  }

  async function viewOn(now: string, path = '/') {
    await at(now).visitor.stats.recordView({ path });
  }

  test.each([
    ['7d', 7, '2026-11-15'],
    ['30d', 30, '2026-10-23'],
    ['90d', 90, '2026-08-24'],
    ['12m', 365, '2025-11-22'],
  ] as const)('a range of %s has %i days, from %s to today, also days without figures', async (range, count, first) => {
    const { days, since, totalViews } = await at('2026-11-21T18:00:00.000Z').staff.stats.analytics({ range });
    expect(days).toHaveLength(count);
    expect(days.at(0)).toEqual({ day: first, views: 0, enquiries: 0, subscribers: 0 });
    expect(days.at(-1)?.day).toBe('2026-11-21');
    expect({ since, totalViews }).toEqual({ since: null, totalViews: 0 });
  });

  test('are by day in the agency’s zone', async () => {
    await viewOn('2026-11-20T07:59:00.000Z'); // the 19th in Los Angeles
    await at('2026-11-20T07:59:59.000Z').visitor.contacts.send(CONTACT);
    await at('2026-11-20T08:00:00.000Z').visitor.contacts.send(CONTACT);
    await at('2026-11-20T08:00:00.000Z').staff.subscribers.add({ email: 'ada@example.com' });
    const { days } = await at('2026-11-20T20:00:00.000Z').staff.stats.analytics({ range: '7d' });
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-19', views: 1, enquiries: 1, subscribers: 0 },
      { day: '2026-11-20', views: 0, enquiries: 1, subscribers: 1 },
    ]);
  });

  test.each([
    ['Asia/Kolkata, with a half-hour offset', '7d', '2026-11-19T18:30:00.000Z', ['2026-11-19', '2026-11-20']],
    [
      'Australia/Lord_Howe, with one in part of the year',
      '90d',
      '2026-05-19T13:30:00.000Z',
      ['2026-05-19', '2026-05-20'],
    ],
  ] as const)('are right in %s', async (zone, range, midnight, days) => {
    const [timeZone = ''] = zone.split(',');
    const afternoon = later(midnight, 16 * HOUR_MS);
    await at(afternoon).staff.settings.update({ ...DEFAULT_SETTINGS, timeZone });
    await at(earlier(midnight, 1000)).visitor.contacts.send(CONTACT);
    await at(midnight).visitor.contacts.send(CONTACT);
    const analytics = await at(afternoon).staff.stats.analytics({ range });
    const found = analytics.days.slice(-2).map(({ day, enquiries }) => [day, enquiries]);
    expect(found).toEqual(days.map((day) => [day, 1]));
  });

  test('exclude older views, but state the first day with one', async () => {
    await viewOn('2026-01-05T20:00:00.000Z', '/about');
    await viewOn('2026-11-20T20:00:00.000Z', '/services');
    const now = '2026-11-21T18:00:00.000Z';
    const week = await at(now).staff.stats.analytics({ range: '7d' });
    expect(week).toMatchObject({ totalViews: 1, since: '2026-01-05', topPages: [{ path: '/services', views: 1 }] });
    const year = await at(now).staff.stats.analytics({ range: '12m' });
    expect(year.totalViews).toBe(2);
    expect(year.days.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  });

  test('count robots and staff separately, once a day each, and in no other figure', async () => {
    const now = '2026-11-21T18:00:00.000Z';
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const callers = { clientAddress: '203.0.113.7', now: () => now, userAgent: BROWSER };
    for (let count = 1; count <= 2; count += 1) {
      await callAsVisitor(database(), { ...callers, userAgent: robot }).stats.recordView({ path: '/' });
      await callAsVisitor(database(), callers).stats.recordView({ path: '/', isStaff: true });
    }
    await callAsStaff(database(), callers).stats.recordView({ path: '/about' });
    const before = await at(now).staff.stats.analytics({ range: '7d' });
    expect(before).toMatchObject({ totalViews: 0, otherViews: { bot: 1, staff: 2 } });
    await callAsVisitor(database(), callers).stats.recordView({ path: '/' }); // after signing out
    const after = await at(now).staff.stats.analytics({ range: '7d' });
    expect(after).toMatchObject({ totalViews: 1, otherViews: { bot: 1, staff: 2 } });
  });

  test('list the ten most viewed paths, most viewed first', async () => {
    for (const path of ['/', '/about', '/services', '/blog', '/healthcare', '/legal-practices']) {
      await viewOn('2026-11-21T18:00:00.000Z', path);
    }
    await viewOn('2026-11-21T18:00:00.000Z', '/services');
    const { topPages } = await at('2026-11-21T18:00:00.000Z').staff.stats.analytics({ range: '7d' });
    expect(topPages[0]).toEqual({ path: '/services', views: 2 });
    expect(topPages).toHaveLength(6);
  });

  test('are compared with as many days before, once those were counted from their first day on', async () => {
    await viewOn('2026-11-08T08:00:00.000Z'); // the 8th in Los Angeles, the first of the seven days before
    await at('2026-11-08T08:00:00.000Z').visitor.contacts.send(CONTACT);
    await at('2026-11-15T07:59:59.000Z').staff.subscribers.add({ email: 'ada@example.com' });
    await viewOn('2026-11-15T08:00:00.000Z');
    const { previous } = await at('2026-11-21T18:00:00.000Z').staff.stats.analytics({ range: '7d' });
    expect(previous).toEqual({ views: 1, enquiries: 1, subscribers: 1 });
    const earlierToday = await at('2026-11-21T07:59:00.000Z').staff.stats.analytics({ range: '7d' });
    expect(earlierToday.previous).toBeNull();
  });

  describe('summed by month and by day', () => {
    test('follow each counted view, moved post and removed sample', async () => {
      const now = '2026-11-21T18:00:00.000Z';
      await loadSampleData(database(), now);
      const { staff } = at(now);
      const post = await staff.posts.create(buildPost({ title: 'Tides', publishDate: '2026-01-02' }));
      for (const month of ['09', '10', '11']) {
        for (const day of ['05', '06']) await viewOn(`2026-${month}-${day}T20:00:00.000Z`, `/blog/${post.id}`);
      }
      const counted = await storedSums(database());
      expect(counted.stored).toEqual(counted.added);
      expect(counted.stored.months).toContainEqual({
        month: '2026-10',
        path: `/blog/${post.id}`,
        source: 'direct',
        views: 2,
      });
      await staff.posts.update({ id: post.id, changes: { address: 'ebb' } });
      const moved = await storedSums(database());
      expect(moved.stored).toEqual(moved.added);
      expect(moved.stored.months).toContainEqual({ month: '2026-10', path: '/blog/ebb', source: 'direct', views: 2 });
      await staff.settings.removeSampleData();
      const { stored, added } = await storedSums(database());
      expect(stored).toEqual(added);
      expect(stored.months).toHaveLength(3);
      expect(stored.days).toHaveLength(6);
      if (dialectOf(database()).name === 'PostgreSQL') await sql`truncate page_views`.execute(database());
      else await sql`delete from page_views`.execute(database());
      expect((await storedSums(database())).stored).toEqual({ months: [], days: [] });
    });

    test('and of the days of the first month are the views of a range', async () => {
      const days = ['2025-11-20', '2025-11-21', '2025-11-30', '2025-12-01', '2026-10-31', '2026-11-01', '2026-11-20'];
      for (const day of days) await viewOn(`${day}T20:00:00.000Z`, '/about');
      const { staff } = at('2026-11-20T20:00:00.000Z');
      const year = await staff.stats.analytics({ range: '12m' });
      expect(year.totalViews).toBe(6); // from November 21
      expect(year.days.reduce((sum, { views }) => sum + views, 0)).toBe(6);
      const quarter = await staff.stats.analytics({ range: '90d' });
      expect(quarter).toMatchObject({ totalViews: 3, previous: { views: 0 } });
    });
  });

  test('can be restricted to a page, an address or a source', async () => {
    const now = '2026-11-21T18:00:00.000Z';
    const { staff } = at(now);
    const { id } = await staff.posts.create(buildPost());
    for (const path of ['/', '/blog', `/blog/${id}`, '/healthcare']) await viewOn(now, path);
    await at(now, `${BROWSER} 2`).visitor.stats.recordView({ path: '/', referrer: 'https://www.google.com/' });
    const views = async (filter: object) => {
      const { totalViews, days, topPages, pageViews } = await staff.stats.analytics({ range: '7d', ...filter });
      expect(days.at(-1)?.views).toBe(totalViews);
      return [totalViews, topPages.map(({ path }) => path), pageViews.map(({ page }) => page)];
    };
    expect(await views({ page: 'Blog' })).toEqual([2, ['/blog', `/blog/${id}`], ['Blog']]);
    expect(await views({ page: 'Other' })).toEqual([1, ['/healthcare'], ['Other']]);
    expect(await views({ page: 'Home', source: 'organic' })).toEqual([1, ['/'], ['Home']]);
    expect(await views({ path: '/blog' })).toEqual([1, ['/blog'], ['Blog']]);
    await expect(staff.stats.analytics({ page: 'Nowhere' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

/** The stored sums of months and days, and the same made from the counted views. */
async function storedSums(db: Db) {
  const [months, days, views] = await Promise.all([
    db.selectFrom('page_view_months').selectAll().execute(),
    db.selectFrom('page_view_days').selectAll().where('views', '>', 0).execute(),
    db.selectFrom('page_views').selectAll().execute(),
  ]);
  const byMonth = views.map(({ day, path, source, views: count }) => ({
    month: day.slice(0, 7),
    path,
    source,
    views: count,
  }));
  const byDay = views.map(({ day, path, source, views: count }) => ({
    day,
    page: countedPage(path),
    source,
    views: count,
  }));
  return { stored: { months: sums(months), days: sums(days) }, added: { months: sums(byMonth), days: sums(byDay) } };
}

/** The rows with the same values except for their views as one, sorted. */
function sums<Row extends { views: number }>(rows: Row[]): Row[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify({ ...row, views: 0 }, Object.keys(row).toSorted()));
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...rest]]) =>
      first ? [{ ...first, views: rest.reduce((sum, row) => sum + row.views, first.views) }] : [],
    );
}
