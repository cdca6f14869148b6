// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { type MailServers, startMailServers } from './mail-servers.ts';
import { playJourney } from './play-journey.ts';

const [REPLY_ADDRESS, ADA] = ['reply@tideline.example', 'ada@example.com'];
const SECOND_MS = 1000;

let started: Promise<{ mail: MailServers; site: OwnServer }> | undefined;

async function start(dataDir: string) {
  const mail = await startMailServers();
  return { mail, site: await startOwnServer(dataDir, { SAMPLE_DATA: '0', ...mail.settings }) };
}

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    started ??= start(testInfo.outputPath('data'));
    await provide((await started).site.url);
  },
});

test.afterAll(async () => {
  const servers = await started;
  await servers?.site.stop();
  await servers?.mail.stop();
});

test('an article leads to an inquiry, answers by email and a client, whose value the article shows', async ({
  browser,
  page,
  baseURL,
  staff,
  nextAddress,
}) => {
  test.setTimeout(300 * SECOND_MS); // a reply is sent after ten seconds, and the mailbox is read once a minute
  const { mail } = await (started ?? Promise.reject(new Error('The site was not started.')));
  const settings = await staff.conversations.settings.read.query();
  await staff.conversations.settings.update.mutate({ ...settings, replyAddress: REPLY_ADDRESS });
  const content = 'The tide comes in.\n\n'.repeat(40);
  const post = { title: 'Local SEO for Clinics', content, publishDate: '2025-03-04' };
  const { id } = await staff.posts.create.mutate({ ...post, status: 'published' });

  await test.step('a visitor comes by a campaign, reads the article and asks for a package', async () => {
    const campaign = 'utm_source=letter&utm_medium=print&utm_campaign=spring';
    await playJourney(
      browser,
      {
        from: 'https://www.google.com/',
        pages: [`/blog/${id}?${campaign}`, '/'],
        isFollowed: true,
        form: 'sent',
        package: 'wave',
      },
      { origin: baseURL ?? '', address: nextAddress(), email: ADA },
    );
    await expect.poll(() => mail.findMail(ADA)?.subject).toMatch(/^We received your inquiry \(TL-\w{6}\)$/);
  });

  const panel = page.getByRole('dialog', { name: 'Inquiry of Ada Marsh' });
  const conversation = page.getByRole('region', { name: 'Conversation with Ada Marsh' });
  await test.step('staff see the path', async () => {
    await page.goto('/admin?tab=contacts');
    await page.getByRole('button', { name: 'Ada Marsh', exact: true }).press('Enter');
    await expect(panel.getByRole('heading', { name: 'Ada Marsh' })).toBeFocused();
    await panel.getByRole('link', { name: 'Details' }).press('Enter');
    const path = page.getByRole('region', { name: 'Path of Ada Marsh' });
    await expect(path.getByRole('listitem')).toContainText(['Google', 'Local SEO for Clinics', 'WAVE']);
    await expect(path).toContainText('letter, print, spring');
    await expectAccessible(page);
  });

  await test.step('and answer with the keyboard alone', async () => {
    await panel.getByRole('heading', { name: 'Ada Marsh' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(conversation.getByRole('textbox', { name: 'Reply to Ada Marsh' })).toBeFocused();
    await page.keyboard.type('Yes, we can. When shall we talk?');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(() => mail.findMail(ADA)?.text, { timeout: 60 * SECOND_MS })
      .toMatch(/^Yes, we can\. When shall we talk\?/);
    await expect(panel.getByRole('button', { name: 'Status of Ada Marsh: contacted' })).toBeVisible();
  });

  await test.step('she answers from her mail program, in the same conversation', async () => {
    const reply = mail.findMail(ADA);
    const to = reply?.replyTo?.[0]?.address ?? '';
    expect(to).toMatch(/^reply\+tl-\w{6}\.[0-9a-f]{12}@tideline\.example$/);
    await expect.poll(async () => (await staff.mailbox.status.query()).state?.lastReadAt ?? null).not.toBeNull();
    const headers = [
      `From: Ada Marsh <${ADA}>`,
      `To: ${to}`,
      `Subject: Re: ${reply?.subject ?? ''}`,
      `Message-ID: <${randomUUID()}@mail.example.com>`,
      `In-Reply-To: ${reply?.messageId ?? ''}`,
    ];
    mail.deliver(`${headers.join('\r\n')}\r\n\r\nTuesday at ten?\r\n\r\n> Yes, we can. When shall we talk?\r\n`);
    await expect(conversation.getByText('Tuesday at ten?')).toBeVisible({ timeout: 120 * SECOND_MS });
    await expect(conversation.getByText('> Yes, we can.')).toBeHidden();
  });

  await test.step('staff set the inquiry to won', async () => {
    await panel.getByRole('button', { name: 'Status of Ada Marsh: contacted' }).press('Enter');
    await page.getByRole('menuitem', { name: 'won' }).press('Enter');
    const value = page
      .getByRole('dialog', { name: 'What is it worth?' })
      .getByRole('textbox', { name: 'Value in USD' });
    await value.fill('4000');
    await value.press('Enter');
    await expect(panel.getByText('$4,000')).toBeVisible();
  });

  await test.step('and the article shows the client and the value', async () => {
    await page.goto('/admin?tab=posts');
    await expect(page.getByRole('row').filter({ hasText: post.title })).toContainText('1 inquiry, 1 client, $4,000');
    const { rows } = await staff.stats.results.query({ by: 'campaign', range: '7d' });
    expect(rows).toMatchObject([{ name: 'letter / print / spring', received: 1, clients: 1, value: 4000 }]);
    expect(await staff.stats.funnel.query({ range: '7d' })).toMatchObject({
      sent: 1,
      received: 1,
      answered: 1,
      won: 1,
    });
  });
});
