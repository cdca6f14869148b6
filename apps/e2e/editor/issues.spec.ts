import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { cutOff } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';

// The frame of the mail is sandboxed: the browser blocks and reports even the scripts of the test.
test.use({ isSignedIn: true, expectedComplaints: /Blocked script execution in 'about:blank'/ });

test('an issue is made from a post, saves itself, and shows its mail at three widths, in the dark, without pictures and as text', async ({
  page,
  staff,
  publishPost,
  unique,
}) => {
  const title = unique('Newsletter');
  await publishPost(title, { content: 'The tide **turned** at noon.' });
  await page.goto(`/admin?tab=posts&q=${title}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Send as newsletter…' }).click();
  await page.getByRole('button', { name: 'Create the issue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit issue' })).toBeVisible();
  await expect(field(page, 'Subject')).toHaveValue(title);
  const id = new URL(page.url()).searchParams.get('edit') ?? '';

  await test.step('what is typed saves itself', async () => {
    await field(page, 'Preview text').fill('What the sea did.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
    await expect
      .poll(async () => (await staff.issues.byId.query({ id })).previewText, { timeout: 10_000 })
      .toBe('What the sea did.');
    await expectAccessible(page);
  });

  await test.step('the email', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.locator('iframe[title="Mail preview"]');
    const mail = frame.contentFrame();
    await expect(mail.getByText('turned')).toBeVisible();
    expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin');
    const paper = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await paper();
    for (const [name, width] of [
      ['Phone', '360'],
      ['Tablet', '600'],
      ['Desktop', '800'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(frame).toHaveAttribute('width', width);
      await expect.poll(() => emptyHeight(frame)).toBe(0);
    }
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(paper).not.toBe(light);
    await page.getByRole('button', { name: 'Without pictures' }).click();
    await expect(mail.locator('img[src]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => frame.evaluate(isScrollable)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'As text' }).click();
    await expect(page.locator('pre')).toContainText(/The tide \W?turned\W? at noon\./);
    await expectReadableInTheDark(page);
  });
});

test.describe('unsaved text', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_FAILED|status of 40[49]/ });

  test('of an issue survives a lost connection and a closed tab; a field changed by two people needs a choice; a deleted issue is saved as a new one', async ({
    page,
    staff,
    unique,
  }) => {
    test.slow(); // five pages, one after the other
    const { id } = await staff.issues.create.mutate({ subject: unique('Issue'), content: 'Old.' });

    await test.step('a lost connection and a closed tab', async () => {
      const second = await page.context().newPage();
      await second.goto(`/admin/issue?edit=${id}`);
      await expect(field(second, 'Content')).toHaveValue('Old.');
      await cutOff(second, 'issues.update');
      await field(second, 'Content').fill('Never arrived.');
      await expect(second.getByText('Offline – kept on this device').first()).toBeVisible({ timeout: 10_000 });
      await second.close();
      const unsaved = page.getByRole('region', { name: 'Unsaved text' }).getByRole('link', { name: /^Issue/ });
      await page.goto('/admin/blog');
      await expect(unsaved).toBeVisible();
      await page.goto('/admin?tab=newsletter&view=issues');
      await unsaved.click();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(field(page, 'Content')).toHaveValue('Never arrived.');
      await expect
        .poll(async () => (await staff.issues.byId.query({ id })).content, { timeout: 10_000 })
        .toBe('Never arrived.');
    });

    await test.step('two people', async () => {
      await staff.issues.update.mutate({ id, changes: { content: 'Theirs.', previewText: 'Theirs, too.' } });
      await field(page, 'Content').fill('Mine.');
      await expect(page.getByText('Someone else saved this issue – save to see both').first()).toBeVisible({
        timeout: 10_000,
      });
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog', { name: 'Someone else saved this issue' });
      await expect(dialog.getByRole('group')).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Save this' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      expect(await staff.issues.byId.query({ id })).toMatchObject({ content: 'Mine.', previewText: 'Theirs, too.' });
    });

    await test.step('a deleted issue', async () => {
      await staff.issues.delete.mutate({ id });
      await field(page, 'Content').fill('Still mine.');
      await expect(page.getByText('This issue was deleted – save to keep it as a new one').first()).toBeVisible({
        timeout: 10_000,
      });
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Save as a new issue' }).click();
      await expect(page).not.toHaveURL(new RegExp(id));
      await expect(field(page, 'Content')).toHaveValue('Still mine.');
      const saved = new URL(page.url()).searchParams.get('edit') ?? '';
      expect(await staff.issues.byId.query({ id: saved })).toMatchObject({ content: 'Still mine.' });
    });
  });
});

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** How much of the frame is below the mail, in pixels. */
async function emptyHeight(frame: Locator): Promise<number> {
  const mail = await frame.contentFrame().locator('body > table').boundingBox();
  const box = await frame.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) - (mail?.y ?? 0) - (mail?.height ?? 0));
}

/** Runs in the browser: whether the box around the frame scrolls sideways. */
function isScrollable({ parentElement: box }: Element): boolean {
  return box === null || box.scrollWidth > box.clientWidth;
}
