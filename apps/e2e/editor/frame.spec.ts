import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableColours } from '../support/accessibility.ts';
import { showDetails, showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

const PARTS = Array.from({ length: 40 }, (_, at) => `# Part ${at + 1}\n\n${'The tide turns twice a day. '.repeat(20)}`);
const LONG_TEXT = `${PARTS.join('\n\n')}\n\nThe very end.`;

test('Write, Split and Preview are remembered; the page is the only scroll area at every width, and accessible', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Frame'), content: LONG_TEXT });
  const content = page.getByRole('textbox', { name: 'Content', exact: true });
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const details = page.getByRole('region', { name: 'Details', exact: true });

  await test.step('1280 px', async () => {
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(details).toBeVisible();
    await expect(preview).toBeHidden();
    expect((await content.boundingBox())?.width).toBeLessThanOrEqual(720);
    await showPreview(page);
    await expect(details).toBeHidden();
    await expect(preview.getByText('Part 1', { exact: true })).toBeVisible();
    expect(await scrollAreas(page)).toEqual([]);
    await expectAccessible(page);
    await page.reload();
    await expect(preview).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(content).toBeHidden();
    expect(await scrollAreas(page)).toEqual([]);
    await showDetails(page);
    expect(await scrollAreas(page)).toEqual([]);
  });

  await test.step('1680 px: all three', async () => {
    await page.setViewportSize({ width: 1680, height: 900 });
    await page.getByRole('button', { name: 'Split', exact: true }).click();
    for (const part of [content, preview, details]) await expect(part).toBeVisible();
    expect(await scrollAreas(page)).toEqual([]);
  });

  await test.step('360 px: one at a time', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Split', exact: true })).toBeHidden();
    await expect(content).toBeVisible();
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    await expect(details).toBeVisible();
    await expect(content).toBeHidden();
    expect(await scrollAreas(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview).toBeVisible();
    await expect(details).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('the preview follows the caret, the outline leads to a heading, the panel follows the page', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Outline'), content: LONG_TEXT });
  const content = page.getByRole('textbox', { name: 'Content', exact: true });
  await page.goto(`/admin/blog?edit=${id}`);

  await page.getByText('40 headings').click();
  await page.getByRole('list', { name: 'Headings' }).getByRole('button', { name: 'Part 20', exact: true }).click();
  await expect(content).toBeFocused();
  const caret = await content.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  expect(caret).toBe(LONG_TEXT.indexOf('# Part 20\n'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  // The panel is higher than the window: it shows its end now, and its beginning after scrolling back by less than its height.
  const details = page.getByRole('region', { name: 'Details', exact: true });
  await expect(details).toBeInViewport();
  await page.mouse.wheel(0, -(await details.evaluate((panel) => panel.clientHeight)));
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeInViewport();

  await showPreview(page);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await content.press('Control+End');
  await expect(preview.getByText('The very end.')).toBeInViewport();
  await content.press('Control+Home');
  await expect(preview.getByText('Part 1', { exact: true })).toBeInViewport();
  await page.mouse.wheel(0, 100_000);
  await expect(preview.getByText('The very end.')).toBeInViewport();

  await content.evaluate((field: HTMLTextAreaElement, at) => field.setSelectionRange(at, at), caret);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'Part 20', exact: true })).toBeInViewport();
  await expect(content).toBeHidden();
});

test('the toolbar has one row at every width; rare commands are in its menu where it is narrow', async ({
  page,
  staff,
  unique,
}) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Narrow'), content: 'Words.' });
  await page.goto(`/admin/blog?edit=${id}`);
  const toolbar = page.getByRole('group', { name: 'Formatting' });
  const more = toolbar.getByRole('button', { name: 'More formatting' });
  const content = page.getByRole('textbox', { name: 'Content', exact: true });
  await expect(toolbar.getByRole('button', { name: 'Table' })).toBeVisible();
  await expect(more).toBeHidden();
  await showPreview(page);
  for (const width of [1680, 1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await toolbar.boundingBox())?.height, `${width} px`).toBeLessThan(60);
  }
  await more.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Table' }).click();
  await expect(content).toHaveValue(/^Words\.\n\n\| /);
  await expect(content).toBeFocused();
});

test('on a phone, the button that schedules is one word, with its date as its name', async ({
  page,
  staff,
  unique,
}) => {
  const title = unique('Scheduled');
  const { id } = await staff.posts.create.mutate({ title, content: 'Words.', publishDate: '2097-12-01T09:30' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/blog?edit=${id}`);
  const button = page.getByRole('button', { name: /^Schedule for Dec 1, 2097, 9:30 AM$/ });
  await expect(button).toHaveText(/^Schedule/);
  await expect(button.getByText('Schedule', { exact: true })).toBeVisible();
  await expect(button.getByText(/^Schedule for/)).toBeHidden();
  expect((await button.boundingBox())?.height).toBeLessThan(50);
});

test('focus mode hides everything but the text; ? lists the shortcuts', async ({ page, staff, unique }) => {
  const { id } = await staff.posts.create.mutate({ title: unique('Focus'), content: 'Words.' });
  await page.goto(`/admin/blog?edit=${id}`);
  const content = page.getByRole('textbox', { name: 'Content', exact: true });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Focus mode' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden();
  await content.fill('Words in peace.');
  await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();

  await content.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Details', exact: true }).focus();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Save and stay here');
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expectReadableColours(page);
});

/** Elements that scroll from top to bottom on their own. */
function scrollAreas(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight + 1 && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}
