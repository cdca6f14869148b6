import { expectAccessible } from '../support/accessibility.ts';
import { showDetails } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

test('the address of a published post changes only on request; old links redirect in one step, without JavaScript', async ({
  page,
  browser,
  publishPost,
  unique,
}) => {
  const path = await publishPost(unique('Moved'));
  const address = `${path.slice('/blog/'.length)}-again`;
  await page.goto(`/admin/blog?edit=${path.slice('/blog/'.length)}`);
  await showDetails(page);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Unsaved words.');
  const dialog = page.getByRole('dialog', { name: 'Change address' });
  const move = async (from: string, id: string) => {
    await page.getByRole('button', { name: 'Change address' }).click();
    await expect(dialog).toContainText(`${from} will redirect to the new address permanently.`);
    await dialog.getByLabel('New address').fill(id);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/admin/blog?edit=${id}`);
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(`/blog/${id}`);
  };
  await move(path, `${address}-first`);
  await move(`/blog/${address}-first`, address);
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Unsaved words.');

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
    await page.goto('/admin?tab=analytics&view=health');
    const redirects = page.getByRole('region', { name: 'Redirects' });
    await redirects.getByRole('button', { name: 'Add redirect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add redirect' });
    await dialog.getByLabel('Old address').fill(old);
    await dialog.getByLabel('Leads to').fill('https://evil.example/');
    await dialog.getByRole('button', { name: 'Add redirect' }).click();
    await expect(dialog.getByLabel('Leads to')).toHaveAccessibleDescription(/The target must be a page of this site/);
    await dialog.getByLabel('Leads to').fill(path);
    await dialog.getByRole('button', { name: 'Add redirect' }).click();
    await expect(redirects).toContainText(`→ ${path}`);
    await expectAccessible(page);
    expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(308);
    await redirects.getByRole('button', { name: `Remove: ${old}` }).click();
    await expect(redirects).not.toContainText(old);
    expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404);
  });
});

test('the address of an unpublished post responds as chosen in the dialog, and later as chosen in the editor', async ({
  page,
  publishPost,
  unique,
}) => {
  const word = unique('Withdrawn');
  const answerAt = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  for (const [choice, status, location] of [
    ['Not found (404)', 404, undefined],
    ['Gone for good (410)', 410, undefined],
    ['Another page', 308, '/services'],
  ] as const) {
    await test.step(choice, async () => {
      const title = `${word} ${status}`;
      const path = await publishPost(title);
      await page.goto(`/admin?tab=posts&q=${encodeURIComponent(title)}`);
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: `Delete “${title}”?` });
      await dialog.getByLabel('Visitors of this address then get').selectOption(choice);
      if (location !== undefined) {
        await expectAccessible(page);
        await dialog.getByLabel('Page', { exact: true }).fill(location);
      }
      await dialog.getByRole('button', { name: 'Unpublish' }).click();
      await expect(dialog).toBeHidden();
      expect(await answerAt(path)).toEqual([status, location]);
    });
  }

  await test.step('the editor shows the choice and changes it at once', async () => {
    const path = `/blog/${word.toLowerCase()}-308`;
    await page.goto(`/admin/blog?edit=${path.slice('/blog/'.length)}`);
    await showDetails(page);
    const choice = page.getByLabel('Visitors of this address then get');
    await expect(choice).toHaveValue('redirect');
    await choice.selectOption('Gone for good (410)');
    await expect.poll(() => answerAt(path)).toEqual([410, undefined]);
  });
});

test.describe('a redirect without a page', () => {
  test.use({ expectedComplaints: /400/ });

  test('leaves the post public', async ({ page, publishPost, unique }) => {
    const title = unique('Public');
    const path = await publishPost(title);
    await page.goto(`/admin?tab=posts&q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Visitors of this address then get').selectOption('Another page');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The target must be a page of this site');
    expect((await page.request.get(path)).status()).toBe(200);
  });
});

test('one click in Analytics adds a redirect for a missing address; a dismissed address leaves the list', async ({
  page,
  publishPost,
  staff,
  unique,
}) => {
  const path = await publishPost(unique('Found'));
  const [misspelt, scanned] = [`${path}s`, `/${unique('old-scan')}`];
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
  for (const missing of [misspelt, scanned]) expect((await page.request.get(missing, { headers })).status()).toBe(404);
  const listed = async () => (await staff.addresses.missed.query()).map((row) => row.path);
  await expect.poll(listed, { timeout: 30_000 }).toEqual(expect.arrayContaining([misspelt, scanned]));

  await page.goto('/admin?tab=analytics');
  await page.getByRole('link', { name: /^Site health \d+\+? to do$/ }).click();
  const missed = page.getByRole('region', { name: 'Missed addresses' });
  const rowOf = (address: string) => missed.getByRole('listitem').filter({ hasText: address });
  await rowOf(misspelt)
    .getByRole('button', { name: `Redirect to ${path}` })
    .click();
  await expect(page.getByRole('region', { name: 'Redirects' })).toContainText(misspelt);
  await expect(rowOf(misspelt)).toHaveCount(0);
  const answer = await page.request.get(misspelt, { headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, path]);

  await missed.getByRole('button', { name: `Dismiss: ${scanned}` }).click();
  await expect(rowOf(scanned)).toHaveCount(0);
  expect(await listed()).not.toContain(scanned);
  expect((await page.request.get(scanned, { headers })).status()).toBe(404);
});

test('a link to a page that is not there is listed until it is mended', async ({ page, staff, unique }) => {
  const title = unique('Linking');
  const gone = `/${unique('never-there').toLowerCase()}`;
  const { id } = await staff.posts.create.mutate({
    title,
    content: `[x](${gone})`,
    status: 'published',
    publishDate: '2025-03-04',
  });
  await page.goto('/admin?tab=analytics&view=health');
  const link = page.getByRole('region', { name: 'Dead links' }).getByRole('link', { name: `${gone} in ${title}` });
  await expect(link).toHaveAttribute('href', `/admin/blog?edit=${id}`);
  await expectAccessible(page);
  await staff.addresses.addRedirect.mutate({ path: gone, target: '/services' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(link).toHaveCount(0);
});
