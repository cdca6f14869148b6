import type { Page } from '@playwright/test';
import { createClient } from '@tideline/api-client';
import { expectAccessible, expectReadableColours } from '../support/accessibility.ts';
import { cutOff } from '../support/calls.ts';
import { showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { signIn } from '../support/sign-in.ts';
import { staffLogin } from '../support/staff-login.ts';

test.use({ isSignedIn: true });

test.describe('a draft', () => {
  test.use({
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED|status of 401/,
    session: ownSession,
  });

  test('is saved automatically, also a new one, after the connection returns and after signing in again; the preview follows', async ({
    page,
    baseURL,
    staff,
    unique,
  }) => {
    const title = unique('By itself');
    const content = field(page, 'Content');
    const saved = page.getByText('Saved', { exact: true });

    await test.step('a new one', async () => {
      await page.goto('/admin/blog?new=1');
      await field(page, 'Title').fill(title);
      await content.fill('One.\n\nTwo.\n\nThree.');
      await expect(saved).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/blog\?edit=by-itself/);
      await expect(page.getByRole('heading', { level: 1, name: 'New Post' })).toBeVisible();
      const tags = page.getByRole('combobox', { name: 'Tags' });
      await tags.pressSequentially('one, ');
      await expect(saved).toBeHidden();
      await expect(saved).toBeVisible();
      await expect(page.getByRole('list', { name: 'Chosen so far' }).getByRole('listitem')).toHaveText(['one']);
      await expect(tags).toBeFocused();
      const { items } = await staff.posts.list.query({ q: title });
      expect(items).toMatchObject([{ title, content: 'One.\n\nTwo.\n\nThree.', tags: ['one'], status: 'draft' }]);
    });

    await test.step('the preview follows the text', async () => {
      await showPreview(page);
      const paragraphs = page.getByRole('region', { name: 'Preview' }).locator('.prose > *');
      await expect(paragraphs).toHaveText(['One.', 'Two.', 'Three.']);
      await content.fill('One.\n\n*Two* more.\n\nThree.');
      await expect(paragraphs).toHaveText(['One.', 'Two more.', 'Three.']);
      await expect(paragraphs.getByRole('emphasis')).toHaveText('Two');
      await content.fill('One.\n\n*Two* more.\n\nBetween.\n\nThree.');
      await expect(paragraphs).toHaveText(['One.', 'Two more.', 'Between.', 'Three.']);
      await content.fill('One.\n\n## Two\n\nBetween.\n\nThree.');
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Two' })).toBeVisible();
      await expect(paragraphs).toHaveText(['One.', 'Two', 'Between.', 'Three.']);
    });

    await test.step('typing continues without a connection', async () => {
      await page.context().setOffline(true);
      await content.fill('Typed without a connection.');
      await expect(page.getByText('Offline – kept on this device').first()).toBeVisible();
      await content.press('End');
      await content.pressSequentially(' And on.');
      await page.context().setOffline(false);
      await expect
        .poll(async () => (await staff.posts.list.query({ q: title })).items[0]?.content)
        .toBe('Typed without a connection. And on.');
      await expect(saved).toBeVisible();
      // The call of the preview has ended too: a late response would open the login, which takes the focus, before the text is
      // typed.
      await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('And on.');
    });

    const dialog = page.getByRole('dialog', { name: 'Admin Login' });
    const staffAgain = async () => {
      const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
      return createClient({ url: baseURL ?? '', token });
    };
    async function signInAgain() {
      await dialog.getByRole('textbox', { name: 'Email' }).fill(staffLogin.email);
      await dialog.getByLabel('Password').fill(staffLogin.password);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await expect(dialog).toBeHidden();
    }

    await test.step('an expired session opens the login over the text, which is saved after signing in', async () => {
      await staff.auth.logout.mutate();
      await content.fill('Typed after the end.');
      await signInAgain();
      await expect(saved).toBeVisible();
      await expect(content).toHaveValue('Typed after the end.');
      const { items } = await (await staffAgain()).posts.list.query({ q: title });
      expect(items).toMatchObject([{ content: 'Typed after the end.' }]);
    });

    await test.step('and so does the button', async () => {
      await (await staffAgain()).auth.logout.mutate();
      await field(page, 'Excerpt').fill('Typed after another end.');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(dialog).toBeVisible();
      await expect(page.getByLabel('Excerpt')).toHaveValue('Typed after another end.');
      await signInAgain();
      await expect(page).toHaveURL('/admin/blog');
      const { items } = await (await staffAgain()).posts.list.query({ q: title });
      expect(items).toMatchObject([{ content: 'Typed after the end.', excerpt: 'Typed after another end.' }]);
    });

    await test.step('the text stays visible under the dialog; after Close the home page opens, and the text is offered after the next sign-in', async () => {
      await page.getByRole('rowheader').getByRole('link', { name: title }).click();
      await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('Typed after the end.');
      await (await staffAgain()).auth.logout.mutate();
      await content.fill('Typed before leaving.');
      await expect(dialog).toBeVisible();
      await expect(content).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/');
      await signIn(page);
      await page.getByRole('button', { name: 'Admin' }).click();
      await page.getByRole('menuitem', { name: 'Blog CMS' }).click();
      await page.getByRole('region', { name: 'Unsaved text' }).getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(content).toHaveValue('Typed before leaving.');
    });
  });
});

