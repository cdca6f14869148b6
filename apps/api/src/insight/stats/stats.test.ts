import { expect, test } from 'vitest';
import { overviewCaptions } from '@tideline/domain/stats/stats';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteOldVisitors } from './record-view.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

describeOnEachDatabase('stats', (database) => {
  function at(now: string) {
    return {
      staff: callAsStaff(database(), { now: () => now }),
      visitor: callAsVisitor(database(), { now: () => now }),
    };
  }

  test('count posts outside the trash and active subscribers', async () => {
    const staff = callAsStaff(database());
    await staff.posts.create(buildPost());
    await staff.posts.create(buildPost({ status: 'draft' }));
    await staff.posts.remove({ id: (await staff.posts.create(buildPost())).id });
    await staff.subscribers.add({ email: 'ada@example.com' });
    const { id } = await staff.subscribers.add({ email: 'bob@example.com' });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    await callAsVisitor(database()).contacts.send(CONTACT);
    expect(await staff.stats.totals()).toEqual({
      totalPosts: 2,
      publishedPosts: 1,
      totalSubscribers: 1,
      totalContacts: 1,
    });
  });

  test('say so when there is no earlier month to compare with', async () => {
    const overview = await callAsStaff(database()).stats.overview();
    expect(overviewCaptions(overview)).toEqual([
      'All published content',
      'No comparison yet',
      '0 published this month',
      '0 this week',
    ]);
    expect(overview.activity).toEqual([]);
  });

  test('begin the month in the agency’s zone', async () => {
    await at('2026-11-01T06:59:59.000Z').staff.subscribers.add({ email: 'october@example.com' });
    await at('2026-11-01T07:00:00.000Z').staff.subscribers.add({ email: 'november@example.com' });
    const { staff } = at('2026-11-02T00:00:00.000Z');
    await staff.posts.create(buildPost({ publishDate: '2026-11-01T06:59:59.000Z' }));
    await staff.posts.create(buildPost({ publishDate: '2026-11-01T07:00:00.000Z' }));
    await staff.posts.create(buildPost({ publishDate: '2026-11-03T07:00:00.000Z' }));
    expect(await staff.stats.overview()).toMatchObject({
      subscribersAtMonthStart: 1,
      totalSubscribers: 2,
      publishedThisMonth: 1,
    });
  });

  test('count the enquiries of exactly seven days', async () => {
    await at('2026-11-14T18:00:00.000Z').visitor.contacts.send(CONTACT);
    await at('2026-11-14T18:00:00.001Z').visitor.contacts.send(CONTACT);
    expect((await at('2026-11-21T18:00:00.000Z').staff.stats.overview()).contactsThisWeek).toBe(1);
  });

  test('leave spam out, which is still listed', async () => {
    await callAsVisitor(database()).contacts.send({ ...CONTACT, website: 'https://x.example' });
    const staff = callAsStaff(database());
    expect((await staff.contacts.list()).total).toBe(1);
    expect(await staff.stats.overview()).toMatchObject({ totalContacts: 0, contactsThisWeek: 0, activity: [] });
  });

  test('list the latest activity, newest first', async () => {
    for (const hour of [1, 2, 3]) {
      const { staff } = at(`2026-11-20T0${hour}:00:00.000Z`);
      const { visitor } = at(`2026-11-20T0${hour}:10:00.000Z`);
      await visitor.contacts.send({ ...CONTACT, lastName: `N${hour}`, company: hour === 3 ? '' : 'Byron & Co' });
      await staff.subscribers.add({ email: `s${hour}@example.com` });
      await staff.posts.create(buildPost({ title: `Post ${hour}`, publishDate: `2026-11-20T0${hour}:30:00.000Z` }));
    }
    const { activity } = await at('2026-11-20T04:00:00.000Z').staff.stats.overview();
    expect(activity.map(({ text }) => text)).toEqual([
      '"Post 3" was published',
      'From Ada N3 - No company',
      's3@example.com joined recently',
      'From Ada N2 - Byron & Co',
      's2@example.com joined recently',
    ]);
    await at('2026-11-20T05:00:00.000Z').staff.posts.create({ title: '' });
    const later = await at('2026-11-20T06:00:00.000Z').staff.stats.overview();
    expect(later.activity[0]).toMatchObject({ kind: 'post', id: 'untitled', text: '"Untitled" was updated' });
  });

  function view(path: string, caller: Parameters<typeof callAsVisitor>[1] = {}, referrer = '') {
    const visitor = callAsVisitor(database(), { clientAddress: '203.0.113.7', userAgent: BROWSER, ...caller });
    return visitor.stats.recordView({ path, referrer });
  }

  async function countedViews(): Promise<Record<string, number>> {
    const { pageViews } = await callAsStaff(database()).stats.analytics();
    return Object.fromEntries(pageViews.filter(({ views }) => views > 0).map(({ page, views }) => [page, views]));
  }

  test('count a visitor once per page and day in the agency’s zone', async () => {
    await Promise.all([view('/'), view('/'), view('/?utm_source=x#top')]);
    await view('/about/');
    expect(await countedViews()).toEqual({ Home: 1, About: 1 });
    await view('/', { now: () => '2026-11-22T07:59:00.000Z' }); // still the 21st in Los Angeles
    expect(await countedViews()).toEqual({ Home: 1, About: 1 });
    await view('/', { now: () => '2026-11-22T08:00:00.000Z' });
    expect(await countedViews()).toEqual({ Home: 2, About: 1 });
  });

  test('tell visitors apart by network and browser', async () => {
    await view('/', { clientAddress: '203.0.113.8' });
    await view('/', { clientAddress: '2001:db8::1' });
    await view('/', { clientAddress: '2001:db8::2' }); // the same /64
    await view('/', { userAgent: `${BROWSER} Other` });
    expect(await countedViews()).toEqual({ Home: 3 });
  });

  test('leave out robots, callers without a user agent, staff and paths that are not public', async () => {
    await view('/', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await view('/', { userAgent: '' });
    await callAsStaff(database(), { userAgent: BROWSER }).stats.recordView({ path: '/' });
    for (const path of ['/admin', '/nothing', '/blog/no-such-post', '//evil.example', '/api/posts']) await view(path);
    expect(await countedViews()).toEqual({});
  });

  test('leave out browsers with Global Privacy Control or Do Not Track, and store nothing about them', async () => {
    await view('/', { asksForPrivacy: true });
    expect(await countedViews()).toEqual({});
    expect(await database().selectFrom('page_visitors').selectAll().execute()).toEqual([]);
    expect(await database().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('count the page on which calls are booked, and not the pages behind the link of one', async () => {
    await view('/discovery-call?zone=Asia%2FTokyo');
    for (const step of ['booked', 'move', 'cancel']) await view(`/discovery-call/${step}?t=id.proof`);
    const { topPages } = await callAsStaff(database()).stats.analytics();
    expect(topPages).toEqual([{ path: '/discovery-call', views: 1 }]);
  });

  test('count views of a public post, and none of a draft or of a post with a future date', async () => {
    const staff = callAsStaff(database());
    const post = await staff.posts.create(buildPost());
    const draft = await staff.posts.create(buildPost({ status: 'draft' }));
    const future = await staff.posts.create(buildPost({ publishDate: '2026-11-22T00:00:00.000Z' }));
    for (const id of [post.id, post.id, draft.id, future.id]) await view(`/blog/${id}`);
    await view(`/blog/${post.id}`, { clientAddress: '203.0.113.9' });
    expect(await staff.posts.byId({ id: post.id })).toMatchObject({ views: 2, version: 1, updatedAt: post.updatedAt });
    expect(await staff.posts.byId({ id: draft.id })).toMatchObject({ views: 0 });
    expect(await countedViews()).toEqual({ Blog: 2 });
  });

  test('count views of the archive pages of public posts, and none of others', async () => {
    const staff = callAsStaff(database());
    await staff.posts.create(buildPost({ tags: ['Local SEO', '京都'] }));
    await staff.posts.create(
      buildPost({ category: 'Video', author: 'Theo Hartmann', tags: ['draft'], status: 'draft' }),
    );
    for (const path of ['/blog/category/seo', '/blog/tag/local-seo?page=2', '/blog/author/maya-alvarez/'])
      await view(path);
    await view('/blog/tag/%E4%BA%AC%E9%83%BD');
    for (const path of ['category/video', 'tag/draft', 'author/theo-hartmann', 'tag/none', 'tag/%', 'month/seo']) {
      await view(`/blog/${path}`);
    }
    expect(await countedViews()).toEqual({ Blog: 4 });
    const { topPages } = await staff.stats.analytics();
    expect(topPages.map(({ path }) => path).toSorted()).toEqual([
      '/blog/author/maya-alvarez',
      '/blog/category/seo',
      '/blog/tag/%E4%BA%AC%E9%83%BD',
      '/blog/tag/local-seo',
    ]);
  });

  test('delete today’s visitors tomorrow, and never store an address', async () => {
    await view('/', { clientAddress: '198.51.100.77' });
    const today = await database().selectFrom('page_visitors').selectAll().orderBy('path').execute();
    const visitor_hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(today).toMatchObject([
      { day: '2026-11-21', path: '', visitor_hash },
      { day: '2026-11-21', path: '/', visitor_hash },
    ]);
    const everything = [today, await database().selectFrom('rate_limits').selectAll().execute()];
    expect(JSON.stringify(everything)).not.toContain('198.51.100');
    await view('/', { now: () => '2026-11-23T00:00:00.000Z' });
    expect(await database().selectFrom('page_visitors').select('day').distinct().execute()).toEqual([
      { day: '2026-11-22' },
    ]);
    expect(await database().selectFrom('visitor_salts').select('day').execute()).toEqual([{ day: '2026-11-22' }]);

    // There are no visitors on the 23rd, which begins at eight in Los Angeles.
    await deleteOldVisitors(database(), '2026-11-23T07:59:00.000Z');
    expect(await database().selectFrom('page_visitors').select('day').execute()).toHaveLength(2);
    await deleteOldVisitors(database(), '2026-11-23T08:00:00.000Z');
    expect(await database().selectFrom('page_visitors').select('day').execute()).toEqual([]);
    expect(await database().selectFrom('visitor_salts').select('day').execute()).toEqual([]);
  });

  test('give the shares of the sources in whole percents that add up to 100', async () => {
    const referrers = [
      '',
      'https://www.google.com/',
      'https://www.linkedin.com/feed/',
      'https://news.example.com/article',
    ];
    for (const [index, referrer] of referrers.entries())
      await view('/', { clientAddress: `203.0.113.${index}` }, referrer);
    await view('/about', {}, 'https://duckduckgo.com/');
    await view('/services', {}, 'https://www.bing.com/');
    const { sources, totalViews, since } = await callAsStaff(database()).stats.analytics();
    expect(sources).toEqual([
      { source: 'organic', views: 3, percent: 50 },
      { source: 'direct', views: 1, percent: 17 },
      { source: 'social', views: 1, percent: 17 },
      { source: 'referral', views: 1, percent: 16 },
    ]);
    expect([totalViews, since]).toEqual([6, '2026-11-21']);
  });

  test('limit the views of one network', async () => {
    await view('/');
    await database().updateTable('rate_limits').set({ count: 299 }).where('key', 'like', 'view:%').execute();
    await view('/', { userAgent: `${BROWSER} 300` });
    await expect(view('/', { userAgent: `${BROWSER} 301` })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await view('/', { userAgent: BROWSER }); // counted before: nothing to count, nothing to refuse
    expect(await countedViews()).toEqual({ Home: 2 });
  });
});
