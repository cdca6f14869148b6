import { expect, test } from 'vitest';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { openTestApp } from '../../testing/test-app.ts';

const CANARY = 'canarysong';
const NOW = '2026-11-21T18:00:00.000Z';

/** A site with one public post, in which everything non-public contains the canary. */
async function openSite() {
  const { app, db } = await openTestApp({ now: () => NOW });
  const staff = callAsStaff(db, { now: () => NOW });
  const words = { title: CANARY, excerpt: CANARY, content: CANARY, author: CANARY, category: CANARY, tags: [CANARY] };
  await staff.posts.create({ ...words, status: 'draft' });
  await staff.posts.create({ ...words, status: 'scheduled', publishDate: '2027-01-01' });
  await staff.posts.create({ ...words, status: 'published', publishDate: '2027-01-01' });
  const trashed = await staff.posts.create({ ...words, status: 'published' });
  await staff.posts.remove({ id: trashed.id });
  const withdrawn = await staff.posts.create({ ...words, status: 'published' });
  const changed = await staff.posts.create({ ...words, title: 'High tide', status: 'published', category: 'SEO' });
  const visitor = callAsVisitor(db, { now: () => NOW });
  const email = `${CANARY}@example.com`;
  await visitor.contacts.send({ firstName: CANARY, lastName: CANARY, email, company: CANARY, message: CANARY });
  await visitor.subscribers.subscribe({ email, source: CANARY });
  const issue = { subject: CANARY, preview_text: CANARY, content: CANARY };
  await insertSentIssue(db, { ...issue, slug: null, state: 'draft', started_at: null });
  await insertSentIssue(db, { ...issue, slug: null, state: 'scheduled', started_at: null });
  await insertSentIssue(db, { ...issue, slug: CANARY, state: 'sending', started_at: null });
  const unlisted = await insertSentIssue(db, { ...issue, slug: 'unlisted' });
  return {
    app,
    db,
    unlisted,
    staff,
    ids: [CANARY, ...[2, 3, 4, 5].map((at) => `${CANARY}-${at}`)],
    withdrawn,
    changed,
  };
}

function addresses(ids: string[]): string[] {
  return [
    '/api/posts?limit=100',
    '/api/posts?status=draft',
    '/api/posts?q=canary*',
    `/api/posts?category=${CANARY}`,
    `/api/posts?tag=${CANARY}`,
    '/rss.xml',
    '/newsletter/issues/feed.xml',
    '/api/issues',
    ...['list', 'latest', 'sent'].map((name) => `/trpc/issues.archive.${name}`),
    `/trpc/issues.archive.bySlug?input=${input({ slug: CANARY })}`,
    '/feed.json',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/.well-known/security.txt',
    '/readyz',
    '/trpc/posts.latest',
    '/trpc/posts.suggestions',
    '/trpc/settings.site',
    ...['list', 'listSummaries', 'blog'].map((name) => `/trpc/posts.${name}?input=${input({})}`),
    `/trpc/posts.blog?input=${input({ q: CANARY })}`,
    ...['contacts.list', 'subscribers.list', 'posts.listTrash', 'issues.list', 'stats.overview'].map(
      (name) => `/trpc/${name}`,
    ),
    '/api/contacts',
    '/api/subscribers',
    '/api/admin/stats',
    ...ids.flatMap((id) => [
      `/api/posts/${id}`,
      `/trpc/posts.byId?input=${input({ id })}`,
      `/trpc/posts.page?input=${input({ id })}`,
      `/trpc/posts.previewLinks.page?input=${input({ token: id })}`,
      `/cards/posts/${id}.png`,
      `/prints/posts/${id}-400.avif`,
    ]),
  ];
}

test('no public response contains unpublished, unpublished again or personal data, from the acknowledgement on', async () => {
  const { app, db, unlisted, staff, ids, withdrawn, changed } = await openSite();
  const ask = async () =>
    Promise.all(
      addresses(ids).map(async (url) => ({ url, body: (await app.inject(url)).body.replaceAll('\\/', '/') })),
    );
  // Before: the published posts are visible and cached.
  expect((await ask()).filter(({ body }) => body.includes(CANARY)).length).toBeGreaterThan(5);
  await staff.posts.update({ id: withdrawn.id, changes: { status: 'draft' } });
  await db.updateTable('issues').set({ archive: 'noindex' }).where('id', '=', unlisted).execute();
  const words = { excerpt: 'Tide', content: 'Tide', author: 'Ada', tags: [] };
  await staff.posts.update({ id: changed.id, changes: words });
  for (const { url, body } of await ask()) {
    // A response may repeat what the caller sent, such as the path of a missing page.
    expect({ url, leaks: body.replaceAll(url, '').includes(CANARY) }).toEqual({ url, leaks: false });
  }
});

function input(value: object): string {
  return encodeURIComponent(JSON.stringify({ json: value }));
}
