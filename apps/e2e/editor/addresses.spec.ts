import { expectAccessible } from '../support/accessibility.ts';
import { showDetails } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

test('the address of a published post is changed on purpose; old links lead there in one step, without JavaScript', async ({
  page,
  browser,
  publishPost,
  unique,
}) => {
  const path = await publishPost(unique('Moved'));
  const address = `${path.slice('/blog/'.length)}-anew`;
  await page.goto(`/admin/blog?edit=${path.slice('/blog/'.length)}`);
  await showDetails(page);
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  await expect(dialog).toContainText(`${path} will redirect to the new address permanently.`);
  await dialog.getByLabel('New address').fill(address);
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(`/blog/${address}`);

  const first = await page.request.get(path, { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([308, `/blog/${address}`]);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(new URL(path, page.url()).href);
  await expect(visitor).toHaveURL(new RegExp(`/blog/${address}$`));
  await plain.close();
});

test.describe('a redirect to another site', () => {
  test.use({ expectedComplaints: /400/ });

  test('is refused; others are listed, added and removed in Analytics', async ({ page, publishPost, unique }) => {
    const path = await publishPost(unique('Target'));
    const old = `/old-${path.slice('/blog/'.length)}`;
    await page.goto('/admin?tab=analytics');
    const redirects = page.getByRole('region', { name: 'Redirects' });
    await redirects.getByRole('button', { name: 'Add redirect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add redirect' });
    await dialog.getByLabel('Old address').fill(old);
    await dialog.getByLabel('Leads to').fill('https://evil.example/');
    await dialog.getByRole('button', { name: 'Add redirect' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The target must be a page of this site');
    await dialog.getByLabel('Leads to').fill(path);
    await dialog.getByRole('button', { name: 'Add redirect' }).click();
    await expect(redirects).toContainText(`→ ${path}`);
    await expectAccessible(page);
    expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(308);
    await redirects.getByRole('button', { name: `Remove the redirect of ${old}` }).click();
    await expect(redirects).not.toContainText(old);
    expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404);
  });
});
