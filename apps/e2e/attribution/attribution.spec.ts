// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@tideline/api-client';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { takeTime } from '../support/page-steps.ts';
import {
  BY_CAMPAIGN,
  BY_POST,
  BY_SOURCE,
  FUNNEL,
  JOURNEYS,
  POSTS,
  SILENT_FUNNEL,
  SPRING,
  TOTAL,
  type Journey,
} from './journeys.ts';
import { playJourney } from './play-journey.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: Promise<OwnServer> | undefined;
let dataDir = '';

test.use({
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    if (site === undefined) dataDir = testInfo.outputPath('data');
    site ??= startOwnServer(dataDir, { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

/** Tables with anonymous counters, with what is needed to count each visitor once a day, and with rate limits. */
const COUNTERS = new Set([
  ...(['page_views', 'other_views', 'page_visitors', 'visitor_salts', 'funnel_days', 'rate_limits'] as const),
  'page_view_days',
  'page_view_months',
  'secret_keys',
]);

/** Every row of every other table, without the view counts of posts and the times of the staff session. */
function readTables(): Record<string, unknown[]> {
  const database = new DatabaseSync(`${dataDir}/tideline.db`, { timeout: 5000, readOnly: true });
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const tables = names
    .filter((name) => !COUNTERS.has(name) && !name.includes('_fts'))
    .map((name) => {
      const rows = database.prepare(`select * from "${name}"`).all();
      return [name, rows.map(({ views: _views, last_seen_at: _seen, expires_at: _end, ...row }) => row)] as const;
    });
  database.close();
  return Object.fromEntries(tables);
}

async function judge(staff: Client, { outcome }: Journey, email: string): Promise<void> {
  if (!outcome) return;
  const [contact] = (await staff.contacts.list.query({ q: email })).items;
  const id = contact?.id ?? '';
  await staff.contacts.updateStatus.mutate({ id, status: outcome.status });
  const { value, lostReason } = outcome;
  await staff.contacts.updateOutcome.mutate({ id, value, lostReason });
}

test('visitors who send nothing change only counters', async ({ browser, baseURL, nextAddress, staff }) => {
  for (const [id, title] of Object.entries(POSTS)) {
    const content = 'The tide comes in.\n\n'.repeat(40);
    const post = await staff.posts.create.mutate({ title, content, status: 'published', publishDate: '2025-03-04' });
    expect(post.id).toBe(id);
  }
  const before = readTables();
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['contacts', 'contact_trails', 'subscriber_trails', 'mails']),
  );
  for (const journey of JOURNEYS.filter(({ form }) => form !== 'sent')) {
    await playJourney(browser, journey, { origin: baseURL ?? '', address: nextAddress(), email: 'none@example.com' });
  }
  await expect.poll(() => readFunnel(staff)).toEqual(SILENT_FUNNEL);
  expect(readTables()).toEqual(before);
});

test('visitors who send an inquiry add up to the figures of posts, sources, campaigns and value', async ({
  browser,
  baseURL,
  nextAddress,
  staff,
}) => {
  for (const [at, journey] of JOURNEYS.entries()) {
    if (journey.form !== 'sent') continue;
    const email = `journey-${at + 1}@example.com`;
    await playJourney(browser, journey, { origin: baseURL ?? '', address: nextAddress(), email });
    await judge(staff, journey, email);
  }

  const { items } = await staff.contacts.list.query({ limit: 100 });
  const details = await Promise.all(items.map(({ id }) => staff.contacts.detail.query({ id })));
  const enquiries = details.filter(({ status }) => status !== 'spam');
  expect(sum(enquiries)).toEqual(TOTAL);
  for (const [source, figures] of Object.entries(BY_SOURCE)) {
    const own = enquiries.filter(({ trail }) => (trail?.entrySource ?? 'unknown') === source);
    expect([source, sum(own)]).toEqual([source, figures]);
  }
  expect(sum(enquiries.filter(({ trail }) => trail?.campaign?.name === 'spring'))).toEqual(SPRING);
  expect(await staff.trails.ofPosts.query({ ids: Object.keys(POSTS) })).toEqual(BY_POST);
  expect(await staff.trails.ofPost.query({ id: 'local-seo-for-clinics' })).toMatchObject({
    first: 3,
    last: 3,
    between: 0,
  });

  for (const [by, figures] of [
    ['post', Object.fromEntries(Object.entries(BY_POST).map(([id, own]) => [POSTS[id as keyof typeof POSTS], own]))],
    ['source', BY_SOURCE],
    ['campaign', BY_CAMPAIGN],
  ] as const) {
    const { rows, total } = await staff.stats.results.query({ by, range: '7d' });
    const found = rows.map(({ name, received: contacts, clients, value }) => [name, { contacts, clients, value }]);
    expect(Object.fromEntries(found)).toEqual(figures);
    expect(total).toEqual({ received: TOTAL.contacts, clients: TOTAL.clients, value: TOTAL.value });
  }
  await expect.poll(() => readFunnel(staff)).toEqual(FUNNEL);

  const first = details.find(({ email }) => email === 'journey-1@example.com');
  expect(first?.trail).toMatchObject({
    entryPath: '/blog/local-seo-for-clinics',
    entryHost: 'www.google.com',
    lastPath: '/',
    pages: 2,
    posts: [{ title: 'Local SEO for Clinics', isFirst: true, isLast: true }],
  });
  const partner = details.find(({ email }) => email === 'journey-12@example.com');
  expect(partner?.trail).toMatchObject({ entryHost: 'partner.example', caseStudies: ['medical-spa'], posts: [] });
});

test('the line beside the button says in words what is sent with a sign-up', async ({ page, staff, unique }) => {
  await page.goto('/blog/better-ads?utm_campaign=autumn', { referer: 'https://www.google.com/' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('trail'))).not.toBeNull();
  await page.locator('a[href="/blog"]').first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Better Ads' })).toHaveCount(0); // its page has a form, too
  const email = page.getByRole('textbox', { name: 'Email Address' });
  await expect(page.getByText('Sent along')).toHaveCount(0);
  const address = `${unique('reader')}@example.com`;
  await email.fill(address);
  await page.getByText('Sent along: how you found us and what you read here').click();
  const list = page.locator('details', { hasText: 'Sent along' });
  for (const line of ['You came fromgoogle.com', 'Campaignautumn', 'First page/blog/better-ads', 'Pages viewed2']) {
    await expect(list).toContainText(line);
  }
  await expect(list).toContainText(/ReadBetter Ads \(\d+%\)/);
  await expectAccessible(page);
  await takeTime(page);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
  const [subscriber] = (await staff.subscribers.list.query({ q: address })).items;
  expect(await staff.trails.ofSubscriber.query({ id: subscriber?.id ?? '' })).toMatchObject({
    trail: { entryHost: 'www.google.com', pages: 2, lastPath: '/blog', campaign: { name: 'autumn' } },
    enquiries: [],
  });
});

test('a restored draft is sent with the trail, even if nothing more is typed', async ({ page, staff, unique }) => {
  await page.goto('/blog/better-ads?utm_campaign=winter');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('trail'))).not.toBeNull();
  const address = `${unique('reader')}@example.com`;
  await page.getByRole('textbox', { name: 'Email Address' }).fill(address);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue(address);
  await expect(page.getByText('Sent along')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('Successfully subscribed!').first()).toBeVisible();
  const [subscriber] = (await staff.subscribers.list.query({ q: address })).items;
  const found = await staff.trails.ofSubscriber.query({ id: subscriber?.id ?? '' });
  expect(found.trail).toMatchObject({ campaign: { name: 'winter' } });
});

async function readFunnel(staff: Client) {
  const { firstDay: _day, since: _since, stops, ...figures } = await staff.stats.funnel.query({ range: '7d' });
  const stopped = stops.filter(({ visitors }) => visitors > 0);
  return { ...figures, stops: Object.fromEntries(stopped.map(({ field, visitors }) => [field, visitors])) };
}

type Judged = { status: string; value: number | null };

function sum(enquiries: Judged[]) {
  const won = enquiries.filter(({ status }) => status === 'won');
  return {
    contacts: enquiries.length,
    clients: won.length,
    value: won.reduce((total, { value }) => total + (value ?? 0), 0),
  };
}
