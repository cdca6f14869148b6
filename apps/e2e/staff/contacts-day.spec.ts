import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

test.use({ isSignedIn: true });

test('a day in Contacts by keyboard alone: answer, note, board, saved view, entering a call @journey', async ({
  page,
  request,
  staff,
  unique,
}) => {
  const word = unique('day');
  for (const firstName of ['Ada', 'Bea', 'Cy']) {
    const data = { firstName, lastName: word, email: `${word}@example.com`, message: `${firstName} asks.` };
    await request.post('/api/contact', { data });
  }
  const status = (name: string) => page.getByRole('button', { name: new RegExp(`^Status of ${name} ${word}: `) });
  const panel = page.getByRole('dialog', { name: /^Inquiry of / });

  await test.step('opens an inquiry, reads on, writes a note and returns to the row', async () => {
    await page.goto(`/admin?tab=contacts&q=${word}&sort=name`);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    await expect(page).toHaveTitle(/^\(\d+\) Admin Dashboard/);
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(panel.getByText('Ada asks.')).toBeVisible();
    await expect(page).toHaveURL(/contact=/);
    await page.keyboard.press('j');
    await expect(panel.getByText('Bea asks.')).toBeVisible();
    await page.reload();
    await expect(panel.getByText('Bea asks.')).toBeVisible();
    await expectAccessible(page);
    await expectReadableInTheDark(page);
    await tabTo(page, 'Details');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Add a note on Bea');
    await page.keyboard.type('Rang back, jk.');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Rang back, jk.' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: `Bea ${word}`, exact: true })).toBeFocused();
  });

  await test.step('answers it; the row stays, with the time of the answer and Undo', async () => {
    await status('Bea').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: `Bea ${word}` });
    await expect(row).toContainText('answered after 0 min');
    await page.keyboard.press('F8');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await expect(status('Bea')).toHaveText('pending');
    expect((await staff.contacts.list.query({ q: word, status: 'pending' })).items).toHaveLength(3);
  });

  await test.step('selects two and sets their status', async () => {
    await page.getByRole('button', { name: `Ada ${word}`, exact: true }).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await tabTo(page, 'Set status');
    await page.keyboard.press('Enter');
    await page.keyboard.press('q');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 inquiries set to qualified.')).toBeVisible();
  });

  await test.step('saves the filters as a view', async () => {
    await page.getByRole('button', { name: 'Save view' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: word });
    await expect(view).toHaveAttribute('aria-current', 'page');
  });

  await test.step('moves a card on the board', async () => {
    await page.getByRole('link', { name: 'Board' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/view=board/);
    await expect(page.getByRole('button', { name: `Move Cy ${word}` })).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `the board at ${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: `Move Cy ${word}` }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'contacted, 1' }).getByText(`Cy ${word}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('enters a call, which causes no mail', async () => {
    await page.getByRole('button', { name: 'Add inquiry' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dee');
    await page.keyboard.press('Tab');
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${word}@example.com`);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: `Dee ${word}` })).toBeVisible();
    expect((await staff.contacts.list.query({ q: `Dee ${word}` })).items).toMatchObject([{ source: 'staff' }]);
  });
});

test('a card is dragged with the mouse to another status', async ({ page, request, staff, unique }) => {
  const word = unique('drag');
  await request.post('/api/contact', { data: { firstName: 'Ada', lastName: word, email: `${word}@example.com` } });
  await page.goto(`/admin?tab=contacts&view=board&q=${word}`);
  await page.getByText(`Ada ${word}`).hover();
  await page.mouse.down();
  await page.getByRole('region', { name: 'qualified, 0' }).hover();
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'qualified, 1' }).getByText(`Ada ${word}`)).toBeVisible();
  await expect.poll(async () => (await staff.contacts.list.query({ q: word, status: 'qualified' })).total).toBe(1);
});

/** Presses Tab until the control whose name begins with `name` has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const found = await page.evaluate((wanted) => {
      const { activeElement } = document;
      const labels = activeElement instanceof HTMLTextAreaElement ? [...activeElement.labels] : [];
      const text = activeElement?.getAttribute('aria-label') ?? labels[0]?.textContent ?? activeElement?.textContent;
      return text?.trim().startsWith(wanted) ?? false;
    }, name);
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}.`);
}
