// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { ownSession } from '../support/own-session.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/**
 * The most interactions that each of the main jobs of staff may take from the screen where it begins: a click, a choice, a typed
 * field or a key other than typing.
 */
const MOST = {
  'publish a post': 6,
  'approve pending changes': 2,
  'mark an inquiry as won with its value': 4,
  'reply to an inquiry': 3,
  'reply with a saved reply': 4,
  'move a call': 6,
  'add a subscriber': 3,
  'send an issue': 4,
  'invite a colleague': 5,
  'redirect a missed address': 2,
  'restore a revision': 3,
  'find a person': 3,
} as const;

// The jobs share one site.
test.describe.configure({ mode: 'default' });

let mails: Promise<MailServer> | undefined;
let site: Promise<OwnServer> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  // The preview of an issue is a sandboxed frame.
  expectedComplaints: /Blocked script execution in 'about:blank'/,
  baseURL: async ({}, provide, testInfo) => {
    mails ??= startMailServer();
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '1', SMTP_URL: (await mails).url });
    await provide((await site).url);
  },
});

test.afterAll(async () => {
  await (await site)?.stop();
  await (await mails)?.stop();
});

/** Does things on a page and counts them. */
function countedHand(page: Page) {
  let count = 0;
  return {
    click: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    type: async (field: Locator, text: string) => {
      count += 1;
      await field.fill(text);
    },
    choose: async (field: Locator, option: string) => {
      count += 1;
      await field.selectOption(option);
    },
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

type Hand = ReturnType<typeof countedHand>;

/** Opens the screen where a job begins, does the job, and compares its interactions. */
async function doJob(page: Page, job: keyof typeof MOST, begin: string, run: (hand: Hand) => Promise<void>) {
  await page.goto(begin);
  const hand = countedHand(page);
  await run(hand);
  test.info().annotations.push({ type: job, description: String(hand.count()) });
  expect(hand.count(), job).toBeLessThanOrEqual(MOST[job]);
}

test('posts: publish one, approve changes, restore a revision', async ({ page, staff }) => {
  await doJob(page, 'publish a post', '/admin/blog', async ({ click, type, press }) => {
    await click(page.getByRole('link', { name: 'New Post' }));
    await type(page.getByRole('textbox', { name: 'Title', exact: true }), 'The tide table');
    await press('Enter');
    await type(page.getByRole('textbox', { name: 'Content', exact: true }), 'The tide came in at noon.');
    await click(page.getByRole('button', { name: 'Publish', exact: true }));
    await click(page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  });
  expect((await staff.posts.list.query({ q: 'tide table' })).items).toMatchObject([{ status: 'published' }]);

  await doJob(page, 'approve pending changes', '/admin', async ({ click }) => {
    await click(page.getByRole('region', { name: 'Waiting for your approval' }).getByRole('link').first());
    await click(page.getByRole('button', { name: /^Approve/ }));
    await expect.poll(async () => (await staff.posts.approvals.list.query()).length).toBe(0);
  });

  const [post] = (await staff.posts.list.query({ q: 'tide table' })).items;
  const id = post?.id ?? '';
  await staff.posts.update.mutate({ id, changes: { status: 'draft', content: 'The tide went out.' } });
  await doJob(page, 'restore a revision', `/admin/blog?edit=${id}`, async ({ click }) => {
    await click(page.getByRole('button', { name: 'More' }));
    await click(page.getByRole('menuitem', { name: 'Revisions' }));
    await click(page.getByRole('dialog').getByRole('button', { name: /^Restore/ }));
    await expect.poll(async () => (await staff.posts.byId.query({ id })).content).toBe('The tide came in at noon.');
  });
});

test('inquiries: reply, with a saved reply, mark one as won, move a call, find a person', async ({ page, staff }) => {
  const panel = page.getByRole('dialog', { name: /^Inquiry of / });
  const sent = panel.getByRole('button', { name: 'Undo' });
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' }).getByRole('link', { name: /^Reply to / });
  await doJob(page, 'reply to an inquiry', '/admin', async ({ click, type }) => {
    await click(waiting.first());
    await type(panel.getByRole('textbox', { name: /^Reply to/ }), 'Thank you for writing. Does Tuesday suit you?');
    await click(panel.getByRole('button', { name: 'Send reply' }));
    await expect(sent).toBeVisible();
  });
  await doJob(page, 'reply with a saved reply', '/admin', async ({ click }) => {
    await click(waiting.nth(1));
    await click(panel.getByRole('button', { name: 'Saved replies' }));
    await click(
      page.getByRole('dialog', { name: 'Saved replies' }).getByRole('button', { name: 'Insert: Suggest a call' }),
    );
    await click(panel.getByRole('button', { name: 'Send reply' }));
    await expect(sent).toBeVisible();
  });

  await doJob(page, 'mark an inquiry as won with its value', '/admin?tab=contacts', async ({ click, type, press }) => {
    await click(page.getByRole('button', { name: 'Status of Howard Pruitt: contacted' }));
    await click(page.getByRole('menuitem', { name: 'won' }));
    await type(page.getByRole('dialog').getByRole('textbox', { name: 'Value in USD' }), '4000');
    await press('Enter');
    await expect
      .poll(async () => (await staff.contacts.list.query({ q: 'Howard Pruitt' })).items)
      .toMatchObject([{ status: 'won', value: 4000 }]);
  });

  const [call] = (await staff.bookings.list.query({})).items;
  const [first] = await staff.bookings.hours.query();
  const weekly = Array.from({ length: 7 }, () => [{ from: '09:00', to: '17:00' }]);
  await staff.bookings.updateHours.mutate({ staffId: first?.staffId ?? '', weekly, daysOff: [], place: '' });
  const day = new Date(Date.parse(call?.startsAt ?? '') + 2 * 86_400_000).toISOString().slice(0, 10);
  await doJob(page, 'move a call', '/admin', async ({ click, type }) => {
    await click(page.getByRole('region', { name: 'Calls', exact: true }).getByRole('link').first());
    await click(panel.getByRole('link', { name: /^Call: / }));
    await click(panel.getByRole('button', { name: /^Move the call/ }));
    const dialog = page.getByRole('dialog', { name: 'Move this call' });
    await type(dialog.getByLabel('New day'), day);
    await click(dialog.getByRole('group', { name: 'Free times of that day' }).getByRole('button').first());
    await click(dialog.getByRole('button', { name: 'Move the call' }));
    await expect.poll(async () => (await staff.bookings.list.query({})).items[0]?.sequence).toBe(1);
  });

  await doJob(page, 'find a person', '/admin', async ({ type, press }) => {
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to or find' });
    await type(palette.getByRole('combobox'), 'Howard Pruitt');
    await expect(palette.getByRole('option', { name: /Howard Pruitt/ })).toBeVisible();
    await press('Enter');
    await expect(palette).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'Howard Pruitt' }).first()).toBeVisible();
    await expect(page.getByText('Do you work with firms whose compliance department')).toBeVisible();
  });
});

