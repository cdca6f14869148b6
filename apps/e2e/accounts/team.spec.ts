// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Browser, Page } from '@playwright/test';
import { createClient } from '@tideline/api-client';
import { type MailSite, openMailSite } from '../forms/mail-site.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectReadableColours,
  switchToDark,
} from '../support/accessibility.ts';
import { watchForComplaints } from '../support/complaints.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';

const EMAIL = 'ida@tideline.example';
const NAME = 'Ida Kelp';
const PASSWORD = 'eighteen otters swim';
const LONG_NAME = `${'W'.repeat(60)} ليلى 🌊`;
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

test('an author is invited by email, joins, submits a draft, and an admin approves it', async ({
  page,
  browser,
  staff,
}) => {
  test.setTimeout(180_000);
  await staff.authors.add.mutate({ name: NAME, role: 'Writer' });
  const team = page.getByRole('region', { name: 'Team' });

  const link = await test.step('an admin invites the author; an email brings the link', async () => {
    await page.goto('/admin?tab=settings&section=team');
    await team.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByRole('textbox', { name: 'Colleague’s email' }).fill(EMAIL);
    await dialog.getByRole('textbox', { name: 'Colleague’s name' }).fill(NAME);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Author');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const sent = page.getByRole('dialog', { name: 'Invitation sent' });
    await expect(sent).toContainText(EMAIL);
    await expectAccessible(page);
    await sent.getByRole('button', { name: 'Done' }).click();
    await expect(team.getByRole('listitem').filter({ hasText: EMAIL })).toContainText('Invited');
    const mail = await site.nextMail(EMAIL);
    expect(mail.subject).toMatch(/^You're invited to join the /);
    return new RegExp(`${site.origin}/reset-password#join\\.\\S+`).exec(mail.text ?? '')?.[0] ?? '';
  });

  const author = await newPage(browser);
  await test.step('an email scanner opens the link; the colleague joins by it, once', async () => {
    for (const method of ['HEAD', 'GET', 'GET', 'POST']) {
      const { status, headers } = await fetch(link, { method });
      if (method !== 'POST') expect(status).toBe(200);
      if (method !== 'POST') expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    // A mail scanner that opens the link in a browser changes nothing either.
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
    await expectAccessibleEverywhere(again);
    await again.getByRole('button', { name: 'Continue to sign-in' }).click();
    await expect(again.getByRole('dialog', { name: 'Admin Login' })).toBeVisible();
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
    const own = author.getByRole('region', { name: 'Your posts' });
    await expect(own.getByRole('link', { name: `${TITLE} waits for approval` })).toBeVisible();
  });

  await test.step('an admin finds it on Overview and sends it back; the author changes it and submits it again', async () => {
    await openWaiting(page);
    await page.getByRole('button', { name: 'Send back…' }).click();
    await page.getByRole('textbox', { name: 'What has to change' }).fill('Name the season.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Sent back with a note');
    await author.getByRole('link', { name: `${TITLE} waits for approval` }).click();
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
    const own = author.getByRole('region', { name: 'Your posts' });
    await expect(own.getByRole('link', { name: new RegExp(`${TITLE} .*views?, published`) })).toBeVisible();
  });
  await author.context().close();
});

test.describe('without a mail server', () => {
  let server: OwnServer;

  test.use({
    expectedComplaints: /status of 40[0139]/,
    baseURL: async ({}, provide, testInfo) => {
      server = await startOwnServer(testInfo.outputPath('data'));
      await provide(server.url);
      await server.stop();
    },
  });

  test('an invitation link is shown once; the last admin stays; a removed colleague hands over drafts and inquiries', async ({
    page,
    staff,
  }) => {
    test.setTimeout(180_000);
    const team = page.getByRole('region', { name: 'Team' });
    const admin = team.getByRole('listitem').filter({ hasText: 'you' });

    const link = await test.step('the link of an invitation is shown once', async () => {
      await page.goto('/admin?tab=settings&section=team');
      await expect(admin).toContainText('The last admin stays.');
      await expect(admin.getByRole('button')).toHaveCount(0);
      await team.getByRole('button', { name: 'Invite a colleague' }).press('Enter');
      await page.keyboard.type(EMAIL);
      await page.keyboard.press('Tab');
      await page.keyboard.type(LONG_NAME);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ed');
      await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
      const shown = page.getByRole('dialog', { name: 'Send this link yourself' });
      const text = (await shown.getByText(/#join\./).textContent()) ?? '';
      await expectAccessible(page);
      await shown.getByRole('button', { name: 'Done' }).press('Enter');
      await page.reload();
      await expect(team.getByText('Invited', { exact: true })).toBeVisible();
      await staff.team.invite.mutate({ email: 'zoe@tideline.example', name: '', role: 'analyst' });
      await page.reload();
      const second = team.getByRole('listitem').filter({ hasText: 'zoe@' });
      await expect(second.getByText('zoe@tideline.example')).toHaveCount(1);
      const sendAgain = second.getByRole('button', { name: /^Send again/ });
      await sendAgain.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
      await expect(sendAgain).toBeFocused();
      await second.getByRole('button', { name: /^Withdraw/ }).press('Enter');
      await expect(second).toHaveCount(0);
      await expect(team.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(page.getByText(/#join\./)).toHaveCount(0);
      return text.trim();
    });

    const colleagueId = await test.step('the colleague joins and has a draft, which waits for approval', async () => {
      const visitor = createClient({ url: server.url });
      const token = new URL(link).hash.slice('#join.'.length);
      await visitor.team.joining.accept.mutate({ token, name: LONG_NAME, password: PASSWORD });
      const session = await visitor.auth.login.mutate({ email: EMAIL, password: PASSWORD });
      const own = createClient({ url: server.url, token: session.token });
      expect(session.user.role).toBe('editor');
      const { id } = await own.posts.create.mutate({ title: LONG_NAME, content: 'Kelp.', status: 'draft' });
      await own.posts.approvals.request.mutate({ id });
      await visitor.contacts.send.mutate({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        message: 'Hello',
      });
      return session.user.id;
    });

    await test.step('long names fit every width, in the team and on Overview', async () => {
      for (const path of ['/admin?tab=settings&section=team', '/admin']) {
        await page.goto(path);
        await expect(page.getByText(LONG_NAME).first()).toBeVisible();
        for (const width of [360, 768, 1280, 1680]) {
          await page.setViewportSize({ width, height: 800 });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${path} at ${width}`,
          ).toBe(0);
        }
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('a change of role makes a second admin, who owns an inquiry, and back', async () => {
      await page.goto('/admin?tab=settings&section=team');
      for (const [from, to] of [
        ['Editor', 'Admin'],
        ['Admin', 'Author'],
      ] as const) {
        const row = team.getByRole('listitem').filter({ hasText: EMAIL });
        await expect(row).toContainText(from);
        await row.getByRole('button', { name: /^Change role/ }).click();
        const dialog = page.getByRole('dialog', { name: /^Role of/ });
        await dialog.getByRole('combobox', { name: 'Role' }).selectOption(to);
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Change role' }).click();
        await expect(row).toContainText(to);
        await expect(admin.getByRole('button')).toHaveCount(to === 'Admin' ? 2 : 0);
        if (to !== 'Admin') continue;
        const [enquiry] = (await staff.contacts.list.query()).items;
        await staff.conversations.work.setOwner.mutate({ contactId: enquiry?.id ?? '', ownerId: colleagueId });
      }
    });

    await test.step('removal hands over, and the colleague cannot sign in any more', async () => {
      await team
        .getByRole('listitem')
        .filter({ hasText: EMAIL })
        .getByRole('button', { name: /^Remove/ })
        .click();
      const dialog = page.getByRole('dialog', { name: /^Remove/ });
      await expect(dialog).toContainText('1 draft and 1 open inquiry');
      const own = await staff.auth.me.query();
      await expect(dialog.getByRole('combobox', { name: 'Hand over to' })).toHaveValue(own.id);
      await expectAccessibleEverywhere(page);
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(team.getByText(EMAIL)).toHaveCount(0);
      await expect(team.getByRole('heading', { level: 2 })).toBeFocused();
      const [draft] = (await staff.posts.list.query({ status: 'draft' })).items;
      expect((await staff.posts.owners.byPost.query({ id: draft?.id ?? '' })).owner?.id).toBe(own.id);
      const [enquiry] = (await staff.contacts.list.query()).items;
      expect(await staff.conversations.work.list.query({ contactIds: [enquiry?.id ?? ''] })).toMatchObject([
        { ownerId: own.id },
      ]);
      const gone = createClient({ url: server.url }).auth.login.mutate({ email: EMAIL, password: PASSWORD });
      await expect(gone).rejects.toThrow();
    });
  });
});

/** A page in another person's browser. */
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
