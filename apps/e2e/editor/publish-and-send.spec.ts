// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { type MailServer, startMailServer } from '../staff/mail-server.ts';

const READERS = ['ann@example.com', 'ben@example.net', 'cem@example.org'];

let mails: Promise<MailServer> | undefined;
let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  // The preview of an issue is a sandboxed frame.
  expectedComplaints: /Blocked script execution in 'about:blank'/,
  baseURL: async ({}, provide, testInfo) => {
    mails ??= startMailServer();
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0', SMTP_URL: (await mails).url });
    await provide((await site).url);
  },
});

test.afterAll(async () => {
  await (await site)?.stop();
  await (await mails)?.stop();
});

test('a post is published under another name, and sent to the readers of the newsletter, who can be spared in time', async ({
  page,
  staff,
}) => {
  for (const email of READERS) await staff.subscribers.add.mutate({ email });
  await staff.authors.add.mutate({ name: 'Grace Hopper' });
  await page.goto('/admin/blog?new=1');
  await page.getByRole('textbox', { name: 'Title' }).fill('The tide turns');
  await page.getByRole('textbox', { name: 'Content' }).fill('Every six hours.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('combobox', { name: 'Author' }).selectOption('Grace Hopper');
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('SEO');
  await dialog.getByRole('checkbox', { name: 'Also send it to 3 readers' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();

  const notice = page.getByRole('region', { name: /^Notifications/ });
  await expect(notice.getByText('Sending to 3 readers')).toBeVisible();
  const [post] = (await staff.posts.list.query({ q: 'tide turns' })).items;
  expect(post).toMatchObject({ status: 'published', author: 'Grace Hopper', category: 'SEO' });
  await notice.getByRole('link', { name: 'Open the issue' }).click();
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(notice.getByText('Canceled', { exact: true })).toBeVisible();
  expect((await staff.issues.list.query({})).items).toMatchObject([{ subject: 'The tide turns', state: 'draft' }]);
  expect((await mails)?.inbox).toEqual([]);
});