test.describe('a published post', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_FAILED/ });

  test('changes only on Update: unsaved text survives on the device a failed save, a closed tab and a crash; warns about a second tab @journey', async ({
    page,
    staff,
    publishPost,
    unique,
  }) => {
    const id = (await publishPost(unique('Public'))).slice('/blog/'.length);
    const notice = 'This post is open in another tab, too.';
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(field(page, 'Title')).toBeVisible();
    await expect(page.getByText(notice)).toBeHidden();
    const second = await page.context().newPage();

    await test.step('a second tab', async () => {
      await second.goto(`/admin/blog?edit=${id}`);
      await expect(second.getByText(notice)).toBeVisible();
      await expect(page.getByText(notice)).toBeVisible();
    });

    await test.step('Update changes it', async () => {
      await field(second, 'Content').fill('New words.');
      await expect(second.getByText('Not saved yet – kept on this device')).toBeVisible();
      await second.waitForTimeout(3000);
      expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'The tide came in at noon.', version: 1 });
      await second.keyboard.press('Control+s');
      await expect(second.getByText('Saved', { exact: true })).toBeVisible();
      expect(await staff.posts.byId.query({ id })).toMatchObject({ content: 'New words.', version: 2 });
    });

    await test.step('a failed Update and a closed tab', async () => {
      await cutOff(second, 'posts.update');
      await field(second, 'Content').fill('Never arrived.');
      await second.getByRole('button', { name: 'Update', exact: true }).click();
      await expect(second.getByText('Failed to update post', { exact: true })).toBeVisible();
      await expect(field(second, 'Content')).toHaveValue('Never arrived.');
      await second.close();
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await expect(page.getByText(notice)).toBeHidden({ timeout: 500 });
      }).toPass();
    });

    await test.step('the other tab offers the text again', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(field(page, 'Content')).toHaveValue('Never arrived.');
    });

    await test.step('a crash of that tab: the text is offered again, and Discard restores the saved one', async () => {
      await field(page, 'Content').fill('Typed right before the crash.');
      await expect(page.getByText('Not saved yet – kept on this device')).toBeVisible();
      await page.waitForTimeout(1000); // four times the delay after which a draft is stored
      const other = await page.context().newPage();
      const crash = page.waitForEvent('crash');
      page.goto('chrome://crash').catch(() => undefined);
      await crash;

      await other.goto('/admin/blog');
      const left = other.getByRole('region', { name: 'Unsaved text' }).getByRole('link', { name: /^Public/ });
      await left.click();
      await other.getByRole('button', { name: 'Restore' }).click();
      await expect(field(other, 'Content')).toHaveValue('Typed right before the crash.');
      await other.getByRole('button', { name: 'Back' }).click();
      await expect(other.getByRole('heading', { level: 1, name: 'Blog CMS' })).toBeVisible();
      await left.click();
      await other.getByRole('button', { name: 'Discard' }).click();
      await expect(field(other, 'Content')).toHaveValue('New words.');
    });
  });
});

test.describe('a save whose answer is lost', () => {
  test.use({ expectedComplaints: /409|ERR_FAILED/ });

  test('causes no conflict: text typed since then is saved over it', async ({ page, staff, unique }) => {
    const { id } = await staff.posts.create.mutate({ title: unique('Lost'), content: 'One' });
    const content = async () => (await staff.posts.byId.query({ id })).content;
    await page.goto(`/admin/blog?edit=${id}`);
    const body = field(page, 'Content');
    await expect(body).toHaveValue('One');
    await page.route(/posts\.update/, async (route) => {
      await route.fetch(); // the server stores it
      await route.abort();
    });
    await body.fill('One two');
    await expect.poll(content).toBe('One two');
    await body.fill('One two three');
    await page.unroute(/posts\.update/);
    await expect.poll(content, { timeout: 20_000 }).toBe('One two three');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('revisions are compared word by word and restored; both dialogs are accessible in both themes', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Revised');
  const rest = '\n\nNothing else changed.'.repeat(40); // overflows the dialog
  const { id } = await staff.posts.create.mutate({ title, content: `The low tide came.${rest} At last.` });
  await staff.posts.update.mutate({ id, changes: { content: `The high tide came.${rest.repeat(2)} At length.` } });
  await page.goto(`/admin/blog?edit=${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revisions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const changes = dialog.getByRole('region', { name: 'Changes since then' });
  await expect(changes.getByText('low', { exact: true })).toBeVisible();
  await expect(changes.getByText('high', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expectReadableColours(page);
  await dialog.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Content')).toHaveValue(/^The low tide came\./);
  const restored = { content: `The low tide came.${rest} At last.`, version: 3 };
  expect(await staff.posts.byId.query({ id })).toMatchObject(restored);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Content')).toHaveValue(/^The high tide came\./);
  expect(await staff.posts.byId.query({ id })).toMatchObject({ version: 4 });
});

test('a draft whose title has changed is saved, and the editor closes (issue 29) @journey', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Before') });
  const title = unique('After');
  await page.goto(`/admin/blog?edit=${id}`);
  await field(page, 'Title').fill(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    page.getByRole('button', { name: 'Edit', exact: true }).or(page.getByRole('table')).first(),
  ).toBeVisible();
  await page.waitForTimeout(500); // in issue 29 the editor opened again at the new address
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect((await staff.posts.byId.query({ id })).title).toBe(title);
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
