// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a hook needs
import type { Page } from '@playwright/test';
import { type MailSite, openMailSite } from '../forms/mail-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';

let started: Promise<MailSite> | undefined;

test.use({
  isSignedIn: true,
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    started ??= openMailSite(testInfo.outputPath('data'));
    await provide((await started).origin);
  },
});
test.describe.configure({ timeout: 180_000 });

test.afterAll(async () => (await started)?.close());

test('a day by keyboard alone: the focus is always seen and never lost @journey', async ({ page, staff }) => {
  for (const firstName of ['Ada', 'Bea']) {
    await staff.contacts.add.mutate({
      firstName,
      lastName: 'Day',
      email: `${firstName}@example.com`,
      message: `${firstName} asks.`,
    });
  }
  const panel = page.getByRole('dialog', { name: /^Inquiry of / });

  await test.step('Contacts: opens an inquiry, answers, notes, sets the status, goes on', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('tab', { name: 'Contacts' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('g'); // nothing has the focus yet
    await page.keyboard.press('c');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await press(page, 'j', 'e');
    await expect(panel.getByText(/asks\./).first()).toBeVisible();
    await tabTo(page, 'Reply to');
    await page.keyboard.type('Thank you. Would Tuesday suit you?');
    await tabTo(page, 'Send');
    await press(page, 'Enter');
    await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectFocus(page);
    await tabTo(page, 'Details');
    await press(page, 'Enter');
    await tabTo(page, 'Add a note');
    await page.keyboard.type('Asked about Tuesday.');
    await press(page, 'Control+Enter');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Asked about Tuesday.' })).toBeVisible();
    await expectFocus(page);
    await tabTo(page, 'Status of');
    await press(page, 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    await expectFocus(page);
    await tabTo(page, 'Next');
    await press(page, 'Enter');
    await press(page, 'Escape');
    await expect(panel).toBeHidden();
    await expectFocus(page);
  });

  await test.step('Settings: adds a saved reply, changes the title, leaves with and without it', async () => {
    await openByPalette(page, 'saved replies');
    await expect(page.getByRole('heading', { name: 'Saved replies' })).toBeVisible();
    await tabTo(page, 'Add saved reply');
    await press(page, 'Enter');
    await page.keyboard.type('Thanks');
    await press(page, 'Tab');
    await page.keyboard.type('Hello {firstName}, thank you.');
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocus(page);
    await openByPalette(page, 'general');
    await tabTo(page, 'Site Title');
    await press(page, 'Control+a');
    await page.keyboard.type('High Tide');
    await openByPalette(page, 'contacts');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectFocus(page);
    await press(page, 'Escape');
    await expect(question).toBeHidden();
    await expectFocus(page);
    await tabTo(page, 'Save Settings');
    await press(page, 'Enter');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expectFocus(page);
  });

  await test.step('the editor: writes, saves, and publishes with a date', async () => {
    await openByPalette(page, 'new post');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await tabTo(page, 'Title');
    await page.keyboard.type('The tide turns');
    await tabTo(page, 'Content');
    await page.keyboard.type('Every six hours.');
    await press(page, 'Control+s');
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await expectFocus(page);
    await tabBackTo(page, 'Publish');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
    await expectFocus(page);
    await tabTo(page, 'Now');
    await press(page, 'ArrowDown');
    await tabTo(page, 'Schedule');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeHidden();
    await expectFocus(page);
    expect((await staff.posts.list.query({ q: 'tide turns' })).items).toMatchObject([{ status: 'scheduled' }]);
  });
});

async function openByPalette(page: Page, words: string): Promise<void> {
  await press(page, 'Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to or find' })).toBeFocused();
  await page.keyboard.type(words);
  await press(page, 'Enter');
}

/** Presses keys one after another; after each, the focus is seen. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expectFocus(page);
  }
}

const tabTo = (page: Page, name: string) => goTo(page, name, 'Tab');
const tabBackTo = (page: Page, name: string) => goTo(page, name, 'Shift+Tab');

/** Presses a key until the control whose name begins with `name` has the focus. */
async function goTo(page: Page, name: string, key: string): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    const focused = await nameOfFocused(page);
    if (focused.startsWith(name)) return;
    seen.push(focused);
    await page.keyboard.press(key);
    // After the last control, the browser's own ones are next.
    if (await page.evaluate(() => document.activeElement !== document.body)) await expectFocus(page);
  }
  throw new Error(`${key} never reached ${name}: ${seen.join(' | ')}`);
}

async function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const labels = element && 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    return (element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? '')
      .trim()
      .slice(0, 60);
  });
}

/** Expects that an element has the focus, and that it or one around it has an outline. */
async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return 'The focus is lost.';
        // A heading or page that got the focus is no control.
        if (activeElement.matches("[tabindex='-1']:not([role])")) return '';
        // The caret shows it in the text of a post; the parts of a date or time draw their own.
        if (activeElement.matches('textarea[placeholder], [type=date], [type=time]')) return '';
        for (let element: Element | null = activeElement; element; element = element.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return '';
        }
        return `No outline: ${activeElement.outerHTML.slice(0, 300)}`;
      }),
    )
    .toBe('');
}
