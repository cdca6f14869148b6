// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import type { APIRequestContext, Page } from '@playwright/test';
import { type MailSite, openMailSite } from '../forms/mail-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { dismissToast, expectToast } from '../support/page-steps.ts';

// A site of their own, which sends mail, and whose texts other tests must not see.
let site: MailSite;
let origin = '';

test.use({
  session: ownSession,
  isSignedIn: true,
  baseURL: async ({}, provide) => {
    await provide(origin);
  },
});

test.beforeAll(async ({}, testInfo) => {
  site = await openMailSite(testInfo.outputPath('data'));
  ({ origin } = site);
});

test.afterAll(() => site.close());

test('a text of an email is changed beside the email, published, and sent', async ({ page, request }) => {
  await page.goto('/admin/pages/mails');
  const email = page.getByRole('region', { name: 'Email' });
  await page.getByRole('heading', { name: 'Newsletter confirmation' }).click();
  const subject = page.locator('[data-path="newsletterConfirmation.subject"]');
  await subject.fill('One step to the news of {agencyName} 🌊');
  await expect(email.getByText('One step to the news of Tideline 🌊', { exact: true })).toBeVisible();
  const greeting = page.locator('[data-path="newsletterConfirmation.greeting"]');
  await greeting.fill('Hello you,');
  await expect(email.locator('pre')).toContainText('Hello you,');
  await publish(page);
  await request.post('/api/subscribers', { data: { email: 'reader@example.com' } });
  const mail = await site.nextMail('reader@example.com');
  expect(mail.subject).toBe('One step to the news of Tideline 🌊');
  expect(mail.text).toContain('Hello you,');
  expect(site.linkIn(mail, 'confirm')).not.toBe('');
});

test('a line of the drawn cards is changed beside the cards, published, and drawn', async ({
  page,
  request,
  staff,
}) => {
  const { id } = await staff.posts.create.mutate({ title: 'Low water', content: 'Words.', status: 'published' });
  const before = await readCard(request, `/blog/${id}`);
  await page.goto('/admin/pages/cards');
  const card = page.getByRole('img', { name: 'Card: A post without a category' });
  const other = page.getByRole('img', { name: 'Card: A service' });
  await expect(card).toBeVisible();
  await expect(other).toBeVisible();
  const [drawn, drawnOther] = [await card.getAttribute('src'), await other.getAttribute('src')];
  await page.locator('[data-path="labels.postWithoutCategory"]').fill('Fresh from the sea');
  await expect(card).not.toHaveAttribute('src', drawn ?? '');
  await expect(other).toHaveAttribute('src', drawnOther ?? '');
  expect((await readCard(request, `/blog/${id}`)).equals(before)).toBe(true);
  await publish(page);
  expect((await readCard(request, `/blog/${id}`)).equals(before)).toBe(false);
});

/** Publishes the texts once they are saved. */
async function publish(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Page published', 'Visitors see it from now on.');
  await dismissToast(page);
}

/** The social card that a page names, as a file. */
async function readCard(request: APIRequestContext, path: string): Promise<Buffer> {
  const html = await (await request.get(path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname } = new URL(address);
  const answer = await request.get(pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  return answer.body();
}
