// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { changeOneRow } from '../support/site-database.ts';

const READERS = ['ann@example.com', 'ben@example.net', 'cem@example.org', 'dee@example.com', 'eve@example.net'];
const GONE = 'cem@example.org';
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2).slice(0, 120);
const SUBJECT = `מים רבים 🌊 ${LONG_WORD}`;

let mails: Promise<MailServer> | undefined;
let site: Promise<OwnServer> | undefined;
let dataDir = '';

test.use({
  isSignedIn: true,
  session: ownSession,
  expectedComplaints: /Blocked script execution in 'about:blank'/,
  baseURL: async ({}, provide, testInfo) => {
    mails ??= startMailServer();
    if (site === undefined) dataDir = testInfo.outputPath('data');
    site ??= startOwnServer(dataDir, { SAMPLE_DATA: '0', SMTP_URL: (await mails).url });
    await provide((await site).url);
  },
});

test.afterAll(async () => {
  await (await site)?.stop();
  await (await mails)?.stop();
});

test('an issue is written, tested, sent, canceled in time, sent again, and its failed message resent, by keyboard alone', async ({
  page,
  staff,
}) => {
  test.setTimeout(180_000);
  const server = await mails;
  if (!server) throw new Error('There is no mail server.');
  for (const email of READERS) await staff.subscribers.add.mutate({ email });
  const { id: leftId } = await staff.subscribers.add.mutate({ email: 'left@example.com' });
  await staff.subscribers.update.mutate({ id: leftId, status: 'unsubscribed' });

  await test.step('write', async () => {
    await page.goto('/admin/issue?new=1');
    const subject = page.getByRole('textbox', { name: 'Subject', exact: true });
    await expect(subject).toBeFocused();
    await page.keyboard.insertText(SUBJECT);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('# Today\n\nThe tide turned. [Nowhere](/nowhere)');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('look at the audience, the checks and a test email', async () => {
    await press(page, page.getByRole('button', { name: 'Send…' }));
    const dialog = page.getByRole('dialog', { name: 'Send the issue' });
    await expect(
      dialog.getByText('Goes to 5 confirmed subscribers. 1 person who unsubscribed is left out.'),
    ).toBeVisible();
    await expect(dialog.getByText('There is no public page at /nowhere.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send to 5 readers' })).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);

    await press(page, dialog.getByRole('button', { name: 'Show excluded readers' }));
    await expect(page.getByRole('dialog', { name: 'Excluded' }).getByRole('row', { name: /left@/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, dialog.getByRole('button', { name: 'Send a test email…' }));
    await expect(page.getByRole('textbox', { name: 'Send to' })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('me@example.com');
    await page.keyboard.press('Enter');
    await expect.poll(() => server.inbox.map(({ to }) => to)).toEqual(['me@example.com']);
    await press(page, dialog.getByRole('button', { name: 'Send to 5 readers' }));
  });

  const cancel = page.getByRole('button', { name: 'Cancel sending' });
  await test.step('cancel: seen by other staff, too, and nobody gets it', async () => {
    await expect(page.getByRole('heading', { name: /^Sending starts in \d+ seconds$/ })).toBeFocused();
    await page.reload();
    await expect(cancel).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
    const colleague = await page.context().newPage();
    await colleague.goto(page.url());
    await press(colleague, colleague.getByRole('button', { name: 'Cancel sending' }));
    await expect(colleague.getByRole('heading', { level: 1, name: 'Edit issue' })).toBeVisible();
    await colleague.close();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit issue' })).toBeVisible();
    expect(server.inbox).toHaveLength(1);
  });

  await test.step('send again: progress, pause and resume', async () => {
    server.refused.set(GONE, '5.7.1 refused by the policy of this site');
    server.delayMs = 3_000;
    await staff.issues.sending.updateLimits.mutate({ ...(await staff.issues.sending.limits.query()), connections: 1 });
    await press(page, page.getByRole('button', { name: 'Send…' }));
    await press(page, page.getByRole('button', { name: 'Send to 5 readers' }));
    await expect(cancel).toBeVisible();
    skipTheMinute(page);
    await expect(figure(page, 'Accepted')).toHaveText(/^[1-3]$/, { timeout: 30_000 });
    await press(page, page.getByRole('button', { name: 'Pause' }));
    await expect(page.getByText('Paused by staff.')).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
    server.delayMs = 0;
    await press(page, page.getByRole('button', { name: 'Resume' }));
    await expect(page.getByText('Sent. The mail server accepted 4 messages.')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('every reader but one has it once, after the agency', async () => {
    const { contactEmail } = await staff.settings.site.query();
    const got = server.inbox.slice(1);
    expect(got[0]?.to).toBe(contactEmail);
    expect(
      got
        .slice(1)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(READERS.filter((email) => email !== GONE));
    expect(new Set(got.map(({ mail }) => mail.subject))).toEqual(new Set([SUBJECT]));
  });

  await test.step('results, and the failed message once more', async () => {
    await expect(page.getByText('80% of recipients')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(GONE) })).toContainText('550 5.7.1 refused');
    await expectAccessible(page);
    await expectFitting(page);
    server.refused.clear();
    await press(page, page.getByRole('button', { name: 'Resend the failed ones' }));
    await expect(page.getByText('Sent. The mail server accepted 5 messages.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: /failed message/ })).toHaveCount(0);
    expect(server.inbox.filter(({ to }) => to === GONE)).toHaveLength(1);
    await expectReadableInTheDark(page);
  });
});

/** Ends the minute in which sending can be cancelled. */
function skipTheMinute(page: Page): void {
  const id = new URL(page.url()).searchParams.get('edit') ?? '';
  const statement = "update issues set starts_at = ? where id = ? and state = 'sending'";
  changeOneRow(statement, [new Date().toISOString(), id], 'The issue is not being sent.', dataDir);
}

function figure(page: Page, label: string): Locator {
  return page.locator('dt', { hasText: label }).locator('+ dd');
}

/** Moves to a button with Tab and presses Enter. */
async function press(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Expects that no text is cut or covered at any width. */
async function expectFitting(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [360, 768, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
