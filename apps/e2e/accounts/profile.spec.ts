import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createClient } from '@tideline/api-client';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { addOwnAccount } from '../support/own-account.ts';
import { sessionOfOwnAccount } from '../support/own-session.ts';
import { expectToast } from '../support/page-steps.ts';

test.use({ isSignedIn: true, session: sessionOfOwnAccount });
// The image process has low priority: slow on a busy machine.
test.slow();

test('a profile is the author of the new posts of its owner; byline and author page show name, picture and biography', async ({
  page,
  publishPost,
  unique,
}) => {
  const name = unique('Noor el Haddad');
  const section = page.getByRole('region', { name: 'Profile', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Your profile' });

  await test.step('without a profile, nothing of the person is public', async () => {
    await page.goto('/admin/account');
    await expect(section).toContainText('your first save publishes it');
    await section.getByRole('button', { name: 'Create profile' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Haddad');
  });

  await test.step('it has a name, a role, a biography and a picture', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Role' }).fill('Harbor writer');
    await dialog.getByRole('textbox', { name: 'Biography' }).fill('Noor has read the tide tables since 2009.');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    const pictures = page.getByRole('dialog').last();
    const file = join(import.meta.dirname, '../../web/public/icon-512.png');
    await pictures.locator('input[type=file]').setInputFiles(file);
    await pictures.getByRole('textbox', { name: /^Alternative text/ }).fill(unique('Noor on the pier'));
    await pictures.getByRole('button', { name: 'Use as portrait' }).click();
    await expect(dialog.getByRole('button', { name: 'Show the drawing' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile saved', name);
    await expect(section).toContainText('Noor has read the tide tables since 2009.');
    await expectAccessible(page);
  });

  await test.step('a new post starts with it, whose byline shows it', async () => {
    await page.goto('/admin/blog?new=1');
    await expect(page.getByRole('textbox', { name: 'Author', exact: true })).toHaveValue(name);
    await page.goto(await publishPost(unique('Slack water'), { author: name }));
    const author = page.getByRole('region', { name: /author/i });
    await expect(author).toContainText(name);
    await expect(author).toContainText('Harbor writer');
    await expect(author.locator('img[src*="/media/"]')).toHaveCount(1);
  });

  await test.step('the author page shows it, and follows the next edit', async () => {
    await page.goto('/admin/account');
    await section.getByRole('button', { name: 'Edit profile' }).click();
    await dialog.getByRole('textbox', { name: 'Biography' }).fill('Noor writes about harbors.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile saved', name);
    await section.getByRole('link', { name: 'Your author page' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Noor writes about harbors.')).toBeVisible();
    await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible();
  });
});

test.describe('approval', () => {
  test.use({ expectedComplaints: /status of 409/ }); // the submission was replaced by a newer one

  test('the profile of an author is public once a colleague has approved exactly the version that was read', async ({
    page,
    browser,
    baseURL,
    unique,
  }) => {
    const name = unique('Noor Kelp');
    const author = await openAuthor(browser, baseURL ?? '', unique('author'));
    const section = author.getByRole('region', { name: 'Profile', exact: true });
    const approval = author.getByRole('region', { name: 'Approval' });
    const dialog = author.getByRole('dialog', { name: 'Your profile' });
    const waiting = page
      .getByRole('region', { name: 'Waiting for your approval' })
      .getByRole('region', { name: /^Profile of / })
      .filter({ hasText: name });
    async function submit(biography: string): Promise<void> {
      await author.goto('/admin/account');
      await section.getByRole('button', { name: /^(?:Create|Edit) profile$/ }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Biography' }).fill(biography);
      await dialog.getByRole('button', { name: 'Submit for approval' }).click();
      await expect(approval).toContainText(biography);
    }

    await test.step('the author submits a first profile, which readers do not see', async () => {
      await submit('Noor counts kelp.');
      await expect(approval).toContainText('Waiting for approval');
      await expectAccessible(author);
      await page.goto('/about');
      await expect(page.getByRole('main')).not.toContainText(name);
    });

    await test.step('a colleague sends it back with a note; the author reads it and submits another one', async () => {
      await page.goto('/admin');
      await expect(waiting).toContainText('No profile yet');
      await waiting.getByRole('button', { name: 'Send back…' }).click();
      await page.getByRole('textbox', { name: 'What has to change' }).fill('Where?');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send back', exact: true }).click();
      await expect(waiting).toHaveCount(0);
      await author.reload();
      await expect(approval).toContainText('Sent back with a note');
      await expect(approval).toContainText('Where?');
      await submit('Noor counts kelp off the pier.');
    });

    await test.step('one that is submitted meanwhile is shown before it can be approved', async () => {
      await page.goto('/admin');
      await expect(waiting).toContainText('Noor counts kelp off the pier.');
      await submit('Noor counts kelp off the old pier.');
      await waiting.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(waiting).toContainText('Noor counts kelp off the old pier.');
      await expectAccessible(page);
      await waiting.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(waiting).toHaveCount(0);
      await page.goto('/about');
      await expect(page.getByRole('main')).toContainText(name);
    });

    await test.step('the next edit waits beside what readers see, until it is withdrawn', async () => {
      await submit('Noor sells kelp.');
      await expect(section).toContainText('Noor counts kelp off the old pier.');
      await page.goto('/admin');
      await expect(waiting).toContainText('Noor sells kelp.');
      await approval.getByRole('button', { name: 'Withdraw' }).click();
      await expect(approval).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      await expect(waiting).toHaveCount(0);
    });
    await author.context().close();
  });
});

/** The staff area of an account that may not publish. */
async function openAuthor(browser: Browser, origin: string, account: string): Promise<Page> {
  const login = addOwnAccount(account, undefined, 'author');
  const { token, user } = await createClient({ url: origin }).auth.login.mutate(login);
  const localStorage = [
    { name: 'authToken', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', storageState });
  context.on('page', waitForHydration);
  return context.newPage();
}
