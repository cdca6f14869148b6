// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { type Client, createClient } from '@tideline/api-client';
import { showDetails, showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS } from './hostile-texts.ts';
import { changeOneRow } from '../support/site-database.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { findDangersAt, openBare, openWatched, touchEverything } from './watched-page.ts';
import { staffLogin } from '../support/staff-login.ts';

/** Texts for short fields, one per field: there are enough posts and enquiries to put every text into each field. */
const SHORT = HOSTILE_TEXTS.filter((text) => text.length <= 100);
const PER_POST = 6;
/** The texts of each issue. */
const SHORT_ISSUES = Array.from({ length: Math.ceil(SHORT.length / PER_POST) }, (_, at) =>
  SHORT.slice(at * PER_POST, (at + 1) * PER_POST),
);

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

let site: OwnServer;
let session: Awaited<ReturnType<Client['auth']['login']['mutate']>>;
let staff: Client;

test.beforeAll(async ({}, testInfo) => {
  testInfo.setTimeout(300_000);
  site = await startOwnServer(testInfo.outputPath('data'));
  session = await createClient({ url: site.url }).auth.login.mutate(staffLogin);
  staff = createClient({ url: site.url, token: session.token });
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThan(600);
  await fillPosts();
  await fillIssues(testInfo.outputPath('data'));
  await fillPeople();
});

test.afterAll(() => site.stop());

test('no text by visitors or staff runs as script on a public page', async ({ browser }) => {
  const context = await browser.newContext();
  const { page, alarms } = await openWatched(context);
  for (const path of [
    '/',
    '/blog',
    '/blog?page=2',
    '/blog?page=3',
    '/blog/all-of-them',
    '/blog/all-bodies',
    '/blog?category=SEO',
    '/newsletter/issues',
    '/newsletter/issues/texts',
    '/newsletter/issues/bodies',
  ]) {
    await page.goto(site.url + path);
    await touchEverything(page);
  }
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 120 === 0)) {
    await page.goto(`${site.url}/blog?q=${encodeURIComponent(text)}`);
    await page.goto(`${site.url}/${encodeURIComponent(text.replaceAll(/[/\\]/g, ''))}`);
  }
  expect(alarms).toEqual([]);
  await context.close();
});

test('no public response contains an element or URL that could run, with or without the policy', async ({
  browser,
}) => {
  const bare = await openBare(browser, site.url);
  const posts = await (await fetch(`${site.url}/api/posts?limit=100`)).json();
  const paths = (posts as { id: string }[]).map(({ id }) => `/blog/${id}`);
  expect(paths).toContain('/blog/all-bodies');
  const searches = HOSTILE_TEXTS.map((text) => `/blog?q=${encodeURIComponent(text)}`).filter((_, at) => at % 12 === 0);
  expect(paths.length).toBeGreaterThan(90);
  const issues = [...SHORT_ISSUES.map((_, at) => `issue-${at}`), 'texts', 'bodies'].map(
    (slug) => `/newsletter/issues/${slug}`,
  );
  const lists = ['/blog', '/rss.xml', '/newsletter/issues', '/newsletter/issues?page=2', '/newsletter/issues/feed.xml'];
  for (const path of [...paths, ...searches, ...issues, ...lists]) {
    expect(await bare.evaluate(findDangersAt, { path }), path).toEqual([]);
  }
  await bare.context().close();
});

test('a refused form shows what was typed without running it', async ({ browser }) => {
  const bare = await openBare(browser, site.url);
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 20 === 0)) {
    const form = { firstName: text, lastName: text, email: text, company: text, message: text };
    const dangers = await bare.evaluate(findDangersAt, { path: '/forms/contact', form, headers: asSomebody() });
    expect(dangers, text).toEqual([]);
  }
  await bare.context().close();
});

test('no text runs as script in the staff area, which shows all of them', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(({ token, user }) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
  const { page, alarms } = await openWatched(context);
  for (const tab of ['overview', 'posts', 'newsletter', 'contacts', 'audit', 'settings']) {
    await page.goto(`${site.url}/admin?tab=${tab}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(tab === 'posts' || tab === 'contacts' ? '_alarm' : /\w/);
    await touchEverything(page);
  }
  for (const id of ['all-of-them', 'all-bodies']) {
    await page.goto(`${site.url}/admin/blog?edit=${id}`);
    await showPreview(page);
    await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('_alarm', {
      timeout: 60_000,
    });
    await touchEverything(page);
    await showDetails(page);
    await touchEverything(page);
  }
  expect(alarms).toEqual([]);
  await context.close();
});

async function fillPosts(): Promise<void> {
  await staff.posts.create.mutate({
    title: 'All of them',
    content: HOSTILE_TEXTS.map((text) => `${text}\n\n- ${text}\n\n# ${text}`)
      .join('\n\n')
      .slice(0, 190_000),
    excerpt: HOSTILE_TEXTS.slice(0, 12).join(' ').slice(0, 1000),
    category: 'SEO',
    status: 'published',
  });
  for (let from = 0; from < SHORT.length; from += PER_POST) {
    const texts = SHORT.slice(from, from + PER_POST);
    const [first = ''] = texts;
    await staff.posts.create.mutate({
      title: texts.join(' ').slice(0, 300),
      excerpt: texts.join(' ').slice(0, 1000),
      content: texts.join('\n\n'),
      author: first,
      category: first,
      tags: texts.map((text) => text.replaceAll(',', '').slice(0, 50)),
      // Drawing a print for each post would take longer than the rest of the test.
      featuredImageUrl: from % (8 * PER_POST) === 0 ? '' : '/icon-192.png',
      status: 'published',
    });
  }
  await staff.posts.create.mutate({ title: 'All bodies', content: HOSTILE_BODIES.join('\n\n'), status: 'published' });
}

/** Creates issues in the state after sending, without mails. */
async function fillIssues(dataDir: string): Promise<void> {
  const texts = { subject: 'Texts', content: HOSTILE_TEXTS.join('\n\n').slice(0, 190_000) };
  await sendIssue('texts', texts);
  await sendIssue('bodies', { subject: 'Bodies', content: HOSTILE_BODIES.join('\n\n') });
  for (const [at, short] of SHORT_ISSUES.entries()) {
    const line = short.join(' ').replaceAll(/\s/g, ' ');
    const written = { subject: line.slice(0, 200), previewText: line.slice(0, 300), content: short.join('\n\n') };
    await sendIssue(`issue-${at}`, written);
  }

  async function sendIssue(slug: string, written: { subject: string; previewText?: string; content: string }) {
    const { id } = await staff.issues.create.mutate(written);
    const statement =
      "update issues set state = 'sent', slug = ?, started_at = '2026-01-05T17:00:00.000Z' where id = ?";
    changeOneRow(statement, [slug, id], 'The issue is not there.', dataDir);
  }
}

async function fillPeople(): Promise<void> {
  for (const text of SHORT.filter((_, at) => at % 3 === 0)) {
    const enquiry = {
      firstName: text,
      lastName: text,
      company: text,
      message: text,
      source: text,
      email: 'ada@example.com',
    };
    await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asSomebody() },
      body: JSON.stringify(enquiry),
    });
    await fetch(`${site.url}/api/subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asSomebody() },
      body: JSON.stringify({ email: `"${text.slice(0, 20).replaceAll(/["\\\s]/g, '')}"@example.com`, source: text }),
    });
  }
}

let visitors = 0;

/** Headers with an unused IP address, since the rate limits are real. */
function asSomebody(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `12.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}
