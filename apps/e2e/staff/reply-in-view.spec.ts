// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import type { Locator, Page } from '@playwright/test';
import { type MailSite, openMailSite } from '../forms/mail-site.ts';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
];
const ORDINARY =
  'We are three dentists and open a second practice in May. Our site is eight years old, and nobody finds it.\n\n' +
  'What would you do first, and what does it cost about?';

let started: Promise<MailSite> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    started ??= openMailSite(testInfo.outputPath('data'));
    await provide((await started).origin);
  },
});

test.afterAll(async () => (await started)?.close());

test('the message, the reply, Send and Undo are in the window together, on a phone too', async ({ page, staff }) => {
  const { id } = await staff.contacts.add.mutate({
    firstName: 'Mira',
    lastName: 'Marsh',
    email: 'mira@example.com',
    message: ORDINARY,
  });
  await page.goto(`/admin?tab=contacts&contact=${id}`);
  const message = page.getByRole('dialog').getByText('We are three dentists');
  const { thread, field, send, undo } = partsOf(page, 'Mira Marsh');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await field.fill('Thank you for writing. Would Tuesday at ten suit you for a short call?');
    await expectInWindow(page, [message, field, send]);
    await send.click();
    await expectInWindow(page, [message, undo, field, send]);
    await expectInside(thread, [message, undo]);
    expect(await layoutFaults(page)).toEqual([]);
    await undo.click();
    await expect(undo).toBeHidden();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectReadableInTheDark(page);
});

test('the menu of a row leads to the reply, with the question above it', async ({ page, staff }) => {
  const email = 'kay@example.com';
  await staff.contacts.add.mutate({ firstName: 'Kay', lastName: 'Marsh', email, message: ORDINARY });
  await page.goto('/admin?tab=contacts&status=pending&q=kay');
  await page.getByRole('button', { name: 'Actions for Kay Marsh' }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  const { thread, field, send } = partsOf(page, 'Kay Marsh');
  await expect(field).toBeFocused();
  await expectInWindow(page, [thread.getByText('We are three dentists'), field, send]);
  await expect(page).toHaveURL(/status=pending.*contact=/);
});

test('a long message scrolls inside, and the reply stays at the foot of the window', async ({ page, staff }) => {
  const { id } = await staff.contacts.add.mutate({
    firstName: 'Noor',
    lastName: 'Ahlam',
    email: 'noor@example.com',
    message: `${'We need a site, and much more than that. '.repeat(115)}The end.`,
  });
  await page.goto(`/admin?tab=contacts&contact=${id}`);
  const { thread, field, send, undo } = partsOf(page, 'Noor Ahlam');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectInWindow(page, [thread, field, send]);
    expect(await thread.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await field.fill('Yes.\n'.repeat(60));
    await expectInWindow(page, [thread, field, send]);
    await send.click();
    await expectInWindow(page, [undo, field, send]);
    await undo.click();
    await expect(undo).toBeHidden();
  }
  await expectAccessible(page);
});

test('words of 120 characters, right-to-left text and emoji break neither the thread nor the head', async ({
  page,
  staff,
}) => {
  for (const [firstName, lastName, message] of [
    ['W'.repeat(100), 'M'.repeat(100), `${'w'.repeat(120)} ${'m'.repeat(120)}`],
    ['نور', 'الخوارزمي', 'نحتاج إلى موقع جديد لعيادتنا، ونريد أن نعرف ما هي الخطوة الأولى. 🌊🦷'],
    ['👩‍⚕️🌊', '🦷🦷🦷', '🌊'.repeat(120)],
  ] as const) {
    const email = 'wide@example.com';
    const { id } = await staff.contacts.add.mutate({ firstName, lastName, email, company: 'C'.repeat(120), message });
    await page.goto(`/admin?tab=contacts&contact=${id}`);
    const { thread, field, send } = partsOf(page, `${firstName} ${lastName}`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectInWindow(page, [thread, field, send]);
      expect(await layoutFaults(page), `${firstName} at ${size.width} px`).toEqual([]);
    }
  }
});

function partsOf(page: Page, name: string) {
  const conversation = page.getByRole('region', { name: `Conversation with ${name}` });
  return {
    thread: conversation.getByRole('region', { name: 'Messages' }),
    field: conversation.getByRole('textbox', { name: `Reply to ${name}` }),
    send: conversation.getByRole('button', { name: 'Send reply' }),
    undo: conversation.getByRole('button', { name: 'Undo' }),
  };
}

/** Each part is wholly in the window, and none covers another. */
async function expectInWindow(page: Page, parts: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const boxes = await Promise.all(parts.map(boxOf));
    for (const box of boxes) {
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
      expect(box.right).toBeLessThanOrEqual(width);
    }
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) expect(one.bottom).toBeLessThanOrEqual(other.top);
    }
  }).toPass({ timeout: 20_000 });
}

/** What scrolls out of a part is not in the window, even if its box is. */
async function expectInside(outer: Locator, parts: readonly Locator[]): Promise<void> {
  const around = await boxOf(outer);
  for (const box of await Promise.all(parts.map(boxOf))) {
    expect(box.top).toBeGreaterThanOrEqual(around.top);
    expect(box.bottom).toBeLessThanOrEqual(around.bottom);
  }
}

async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox({ timeout: 10_000 })) ?? {
    x: -1,
    y: -1,
    width: 0,
    height: 0,
  };
  return { left: x, top: y, right: x + width, bottom: y + height };
}
