import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({
  isSignedIn: true,
  expectedComplaints: /Blocked script execution in 'about:blank'/, // the sandboxed preview of a mail
});
test.describe.configure({ timeout: 300_000 });

test('every tab, its views, the audit log and the account are accessible in both themes, on a phone too', async ({
  page,
}) => {
  await page.goto('/admin');
  for (const tab of await page.getByRole('tab').allTextContents()) {
    await page.getByRole('tab', { name: tab }).click();
    await check(page, page.getByRole('tab', { name: tab, selected: true }));
    const views = page
      .getByRole('tabpanel')
      .getByRole('navigation', { name: /^(View|Analytics|Posts)/ })
      .getByRole('link');
    for (const view of (await addressesOf(views)).slice(1)) {
      await page.goto(view);
      await check(page, page.getByRole('tab', { name: tab, selected: true }));
    }
  }
  for (const [path, heading] of [
    ['/admin/audit', 'Audit log'],
    ['/admin/account', 'Account'],
    ['/admin/blog', 'Blog CMS'],
  ] as const) {
    await page.goto(path);
    await check(page, page.getByRole('heading', { level: 1, name: heading }));
  }
});

test('every page of the settings is accessible in both themes, on a phone too', async ({ page }) => {
  await page.goto('/admin?tab=settings');
  const pages = page.getByRole('navigation', { name: 'Sections of the settings' });
  await expect(pages.getByRole('link').first()).toBeVisible();
  for (const address of await addressesOf(pages.getByRole('link'))) {
    await page.goto(address);
    await check(page, page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first());
  }
});

test('an inquiry and the main dialogs are accessible in both themes, on a phone too', async ({
  page,
  staff,
  unique,
}) => {
  const name = { firstName: 'Ada', lastName: unique('axe'), email: 'ada@example.com', message: 'Hello.' };
  const { id } = await staff.contacts.add.mutate(name);
  for (const hash of ['', '#details']) {
    await page.goto(`/admin?tab=contacts&contact=${id}${hash}`);
    await check(page, page.getByRole('dialog', { name: /^Inquiry of / }));
  }
  const dialog = page.getByRole('dialog');
  for (const [address, button] of [
    ['/admin', 'Go to or find'],
    ['/admin?tab=contacts', 'Add inquiry'],
    ['/admin?tab=newsletter', 'Add Subscriber'],
    ['/admin?tab=settings&section=team', 'Invite a colleague'],
    ['/admin?tab=settings&section=api-keys', 'Create key'],
    ['/admin?tab=settings&section=webhooks', 'Add webhook'],
    ['/admin?tab=settings&section=mail', 'Set up a mail server'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: button }).first().click();
    await check(page, dialog);
  }
});

test('the editors of a post and of an issue, with their dialogs, are accessible in both themes, on a phone too', async ({
  page,
  staff,
  unique,
}) => {
  const text = { title: unique('Axe'), content: '# Tide\n\nIn and *out*.' };
  const post = await staff.posts.create.mutate({ ...text, status: 'draft' });
  const issue = await staff.issues.create.mutate({ subject: text.title, previewText: '', content: text.content });
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/blog?edit=${post.id}`);
  await check(page, page.getByRole('textbox', { name: 'Content' }));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await check(page, dialog);
  await page.goto(`/admin/issue?edit=${issue.id}`);
  await check(page, page.getByRole('textbox', { name: 'Content' }));
  await page.getByRole('button', { name: /^Send/ }).first().click();
  await check(page, dialog);
});

async function check(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessibleEverywhere(page);
}

async function addressesOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}
