import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { openCalls } from '../../testing/fill/open-calls.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { testPages } from '../../testing/test-pages.ts';

const ORIGIN = 'https://tideline.example';
const HEADS = {
  '/': { title: 'An agency', description: 'We make waves.' },
  '/services': { title: 'Services [all] of them', description: 'Thirteen <b>' },
  '/case-studies/medical-spa': { title: 'A spa', description: 'From 48 to 81' },
  '/discovery-call': { title: 'Schedule a call', description: 'Choose a time.' },
  '/privacy-policy': { title: 'Privacy', description: '' },
};

const neverRendered = () => Promise.reject(new Error('No page is rendered.'));

async function openSite() {
  const clientDir = await openTestFolder();
  const openPages: typeof pages = async (app) => ({ ...(await pages(app)), loadPageHeads: async () => HEADS });
  const pages = testPages(neverRendered, clientDir);
  const { app, db } = await openTestApp({ publicUrl: ORIGIN, openPages, now: () => TEST_NOW });
  return { db, staff: callAsStaff(db), get: (headers = {}) => app.inject({ url: '/llms.txt', headers }) };
}

test('lists pages, case studies, articles, issues and the interface in the form of llmstxt.org', async () => {
  const { db, staff, get } = await openSite();
  await staff.posts.create(buildPost({ title: 'Tides & [moons]', excerpt: 'Two\nlines' }));
  await staff.posts.create(buildPost({ title: 'Hidden canary', status: 'draft' }));
  await staff.posts.create(buildPost({ title: 'Later canary', status: 'scheduled', publishDate: '2099-01-01' }));
  await staff.posts.create(buildPost({ title: 'Unlisted canary', isNoindex: true }));
  await staff.posts.create(buildPost({ title: 'Copy canary', canonicalUrl: 'https://original.example/a' }));
  await insertSentIssue(db, { slug: 'first-issue', subject: 'First issue' });
  const { statusCode, headers, body } = await get();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [title, summary] = body.split('\n\n');
  expect([title, summary]).toEqual(['# Tideline', '> We make waves.']);
  expect(body.match(/^## .+$/gm)).toEqual([
    '## Pages',
    '## Case studies',
    '## Articles',
    '## Newsletter',
    '## For programs',
    '## Optional',
  ]);
  expect(body).toContain(`\n- [An agency](${ORIGIN}/index.md): We make waves.\n`);
  expect(body).toContain(`\n- [Services \\[all\\] of them](${ORIGIN}/services.md): Thirteen \\<b\\>\n`);
  expect(body).toContain(`\n- [Tides & \\[moons\\]](${ORIGIN}/blog/tides-moons.md): Two lines\n`);
  expect(body).toContain(`\n- [First issue](${ORIGIN}/newsletter/issues/first-issue.md)\n`);
  expect(body).toContain(`## Optional\n\n- [Privacy](${ORIGIN}/privacy-policy.md)\n`);
  expect(body).not.toContain('canary');
  for (const line of body.split('\n').filter((text) => text.startsWith('- '))) {
    expect(line).toMatch(/^- \[.+\]\(https:\/\/tideline\.example\/[^)\s]*\)(?:: .+)?$/);
  }
});

test('is revalidated, and a change of a post shows at once', async () => {
  const { staff, get } = await openSite();
  const first = await get();
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await get({ 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  await staff.posts.create(buildPost({ title: 'New tide' }));
  expect((await get({ 'if-none-match': first.headers.etag })).body).toContain('New tide');
});

test('lists the page of calls while somebody takes them', async () => {
  const { db, get } = await openSite();
  const line = `- [Schedule a call](${ORIGIN}/discovery-call.md): Choose a time.\n`;
  expect((await get()).body).not.toContain('discovery-call');
  const saveHours = await openCalls(db);
  expect((await get()).body).toContain(line);
  await saveHours([]);
  expect((await get()).body).not.toContain('discovery-call');
});
