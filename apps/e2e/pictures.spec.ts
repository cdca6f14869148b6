import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableColours, switchToDark, test } from './fixtures.ts';

test.use({ isSignedIn: true });
// Pictures are made after everything else the machine has to do: on a busy one that takes a while.
test.slow();
const UPLOADED = { timeout: 60_000 };

/** A picture that has every width, and few lines since each takes its time; drawn by the browser: each has its own colour. */
async function drawPicture(page: Page, { type = 'image/png', hue = 190, name = 'quay.png' } = {}) {
  const base64 = await page.evaluate(
    async ([type, hue]) => {
      const canvas = new OffscreenCanvas(1200, 240);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = `hsl(${hue} 60% 40%)`;
      context.fillRect(0, 0, 1200, 240);
      context.fillStyle = '#f4efe4';
      context.arc(800, 120, 80, 0, 7);
      context.fill();
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [type, String(hue)] as const,
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

const SVG = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
};

test('a picture uploaded in the editor is on the public page in every form, with its words', async ({
  page,
  unique,
  staff,
}) => {
  const title = unique('Pictures');
  await page.goto('/admin/blog?new=1');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Low water.');

  // The featured image: Upload, words, use.
  await page.getByLabel('Featured image file').setInputFiles(await drawPicture(page));
  const dialog = page.getByRole('dialog');
  const alt = dialog.getByRole('textbox', { name: 'Alternative text' });
  await expect(alt).toBeFocused(UPLOADED);
  await alt.fill('The quay at noon');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const url = page.getByRole('textbox', { name: 'Featured image URL' });
  await expect(url).toHaveValue(/^\/media\/[0-9a-f]{24}-1200x240\.jpg$/);
  await expect(page.getByText('Alternative text: The quay at noon')).toBeVisible();

  // One in the text: it is not inserted without words.
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await dialog.getByLabel('Picture file').setInputFiles(await drawPicture(page, { hue: 20, name: 'boats.png' }));
  await expect(alt).toBeFocused(UPLOADED);
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(dialog).toContainText('Say in a few words what the picture shows.');
  await alt.fill('Boats [on the mud]');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
    /^Low water\.\n\n!\[Boats \\\[on the mud\\\]\]\(\/media\/[0-9a-f]{24}-1200x240\.jpg\)$/,
  );
  await expect(page.getByRole('region', { name: 'Preview' }).getByAltText('Boats [on the mud]')).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await page.getByLabel('Publish date').fill('2025-02-02');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL('/admin/blog');
  const { items } = await staff.posts.list.query({ q: title });
  await page.goto(`/blog/${items[0]?.id}`);
  for (const text of ['The quay at noon', 'Boats [on the mud]']) {
    const image = page.getByAltText(text);
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-\d+\.avif$/);
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await expect(image).toHaveAttribute('width', '1200');
    const sources = page.locator('picture', { has: image }).locator('source');
    await expect(sources.first()).toHaveAttribute('srcset', /-480\.avif 480w, .*-960\.avif 960w, .*-1200\.avif 1200w/);
    await expect(sources.nth(1)).toHaveAttribute('type', 'image/webp');
  }
  await expectAccessible(page);
});

test.describe('what is refused', () => {
  test.use({ expectedComplaints: /status of 415/ });

  test('an SVG is refused with a sentence; the file is kept for another try, or another one taken', async ({
    page,
  }) => {
    await page.goto('/admin/blog?new=1');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Picture file').setInputFiles(SVG);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('logo.svg was not uploaded');
    await expect(alert).toContainText('Pictures can be JPEG, PNG, WebP, AVIF or GIF.');
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('logo.svg was not uploaded');
    await dialog.getByLabel('Picture file').setInputFiles(await drawPicture(page));
    await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeFocused(UPLOADED);
  });
});

test('a picture is found in the library again, by mouse, search and arrow keys', async ({ page, unique }) => {
  const word = unique('harbour');
  await page.goto('/admin/blog?new=1');
  await page.getByRole('textbox', { name: 'Content' }).fill('Text');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [hue, number] of [
    [60, 'one'],
    [300, 'two'],
  ] as const) {
    await dialog
      .getByLabel('Picture file')
      .setInputFiles(await drawPicture(page, { hue, name: `${word}-${number}.png` }));
    const alt = dialog.getByRole('textbox', { name: 'Alternative text' });
    await expect(alt).toBeFocused(UPLOADED);
    await alt.fill(`${word} ${number}`);
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Choose from library' }).click();
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(word);
  const found = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(found).toHaveText([`${word} two`, `${word} one`]);
  await expectAccessible(page);
  await found.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue(`${word} one`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use as featured image' }).click();
  await expect(page.getByText(`Alternative text: ${word} one`)).toBeVisible();

  await page.getByRole('button', { name: 'Choose from library' }).click();
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(`${word} nowhere`);
  await expect(dialog).toContainText('No picture found');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await switchToDark(page);
  await page.getByRole('button', { name: 'Choose from library' }).click();
  await expectReadableColours(page);
});

test('a picture pasted or dropped into the text is uploaded, and can be called off', async ({ page }) => {
  await page.goto('/admin/blog?new=1');
  const content = page.getByRole('textbox', { name: 'Content' });
  const dialog = page.getByRole('dialog');
  const { buffer } = await drawPicture(page, { hue: 120 });
  for (const kind of ['paste', 'drop']) {
    await content.evaluate(
      (element, [kind, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
            : new DragEvent('drop', { ...init, dataTransfer: transfer }),
        );
      },
      [kind, buffer.toString('base64')] as const,
    );
    await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeFocused(UPLOADED);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(content).toHaveValue('');

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/media?*', async (route) => {
    await promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await dialog.getByLabel('Picture file').setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  resolve();
});

test('a picture that a post shows cannot be deleted; one that none shows can', async ({
  page,
  unique,
  publishPost,
  staff,
}) => {
  const word = unique('lighthouse');
  await page.goto('/admin/blog?new=1');
  await page
    .getByLabel('Featured image file')
    .setInputFiles(await drawPicture(page, { hue: 250, name: `${word}.png` }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toBeFocused(UPLOADED);
  await dialog.getByRole('button', { name: 'Use as featured image' }).click();
  const url = await page.getByRole('textbox', { name: 'Featured image URL' }).inputValue();
  const title = unique('Uses it');
  const path = await publishPost(title, { featuredImageUrl: url });

  async function openDetails() {
    await page.getByRole('button', { name: 'Choose from library' }).click();
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(word);
    await dialog.getByRole('button', { name: `${word}.png` }).click();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
  }
  await openDetails();
  await expect(dialog.getByRole('listitem')).toHaveText(title);
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Featured image URL' }).fill('');
  await staff.posts.update.mutate({ id: path.slice('/blog/'.length), changes: { featuredImageUrl: '' } });
  await openDetails();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});
