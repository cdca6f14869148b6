// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { showDetails, showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';
import { ALARM, HOSTILE_BODIES, HOSTILE_TEXTS } from './hostile-texts.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { staffLogin } from '../support/staff-login.ts';

/** Short fields hold one text each: enough posts and enquiries to put every text into each field. */
const SHORT = HOSTILE_TEXTS.filter((text) => text.length <= 100);
const PER_POST = 6;

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
  const bare = await openBare(browser);
  const posts = await (await fetch(`${site.url}/api/posts?limit=100`)).json();
  const paths = (posts as { id: string }[]).map(({ id }) => `/blog/${id}`);
  expect(paths).toContain('/blog/all-bodies');
  const searches = HOSTILE_TEXTS.map((text) => `/blog?q=${encodeURIComponent(text)}`).filter((_, at) => at % 12 === 0);
  expect(paths.length).toBeGreaterThan(90);
  for (const path of [...paths, ...searches, '/blog', '/rss.xml']) {
    expect(await bare.evaluate(findDangersAt, { path }), path).toEqual([]);
  }
  await bare.context().close();
});

test('a refused form shows what was typed without running it', async ({ browser }) => {
  const bare = await openBare(browser);
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 20 === 0)) {
    const form = { firstName: text, lastName: text, email: text, company: text, message: text };
    const dangers = await bare.evaluate(findDangersAt, { path: '/forms/contact', form, headers: asSomebody() });
    expect(dangers, text).toEqual([]);
  }
  await bare.context().close();
});

test('none of it runs in the staff area, where all of it is shown', async ({ browser }) => {
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

/** Records calls of the alarm, dialogs and violations of the policy. */
async function openWatched(context: BrowserContext): Promise<{ page: Page; alarms: string[] }> {
  const alarms: string[] = [];
  await context.exposeFunction(ALARM, () => void alarms.push('the alarm was called'));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    alarms.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content.security|trusted/i.test(message.text())) alarms.push(message.text());
  });
  return { page, alarms };
}

/** Triggers the events of a pointer over the page. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const event of ['mouseover', 'focus', 'toggle', 'animationstart', 'error']) {
        element.dispatchEvent(new Event(event, { bubbles: false }));
      }
    }
  });
}

/** A page of the site without its policy, where injected scripts would run. */
async function openBare(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await page.goto(`${site.url}/robots.txt`);
  return page;
}

/** Elements and URLs in a page, form response or feed that could run without the policy. */
type Asked = { path: string; form?: Record<string, string>; headers?: Record<string, string> };

/** Runs in the browser, which fetches the response itself: passing every page to it would be slower. */
async function findDangersAt({ path, form, headers = {} }: Asked): Promise<string[]> {
  const body = form && new URLSearchParams(form);
  const answer = await fetch(path, body ? { method: 'POST', body, headers } : {});
  if (answer.status !== (form ? 400 : 200)) return [`answered ${answer.status}`];
  const text = await answer.text();
  const dangers: string[] = [];
  if (answer.headers.get('content-type')?.includes('xml')) {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) return ['The feed is no XML.'];
    const texts = [...feed.querySelectorAll('item > *')].filter(({ localName }) => localName === 'encoded');
    if (texts.length === 0) return ['The feed has no texts.'];
    for (const { textContent } of texts) look(textContent);
  } else {
    look(text);
  }
  return dangers;

  function look(html: string): void {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const element of page.querySelectorAll('*')) {
      const tag = element.localName;
      if (['iframe', 'object', 'embed', 'base', 'frame', 'math'].includes(tag)) dangers.push(tag);
      if (tag === 'meta' && element.hasAttribute('http-equiv')) dangers.push('meta');
      // The dehydrated state holds every text escaped, so that it cannot close its script element.
      if (tag === 'script' && /<|^\s*(?:top\.)?__alarm/.test(element.textContent)) dangers.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') dangers.push(`${tag} ${name}`);
        if (
          /^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^[\s\0-\x20]*(?:javascript|vbscript|data:text)/i.test(value)
        )
          dangers.push(`${tag} ${name}=${value}`);
      }
    }
  }
}

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
      // Drawing a print for each would take longer than the rest of the test.
      featuredImageUrl: from % (8 * PER_POST) === 0 ? '' : '/icon-192.png',
      status: 'published',
    });
  }
  await staff.posts.create.mutate({ title: 'All bodies', content: HOSTILE_BODIES.join('\n\n'), status: 'published' });
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

/** Each from another IP address: the rate limits are real. */
function asSomebody(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `12.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}
