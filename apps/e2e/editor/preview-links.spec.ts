import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

test('a preview link shows a draft to anyone until it is revoked; the page is accessible in both themes', async ({
  page,
  request,
  baseURL,
  staff,
  unique,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Secret');
  const content = '# Part\n\nStill *secret*.';
  const { id } = await staff.posts.create.mutate({ title, content, excerpt: 'Short.' });
  await page.goto(`/admin/blog?edit=${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy preview link' }).click();
  await expect(page.getByText('Preview link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/preview/[\\w-]{43}$`));

  await test.step('anyone can read it, with or without scripts', async () => {
    const answer = await request.get(link);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(await answer.text()).toContain('Still <em>secret</em>.');
    expect((await request.get(`/blog/${id}`)).status()).toBe(404);
    await page.goto(link);
    await expect(page.getByText('This is a preview.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('emphasis')).toHaveText('secret');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expectAccessible(page);
    await switchToDark(page);
    await expectReadableColours(page);
  });

  await test.step('until it is revoked', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'End preview links' }).click();
    await expect(page.getByText('Preview links ended', { exact: true })).toBeVisible();
    const ended = await request.get(link);
    expect(ended.status()).toBe(404);
    expect(await ended.text()).toMatch(/<h1[^>]*>This preview has ended</);
  });
});
