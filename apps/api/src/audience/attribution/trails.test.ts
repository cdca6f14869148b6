import { expect, test } from 'vitest';
import type { SentTrail } from '@tideline/domain/trail/trail.schema';
import { buildPost } from '../../testing/build-post.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const STARTED = '2026-11-21T17:40:00.000Z';

/** A visit as the site's pages send it. */
function buildTrail(changes: Partial<SentTrail> = {}): SentTrail {
  return {
    entryPath: '/blog/local-seo',
    referrer: 'https://www.google.com',
    campaign: { source: 'letter', medium: 'print', name: 'Spring', term: '', content: '' },
    startedAt: STARTED,
    pages: 4,
    lastPath: '/services',
    posts: [
      { id: 'local-seo', percent: 90 },
      { id: 'tides', percent: 20 },
    ],
    lastPost: 'tides',
    packages: ['wave'],
    caseStudies: ['medical-spa'],
    ...changes,
  };
}

describeOnEachDatabase('the visit that led to an enquiry', (database) => {
  const staff = () => callAsStaff(database());

  async function writePosts(): Promise<void> {
    for (const title of ['Local SEO', 'Tides']) await staff().posts.create(buildPost({ title }));
  }

  async function send(trail: unknown, more: object = {}, changes = {}): Promise<string> {
    const sent = { ...ADA, ...more, trail: trail as string }; // browsers also send other shapes
    const { reference } = await callAsVisitor(database(), changes).contacts.send(sent);
    const { items } = await staff().contacts.list();
    return items.find((contact) => contact.reference === reference)?.id ?? '';
  }

  async function trailOf(id: string) {
    return (await staff().contacts.detail({ id })).trail;
  }

  test('is stored with it, first and last post apart, and shown by the titles of now', async () => {
    await writePosts();
    const issueId = await insertSentIssue(database(), { slug: 'spring-tides', subject: 'Spring tides' });
    const id = await send(JSON.stringify(buildTrail()), { fromIssue: 'spring-tides' });
    await staff().posts.update({ id: 'tides', changes: { title: 'Tides explained', address: 'tides-explained' } });
    expect(await trailOf(id)).toEqual({
      entryPath: '/blog/local-seo',
      entrySource: 'organic',
      entryHost: 'www.google.com',
      lastPath: '/services',
      campaign: { source: 'letter', medium: 'print', name: 'Spring', term: '', content: '' },
      issue: { id: issueId, subject: 'Spring tides' },
      startedAt: STARTED,
      pages: 4,
      packages: ['wave'],
      caseStudies: ['medical-spa'],
      posts: [
        { key: 'local-seo', id: 'local-seo', title: 'Local SEO', readPercent: 90, isFirst: true, isLast: false },
        {
          key: 'tides',
          id: 'tides-explained',
          title: 'Tides explained',
          readPercent: 20,
          isFirst: false,
          isLast: true,
        },
      ],
    });
  });

  test('names a deleted post and issue by nothing', async () => {
    await writePosts();
    const issueId = await insertSentIssue(database(), { slug: 'spring-tides' });
    const id = await send(buildTrail(), { fromIssue: 'spring-tides' });
    await database().deleteFrom('posts').where('id', '=', 'tides').execute();
    await database().deleteFrom('issues').execute();
    const trail = await trailOf(id);
    expect(trail?.issue).toEqual({ id: issueId, subject: null });
    expect(trail?.posts[1]).toMatchObject({ key: 'tides', id: null, title: null });
  });

  test('names no post that is not published any more', async () => {
    await writePosts();
    const id = await send(buildTrail());
    await staff().posts.update({ id: 'tides', changes: { title: 'Secret plan', status: 'draft' } });
    const trail = await trailOf(id);
    expect(trail?.posts.map(({ id: postId, title }) => [postId, title])).toEqual([
      ['local-seo', 'Local SEO'],
      [null, null],
    ]);
  });

  test('holds no words of its sender: addresses that are no public page, and unknown posts, are left out', async () => {
    await writePosts();
    await staff().posts.create(buildPost({ title: 'Secret', status: 'draft' }));
    const id = await send(
      buildTrail({
        entryPath: '/ada@example.com',
        lastPath: '/services?email=ada@example.com#seo',
        referrer: 'https://clinic.example/patients/ada?token=1',
        posts: [
          { id: 'nowhere', percent: 5 },
          { id: 'secret', percent: 5 },
          { id: 'tides', percent: 5 },
        ],
        lastPost: 'nowhere',
        startedAt: '2031-01-01T00:00:00.000Z',
      }),
    );
    expect(await trailOf(id)).toMatchObject({
      entryPath: '',
      entrySource: 'referral',
      entryHost: 'clinic.example',
      lastPath: '/services',
      startedAt: TEST_NOW,
      posts: [{ key: 'tides', isFirst: true, isLast: true }],
    });
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', { entryPath: 7 }],
    ['a list', []],
    ['nothing', null],
    ['a text of more than 8,000 characters', JSON.stringify({ ...buildTrail(), more: 'x'.repeat(8_000) })],
    [
      'more posts than are stored',
      { ...buildTrail(), posts: Array.from({ length: 21 }, () => ({ id: 'tides', percent: 1 })) },
    ],
    ['a campaign of more than 100 characters', { ...buildTrail(), campaign: { source: 'x'.repeat(101) } }],
    ['a campaign with NUL', { ...buildTrail(), campaign: { source: 'a\0b' } }],
    ['an address of another site', { ...buildTrail(), entryPath: 'https://evil.example/' }],
    ['a post that is no address', { ...buildTrail(), posts: [{ id: "'; drop table posts", percent: 1 }] }],
    ['more than 100 percent', { ...buildTrail(), posts: [{ id: 'tides', percent: 101 }] }],
    ['no id of a package', { ...buildTrail(), packages: ['Tsunami!'] }],
  ])('as %s is dropped, and the enquiry is stored', async (_name, trail) => {
    const id = await send(trail);
    expect(await trailOf(id)).toBeNull();
    expect(await database().selectFrom('contact_trails').select('contact_id').execute()).toEqual([]);
  });

  test('is ignored from a browser that asks for privacy', async () => {
    expect(await trailOf(await send(buildTrail(), {}, { asksForPrivacy: true }))).toBeNull();
  });

  test('is stored once for a form that is sent twice', async () => {
    await writePosts();
    const idempotencyKey = 'a-key-of-the-form';
    await send(buildTrail(), { idempotencyKey });
    await send(buildTrail({ pages: 5 }), { idempotencyKey });
    expect(await database().selectFrom('contact_trails').select('pages').execute()).toEqual([{ pages: 4 }]);
  });

  test('goes with the enquiry', async () => {
    await writePosts();
    const id = await send(buildTrail());
    await database().deleteFrom('contacts').where('id', '=', id).execute();
    for (const table of ['contact_trails', 'contact_trail_posts'] as const) {
      expect(await database().selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('counts for each post it has: enquiries, clients and their value, without spam and merged ones', async () => {
    await writePosts();
    await staff().posts.create(buildPost({ title: 'Between' }));
    const posts = [
      { id: 'local-seo', percent: 90 },
      { id: 'between', percent: 50 },
      { id: 'tides', percent: 20 },
    ];
    const won = await send(buildTrail({ posts }), { email: 'won@example.com' });
    await staff().contacts.updateStatus({ id: won, status: 'won' });
    await staff().contacts.updateOutcome({ id: won, value: 4_000_000_00 });
    const lost = await send(buildTrail({ posts: posts.slice(0, 1), lastPost: null }), { email: 'lost@example.com' });
    await staff().contacts.updateOutcome({ id: lost, value: 7 });
    await staff().contacts.updateStatus({ id: lost, status: 'lost' });
    const spam = await send(buildTrail(), { email: 'spam@example.com' });
    await staff().contacts.updateStatus({ id: spam, status: 'spam' });
    const merged = await send(buildTrail(), { email: 'merged@example.com' });
    await database().updateTable('contacts').set({ merged_into: won }).where('id', '=', merged).execute();

    expect(await staff().trails.ofPosts({ ids: ['local-seo', 'tides', 'nowhere'] })).toEqual({
      'local-seo': { contacts: 2, clients: 1, value: 400_000_000 },
      tides: { contacts: 1, clients: 1, value: 400_000_000 },
      nowhere: { contacts: 0, clients: 0, value: 0 },
    });
    const first = await staff().trails.ofPost({ id: 'local-seo' });
    expect(first).toMatchObject({ contacts: 2, first: 2, last: 1, between: 0 });
    expect(first.newest.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [won, 'won'],
        [lost, 'lost'],
      ]),
    );
    expect(await staff().trails.ofPost({ id: 'between' })).toMatchObject({ first: 0, last: 0, between: 1 });
    await expect(staff().trails.ofPost({ id: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describeOnEachDatabase('a subscriber who enquires', (database) => {
  test('is joined by the address, with the issue that brought each', async () => {
    const visitor = callAsVisitor(database());
    const staff = callAsStaff(database());
    await staff.posts.create(buildPost({ title: 'Tides' }));
    const issueId = await insertSentIssue(database(), { slug: 'spring-tides', subject: 'Spring tides' });
    const issue = { id: issueId, subject: 'Spring tides' };
    const trail = buildTrail({ entryPath: '/blog/tides' });
    await visitor.subscribers.subscribe({ email: 'Ada@Example.com', fromIssue: 'spring-tides', trail });
    await visitor.contacts.send({ ...ADA, trail, fromIssue: 'spring-tides' });
    await visitor.contacts.send({ ...ADA, email: 'bob@example.com' });

    const [subscriber] = (await staff.subscribers.list({})).items;
    const joined = await staff.trails.ofSubscriber({ id: subscriber?.id ?? '' });
    expect(joined.trail).toMatchObject({ entryPath: '/blog/tides', issue, posts: [{ key: 'tides', title: 'Tides' }] });
    expect(joined.enquiries).toMatchObject([{ name: 'Ada Lovelace', status: 'pending', issue }]);

    const detail = await staff.contacts.detail({ id: joined.enquiries[0]?.id ?? '' });
    expect(detail.subscription).toEqual({ id: subscriber?.id, status: 'active', createdAt: TEST_NOW, issue });
    await expect(staff.trails.ofSubscriber({ id: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('who signs up again has the visit of the latest sign-up', async () => {
    const staff = callAsStaff(database());
    for (const pages of [2, 3]) {
      await callAsVisitor(database()).subscribers.subscribe({ email: ADA.email, trail: buildTrail({ pages }) });
      const [subscriber] = (await staff.subscribers.list({})).items;
      await staff.subscribers.update({ id: subscriber?.id ?? '', status: 'unsubscribed' });
    }
    expect(await database().selectFrom('subscriber_trails').select('pages').execute()).toEqual([{ pages: 3 }]);
  });
});
