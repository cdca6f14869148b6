// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Browser, Page } from '@playwright/test';
import { type MailSite, openMailSite } from '../forms/mail-site.ts';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { watchForComplaints } from '../support/complaints.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { ownSession } from '../support/own-session.ts';

const EMAIL = 'ida@tideline.example';
const NAME = 'Ida Kelp';
const PASSWORD = 'eighteen otters swim';
const TITLE = 'What the tide brings';

let site: MailSite;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site = await openMailSite(testInfo.outputPath('data'));
    await provide(site.origin);
    await site.close();
  },
});

test('an author is invited by mail, joins, submits a draft, and an admin approves it', async ({
  page,
  browser,
  staff,
}) => {
  test.setTimeout(180_000);
  await staff.authors.add.mutate({ name: NAME, role: 'Writer' });
  const team = page.getByRole('region', { name: 'Team' });

  const link = await test.step('an admin invites the author; a mail brings the link', async () => {
    await page.goto('/admin?tab=settings#team-heading');
    await team.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByRole('textbox', { name: 'Address of the colleague' }).fill(EMAIL);
    await dialog.getByRole('textbox', { name: 'Name of the colleague' }).fill(NAME);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Author');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const sent = page.getByRole('dialog', { name: 'Invitation sent' });
    await expect(sent).toContainText(EMAIL);
    await expectAccessible(page);
    await sent.getByRole('button', { name: 'Done' }).click();
    await expect(team.getByRole('listitem').filter({ hasText: EMAIL })).toContainText('Invited');
    const mail = await site.nextMail(EMAIL);
    expect(mail.subject).toMatch(/^You are invited to the team of /);
    return new RegExp(`${site.origin}/reset-password#join\\.\\S+`).exec(mail.text ?? '')?.[0] ?? '';
  });

  const author = await newPage(browser);
  await test.step('a mail scanner opens the link; the colleague joins by it, once', async () => {
    for (const method of ['HEAD', 'GET', 'GET', 'POST']) {
      const { status, headers } = await fetch(link, { method });
      if (method !== 'POST') expect(status).toBe(200);
      if (method !== 'POST') expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    // What a scanner with a browser sees changes nothing, either.
    await author.goto(link);
    await expect(author.getByText('as Author: own drafts; publishing needs approval.')).toBeVisible();
    expect((await staff.team.list.query()).invitations).toMatchObject([{ email: EMAIL }]);
    await author.goto('about:blank');
    await author.goto(link);
    await expect(author.getByRole('textbox', { name: 'Your name' })).toHaveValue(NAME);
    await author.getByLabel('Choose a password').fill(PASSWORD);
    await expectAccessible(author);
    await switchToDark(author);
    await expectReadableColours(author);
    await author.getByRole('button', { name: 'Create my account' }).click();
    await expect(author).toHaveURL('/admin');
    const again = await newPage(browser);
    await again.goto(link);
    await expect(again.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await again.context().close();
  });

  await test.step('the author sees what the role allows, writes a draft and submits it', async () => {
    await expect(author.getByRole('tab')).toHaveText(['Overview', 'Blog Posts', 'Settings']);
    await author.goto('/admin/blog?new=1');
    await author.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await author.getByRole('textbox', { name: 'Content' }).fill('Kelp, mostly.');
    await expect(author.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await author.keyboard.press('Control+s');
    await author.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(author.getByRole('region', { name: 'Approval' })).toContainText('Waiting for approval');
    await expectAccessible(author);
    await expectReadableColours(author);
    await author.goto('/admin');
    await expect(author.getByRole('region', { name: 'Submitted for approval' })).toContainText(TITLE);
  });

  await test.step('an admin finds it on Overview and sends it back; the author changes it and submits it again', async () => {
    await openWaiting(page);
    await page.getByRole('button', { name: 'Send back…' }).click();
    await page.getByRole('textbox', { name: 'What has to change' }).fill('Name the season.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Sent back with a note');
    await author.getByRole('link', { name: `${TITLE} submitted` }).click();
    await expect(author.getByRole('region', { name: 'Approval' })).toContainText('Name the season.');
    await author.getByRole('textbox', { name: 'Content' }).fill('Kelp, mostly in spring.');
    await author.keyboard.press('Control+s');
    await author.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(author.getByRole('region', { name: 'Approval' })).toContainText('Waiting for approval');
  });

  await test.step('an admin approves the text; readers see it with the byline of the author', async () => {
    await openWaiting(page);
    await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Kelp, mostly in spring.');
    await page.getByRole('button', { name: 'Approve and publish' }).click();
    await expect.poll(async () => (await fetch(`${site.origin}/blog/what-the-tide-brings`)).status).toBe(200);
    await page.goto('/blog/what-the-tide-brings');
    await expect(page.getByRole('link', { name: NAME }).first()).toBeVisible();
    await author.goto('/admin');
    await expect(author.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(author.getByRole('region', { name: 'Submitted for approval' })).toHaveCount(0);
  });
  await author.context().close();
});

/** The browser of somebody else. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  context.on('page', waitForHydration);
  watchForComplaints(context, site.origin, null);
  return context.newPage();
}

async function openWaiting(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('region', { name: 'Waiting for your approval' }).getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Waiting for approval');
}
