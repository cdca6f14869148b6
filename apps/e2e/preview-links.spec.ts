import { expect, expectAccessible, expectReadableColours, switchToDark, test } from './fixtures.ts';

test.use({ isSignedIn: true });

test('a preview link opens the page of a draft for anybody, until it is ended', async ({
  page,
  browser,
  baseURL,
  staff,
  unique,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Secret');
  const { id } = await staff.posts.create.mutate({ title, content: '## Part\n\nStill *secret*.' });
  await page.goto(`/admin/blog?edit=${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy preview link' }).click();
  await expect(page.getByText('Preview link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/preview/[\\w-]{43}$`));

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const reader = await visitor.newPage();
  const answer = await reader.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole('emphasis')).toHaveText('secret');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(reader.locator('link[rel=canonical]')).toHaveCount(0);
  expect((await reader.goto(`${baseURL}/blog/${id}`))?.status()).toBe(404);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'End preview links' }).click();
  await expect(page.getByText('Preview links ended', { exact: true })).toBeVisible();
  const ended = await reader.goto(link);
  expect(ended?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  await visitor.close();
});

test('a preview page hydrates without complaint and is clean for axe', async ({ page, staff, baseURL, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Hydrated'), content: 'Words.', excerpt: 'Short.' });
  const { token } = await staff.posts.previewLinks.create.mutate({ id });
  await page.goto(`${baseURL}/preview/${token}`);
  await expect(page.getByText('This is a preview.')).toBeVisible();
  await expectAccessible(page);
  await switchToDark(page);
  await expectReadableColours(page);
});
