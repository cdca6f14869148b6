// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Client } from '@tideline/api-client';
import type { Locator, Page } from '@playwright/test';
import { showDetails, showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { changeOneRow } from '../support/site-database.ts';
import { staffLogin } from '../support/staff-login.ts';

const WIDTHS = [320, 360, 1280];
/** Widths at which tables have fewer columns. */
const TABLE_WIDTHS = [640, 768, 1024];
const TABLES = new Set(['posts', 'newsletter', 'contacts']);

/** Texts that break layouts: one without break opportunities, one from right to left, and one in a script without spaces. */
const SAMPLES = {
  unbroken: 'Wasserwirtschaftsverwaltungsgesellschaftsmitglied',
  'right to left': 'وكالة التسويق الرقمي للعيادات والمكاتب القانونية ',
  Japanese: '東京都港区海岸通り一丁目広告代理店株式会社',
};

let site: Promise<OwnServer> | undefined;
let dataDir = '';

test.use({
  isSignedIn: true,
  expectedComplaints: /status of 404/,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    dataDir ||= testInfo.outputPath('data');
    site ??= startOwnServer(dataDir, { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('the longest accepted texts, unbroken, right to left or Japanese, break no layout at 320, 360 and 1280 px', async ({
  page,
  staff,
  session,
  request,
  nextAddress,
}) => {
  test.setTimeout(300_000);
  const posts = await writePosts(staff);
  for (const [number, sample] of Object.values(SAMPLES).entries()) {
    const [firstName, lastName, company] = [longText(sample, 100), longText(sample, 100), longText(sample, 200)];
    const message = longText(sample, 5_000);
    const data = { firstName, lastName, company, message, package: 'wave', email: longAddress(number) };
    await request.post('/api/contact', { data, headers: { 'x-forwarded-for': nextAddress() } });
    await staff.subscribers.add.mutate({ email: longAddress(number), source: longText(sample, 50) });
  }
  for (const { id, company } of (await staff.contacts.list.query({})).items)
    await staff.contacts.notes.add.mutate({ contactId: id, text: company.repeat(25) });
  await writeTeamAndPrograms(staff);
  const file = await (await request.get('/icon-192.png')).body();
  const name = `${longText(SAMPLES.unbroken, 251)}.png`;
  const headers = { 'content-type': 'image/png', authorization: `Bearer ${session.token}` };
  const upload = await request.post('/api/media', { params: { name }, data: file, headers });
  expect(upload.status()).toBe(201);
  const settings = await staff.settings.read.query();
  await staff.settings.update.mutate({ ...settings, contactEmail: longAddress(0) });

  for (const tab of ['overview', 'posts', 'newsletter', 'contacts', 'analytics', 'settings']) {
    await page.goto(`/admin?tab=${tab}`);
    await expectLoaded(page);
    if (tab === 'contacts') {
      for (const fold of await page.getByRole('button', { name: /^Message of/ }).all()) await fold.click();
      await expect(page.getByRole('region', { name: /^Notes on/ }).getByRole('listitem')).toHaveCount(3);
    }
    await expectNoFaults(page, `the ${tab} tab`);
    if (TABLES.has(tab)) await expectNoFaults(page, `the ${tab} tab`, TABLE_WIDTHS);
    if (tab === 'contacts') await page.reload(); // closes the messages
    if (TABLES.has(tab)) await expectLowRows(page, tab);
  }
  const pages = ['authors', 'calls', 'mail', 'team'].map((section) => `/admin?tab=settings&section=${section}`);
  for (const path of ['/admin?tab=posts&view=trash', '/admin/blog', '/admin/audit', '/admin/account', ...pages]) {
    await page.goto(path);
    await expectLoaded(page);
    await expectNoFaults(page, path);
  }
  for (const [name, id] of posts) {
    await page.goto(`/admin/blog?edit=${encodeURIComponent(id)}`);
    await expectNoFaults(page, `the editor, ${name}`);
    await showPreview(page);
    await expect(page.getByRole('region', { name: 'Preview', exact: true }).locator('.prose')).toBeVisible();
    await expectNoFaults(page, `the editor's preview, ${name}`);
    await showDetails(page);
  }

  await checkEditorDialogs(page, posts[0]?.[1] ?? '');

  await page.goto('/admin?tab=newsletter');
  await expectNoFaultsInDialogs(page, page.getByRole('button', { name: /^Actions for 1w/ }), 'Edit');
  await page.goto('/admin/blog');
  await expectNoFaultsInDialogs(page, page.getByRole('button', { name: /^Actions for / }), 'Delete');
  await page.goto('/admin?tab=settings&section=privacy');
  const privacy = page.getByRole('region', { name: 'Privacy' });
  await privacy.getByRole('textbox', { name: 'Email address' }).fill(longAddress(1));
  await privacy.getByRole('button', { name: 'Look up' }).click();
  await expectNoFaultsInDialogs(page, privacy.getByRole('button', { name: /^(Export|Erase)/ }));

  for (const [name, id] of posts) {
    const sample = SAMPLES[name];
    await staff.settings.update.mutate({ ...settings, siteTitle: longText(sample, 100) });
    await page.goto('/admin');
    await expectNoFaults(page, `the dashboard with a site title, ${name}`);
    for (const path of [
      '/',
      '/blog',
      `/blog?${new URLSearchParams({ q: longText(sample, 200) })}`,
      `/blog?${new URLSearchParams({ category: longText(sample, 100) })}`,
      `/blog/${encodeURIComponent(id)}`,
      '/services',
      '/healthcare',
      '/privacy-policy',
      '/nothing-here',
    ]) {
      await page.goto(path);
      await expectNoFaults(page, `${path.slice(0, 16)}, ${name}`);
    }
    for (const kind of ['category', 'tag', 'author']) {
      await page.goto(`/blog/${encodeURIComponent(id)}`);
      await page.locator(`header a[href^="/blog/${kind}/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/blog/${kind}/`));
      await expectNoFaults(page, `the page of the ${kind}, ${name}`);
    }
  }
});

/**
 * Checks the dialogs of pictures and revisions in the editor of a post, and every view that offers or discards its unsaved
 * text.
 */
async function checkEditorDialogs(page: Page, id: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/blog?edit=${id}`);
  await page.getByRole('button', { name: 'Choose from library' }).click();
  const picture = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button').first();
  await expect(picture).toBeVisible();
  await expectNoFaults(page, 'the picture library');
  await picture.click();
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeVisible();
  await expectNoFaults(page, 'a picture');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Changed.');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  await expect(dialog.getByRole('region', { name: 'Changes since then' })).toBeVisible();
  await expectNoFaults(page, 'the revisions');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved text' })).toBeVisible();
  await expectNoFaults(page, 'the list with an unsaved text');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(dialog).toBeVisible();
  await expectNoFaults(page, 'signing out with an unsaved text');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await page.goto(`/admin/blog?edit=${id}`);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectNoFaults(page, 'the choice of an unsaved text');
}

/** Creates two posts per sample, and one in the trash. @returns the id of one post per sample */
async function writePosts(staff: Client): Promise<[keyof typeof SAMPLES, string][]> {
  const ids: [keyof typeof SAMPLES, string][] = [];
  for (const name of Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]) {
    const sample = SAMPLES[name];
    const post = {
      title: longText(sample, 300),
      excerpt: longText(sample, 1_000),
      author: longText(sample, 100),
      category: longText(sample, 100),
      tags: Array.from({ length: 20 }, (_, at) => longText(`${at}${sample}`, 50)),
      content: writeBody(longText(sample, 200)),
      featuredImageUrl: '/icon-192.png',
    };
    const { id } = await staff.posts.create.mutate({ ...post, status: 'published' });
    ids.push([name, id]);
    await staff.posts.create.mutate({ ...post, status: 'published' });
    const trashed = await staff.posts.create.mutate({ ...post, status: 'draft' });
    await staff.posts.remove.mutate({ id: trashed.id });
  }
  return ids;
}

/** Sets the own name, and creates an invitation, an API key and a webhook per sample. */
async function writeTeamAndPrograms(staff: Client): Promise<void> {
  const change = 'update staff set name = ? where email = ?';
  changeOneRow(change, [longText(SAMPLES.unbroken, 100), staffLogin.email], 'There is no account.', dataDir);
  for (const [number, sample] of Object.values(SAMPLES).entries()) {
    const name = longText(sample, 60);
    await staff.team.invite.mutate({ email: longAddress(number), name: longText(sample, 100), role: 'editor' });
    const networks = Array.from({ length: 20 }, (_, at) => `2001:db8:${number}:${at}::/64`);
    await staff.auth.apiKeys.create.mutate({ name, scopes: ['contacts.read'], networks, expiresInDays: null });
    const url = `https://hooks.invalid/${'path'.repeat(100)}`;
    await staff.webhooks.create.mutate({ name, url, events: ['post.created'] });
  }
}

/** A Markdown body that contains the text in every element. */
function writeBody(text: string): string {
  const url = `https://example.com/${'path'.repeat(40)}`;
  const blocks = [text, `## ${text}`, `- ${text}\n- ${text}`, `1. ${text}`, `> ${text}`, `\`\`\`\n${text}\n\`\`\``];
  return [...blocks, `[${text}](${url}) ${url} \`${text}\` **${text}** *${text}*`].join('\n\n');
}

/** A text of exactly `length` characters, without white space at its ends. */
function longText(sample: string, length: number): string {
  return sample
    .repeat(Math.ceil(length / sample.length))
    .slice(0, length)
    .replaceAll(/^ | $/g, 'و');
}

/** An address of 254 characters, the longest that is accepted. */
function longAddress(number: number): string {
  const domain = `${'d'.repeat(62)}.${'e'.repeat(62)}.${'f'.repeat(55)}.example`;
  return `${`${number}`.padEnd(64, 'w')}@${domain}`;
}

/** Waits until the staff area has loaded its data. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

async function expectNoFaults(page: Page, where: string, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // A page that has just been opened or resized may be laid out once more.
    await expect
      .configure({ soft: true })
      .poll(() => layoutFaults(page), `${where} at ${width} px`)
      .toEqual([]);
  }
}

/** Expects rows of a list to have two lines on a phone, however long their texts are. */
async function expectLowRows(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const heights = await page
    .locator('tbody > tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect.soft(heights, where).toEqual(heights.map(() => 64));
}

/** Checks the dialog that each button opens, directly or through this item of its menu, and closes it. */
async function expectNoFaultsInDialogs(page: Page, buttons: Locator, item?: string): Promise<void> {
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await button.click();
    if (item !== undefined) await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFaults(page, `the dialog of ${(await button.textContent())?.slice(0, 12)}`);
    await page.keyboard.press('Escape');
  }
}
