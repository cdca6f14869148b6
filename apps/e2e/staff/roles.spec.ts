import type { Page, Response } from '@playwright/test';
import { type Client, createClient } from '@tideline/api-client';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { addOwnAccount } from '../support/own-account.ts';

/**
 * Matches the names of buttons, links and fields that an analyst must not see: the role reads nearly every screen and changes
 * nothing. apps/api/src/core/rpc/access-matrix.test.ts checks what the server refuses to the other roles.
 */
const FORBIDDEN =
  /^(New|Publish|Unpublish|Edit|Save (?!view)|Submit|Withdraw|Approve|Feature|Delete|Restore|Duplicate|Send|Import|Invite|Move|Merge|Take|Reply (to|by)|Paste|Set to|Select|Dismiss|Redirect to|Choose a page|Remove|Cancel call|Add (?!a passkey)|Change (?!password))\b/;

/** Matches names made by `unique`: titles of posts of other tests, some of which begin like a button. */
const MADE_BY_TESTS = /-\d+-[a-z\d]{8}-\d+/;

test.describe('an analyst', () => {
  test.use({
    isSignedIn: true,
    expectedComplaints: /Blocked script execution in 'about:blank'/, // the sandboxed preview of a mail
    session: async ({ baseURL, unique }, provide) => {
      const account = addOwnAccount(unique('analyst'), undefined, 'analyst');
      await provide(await createClient({ url: baseURL ?? '' }).auth.login.mutate(account));
    },
  });

  test('sees only screens that neither request nor offer what the role does not allow', async ({
    page,
    baseURL,
    workerSession,
    unique,
  }) => {
    test.setTimeout(180_000);
    const admin = createClient({ url: baseURL ?? '', token: workerSession.token });
    const refused = watchForRefusals(page);
    for (const screen of await screensOf(admin, unique('analyst'))) {
      await page.goto(screen, { waitUntil: 'networkidle' });
      expect.soft(await offersOf(page), `offered at ${screen}`).toEqual([]);
      expect.soft(refused, `refused at ${screen}`).toEqual([]);
    }
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Go to or find' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('a');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect.soft(await offersOf(page), 'offered in the palette').toEqual([]);
    expect(refused).toEqual([]);
  });
});

test.describe('an author', () => {
  test.use({
    isSignedIn: true,
    expectedComplaints: /status of 403/,
    session: async ({ baseURL, unique }, provide) => {
      const account = addOwnAccount(unique('author'), undefined, 'author');
      await provide(await createClient({ url: baseURL ?? '' }).auth.login.mutate(account));
    },
  });

  test('reads the posts of others; text typed into a post that was given away stays in the editor @journey', async ({
    page,
    baseURL,
    workerSession,
    staff,
    unique,
  }) => {
    const admin = createClient({ url: baseURL ?? '', token: workerSession.token });
    const text = { title: unique('Given away'), content: 'The tide came in at noon.', status: 'draft' } as const;
    const { id } = await staff.posts.create.mutate(text);
    await page.goto(`/admin/blog?edit=${id}`);
    const content = page.getByRole('textbox', { name: 'Content' });
    await expect(content).toHaveValue(text.content);
    await admin.posts.owners.set.mutate({ id, ownerId: null });
    await content.fill('Typed too late.');
    await expect(
      page.getByText(/^Kept on this device, not saved: This post belongs to someone else/).first(),
    ).toBeVisible();

    await page.goto('/admin');
    await page.goto(`/admin/blog?edit=${id}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(content).toHaveValue('Typed too late.');

    const other = await admin.posts.create.mutate({ ...text, title: unique('Of others') });
    await page.goto(`/admin/blog?edit=${other.id}`);
    await expect(page.getByRole('heading', { name: 'Read Post' })).toBeVisible();
    await expect(page.getByText(text.content)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Back']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** The URL of every screen of the staff area, with a post in each state, an issue and an enquiry. */
async function screensOf(admin: Client, title: string): Promise<string[]> {
  const write = { title, content: 'The tide came in at noon.' };
  const posts = [
    await admin.posts.create.mutate({ ...write, status: 'draft' }),
    await admin.posts.create.mutate({ ...write, status: 'published', publishDate: '2025-03-04' }),
    await admin.posts.create.mutate({ ...write, status: 'scheduled', publishDate: '2031-03-04' }),
  ];
  const issue = await admin.issues.create.mutate({ subject: title, previewText: '', content: 'News.' });
  const [contact] = (await admin.contacts.list.query({ limit: 1 })).items;
  return [
    '/admin',
    '/admin?tab=posts',
    '/admin?tab=posts&view=calendar&month=2031-03',
    '/admin?tab=posts&view=trash',
    '/admin?tab=newsletter',
    '/admin?tab=newsletter&view=issues',
    '/admin?tab=contacts',
    '/admin?tab=contacts&view=board',
    `/admin?tab=contacts&contact=${contact?.id}`,
    `/admin?tab=contacts&contact=${contact?.id}#details`,
    '/admin?tab=analytics',
    '/admin?tab=analytics&view=clients',
    '/admin?tab=analytics&view=health',
    '/admin?tab=settings',
    ...['calls', 'authors', 'mail', 'team', 'api-keys'].map((section) => `/admin?tab=settings&section=${section}`),
    '/admin/blog?new=1',
    ...posts.map(({ id }) => `/admin/blog?edit=${id}`),
    '/admin/issue?new=1',
    `/admin/issue?edit=${issue.id}`,
    '/admin/audit',
    '/admin/account',
  ];
}

/** Collects the calls that the server refuses. tRPC calls are batched, so their statuses are in the body of the response. */
function watchForRefusals(page: Page): string[] {
  const refused: string[] = [];
  async function note(response: Response): Promise<void> {
    const text = await response.text().catch(() => ''); // the page was left
    const found = text.matchAll(/"httpStatus":40[13],"path":"([^"]*)"/g);
    refused.push(...[...found].map(([, path = '']) => path));
  }
  page.on('response', (response) => {
    if (response.status() === 401 || response.status() === 403) refused.push(response.url());
    if (response.url().includes('/trpc/')) void note(response);
  });
  return refused;
}

/** The forbidden names of buttons, links and fields on the page and in the menu of its first row. */
async function offersOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('button', { name: /^(Actions for|More)/ }).first();
  if (await menu.isVisible()) await menu.click();
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input), dialog :is(button, a), [role=menuitem], [role=option]')]
      .filter((element) => element.checkVisibility())
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim()),
  );
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  return names.filter((name) => FORBIDDEN.test(name) && !MADE_BY_TESTS.test(name));
}