test('site: add a subscriber, send an issue, redirect a missed address, invite a colleague', async ({
  page,
  staff,
}) => {
  await doJob(page, 'add a subscriber', '/admin?tab=newsletter', async ({ click, type }) => {
    await click(page.getByRole('button', { name: 'Add Subscriber' }));
    const dialog = page.getByRole('dialog', { name: 'Add Subscriber' });
    await type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await click(dialog.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('row').filter({ hasText: 'ada@example.com' })).toContainText('active');
  });

  await doJob(page, 'send an issue', '/admin?tab=newsletter', async ({ click }) => {
    await click(page.getByRole('link', { name: 'Issues', exact: true }));
    await click(page.getByRole('link', { name: /^Ask for the review/ }));
    await click(page.getByRole('button', { name: 'Send…' }));
    await click(page.getByRole('button', { name: /^Send to 1 reader$/ }));
    await expect(page.getByRole('button', { name: 'Cancel sending' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Cancel sending' }).click();

  await doJob(page, 'redirect a missed address', '/admin?tab=analytics', async ({ click }) => {
    await click(page.getByRole('link', { name: /^Site health/ }));
    const missed = page.getByRole('region', { name: 'Missed addresses' });
    await click(missed.getByRole('button', { name: /^Redirect to / }).first());
    await expect.poll(async () => (await staff.addresses.missed.query()).length).toBe(4);
  });

  await doJob(page, 'invite a colleague', '/admin?tab=settings&section=team', async ({ click, type, choose }) => {
    await click(page.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await type(dialog.getByRole('textbox', { name: 'Colleague’s email' }), 'ida@example.com');
    await type(dialog.getByRole('textbox', { name: 'Colleague’s name' }), 'Ida Kelp');
    await choose(dialog.getByRole('combobox', { name: 'Role' }), 'Author');
    await click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(page.getByRole('dialog', { name: 'Invitation sent' })).toBeVisible();
  });
});
