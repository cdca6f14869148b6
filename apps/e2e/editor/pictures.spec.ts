import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableColours, switchToDark } from '../support/accessibility.ts';
import { publish, showDetails, showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });
// The image process has low priority: slow on a busy machine.
test.slow();
const UPLOADED = { timeout: 60_000 };
const FULL_SIZE = /^\/media\/[0-9a-f]{24}-1200x240\.jpg$/;

/**
 * A PNG drawn by the browser; `hue` makes pictures differ. It has few lines, so it is quick to encode; a `width` of 1200 yields
 * every size.
 */
async function drawPicture(page: Page, { width = 1200, hue = 190, name = 'quay.png' } = {}) {
  const type = 'image/png';
  const base64 = await page.evaluate(
    async ([type, hue, width]) => {
      const canvas = new OffscreenCanvas(width, 240);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = `hsl(${hue} 60% 40%)`;
      context.fillRect(0, 0, width, 240);
      context.fillStyle = '#f4efe4';
      context.arc((width * 2) / 3, 120, 80, 0, 7);
      context.fill();
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [type, String(hue), width] as const,
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

const SVG = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
};

test.describe('pictures in the editor', () => {
  test.use({ expectedComplaints: /status of 415/ });

  test('are uploaded or refused with a reason, appear in the library, and are shown on the public page in every layout with alt text and caption', async ({
    page,
    unique,
    staff,
  }) => {
    const title = unique('Pictures');
    const word = unique('harbour');
    const quay = `${word} at noon`;
    const boats = `${word} [on the mud]`;
    const dialog = page.getByRole('dialog');
    const alt = dialog.getByRole('textbox', { name: 'Alternative text' });
    const url = page.getByRole('textbox', { name: 'Featured image URL' });
    await page.goto('/admin/blog?new=1');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Content' }).fill('Low water.');

    await test.step('the featured image: upload, alt text, use', async () => {
      await page.getByLabel('Featured image file').setInputFiles(await drawPicture(page));
      await expect(alt).toBeFocused(UPLOADED);
      await alt.fill(quay);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(url).toHaveValue(FULL_SIZE);
      await expect(page.getByText(`Alternative text: ${quay}`)).toBeVisible();
    });

    await test.step('an SVG is refused; the upload can be retried or replaced', async () => {
      await page.getByRole('button', { name: 'Picture', exact: true }).click();
      await dialog.getByLabel('Picture file').setInputFiles(SVG);
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText('logo.svg was not uploaded');
      await expect(alert).toContainText('Pictures can be JPEG, PNG, WebP, AVIF or GIF.');
      await expectAccessible(page);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText('logo.svg was not uploaded');
    });

    await test.step('in the text: not inserted without alt text', async () => {
      await dialog.getByLabel('Picture file').setInputFiles(await drawPicture(page, { hue: 20, name: 'boats.png' }));
      await expect(alt).toBeFocused(UPLOADED);
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await expect(dialog).toContainText('Say in a few words what the picture shows.');
      await alt.fill(boats);
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      const inserted = String.raw`!\[${word} \\\[on the mud\\\]\]\(/media/[0-9a-f]{24}-1200x240\.jpg\)`;
      await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
        new RegExp(`^Low water\\.\\n\\n${inserted}$`),
      );
      await showPreview(page);
      await expect(page.getByRole('region', { name: 'Preview' }).getByAltText(boats)).toBeVisible();
      await showDetails(page);
    });

    await test.step('both are in the library, by mouse, search and arrow keys', async () => {
      await url.fill('');
      await page.getByRole('button', { name: 'Choose from library' }).click();
      const search = dialog.getByRole('searchbox', { name: 'Search pictures' });
      await search.fill(word);
      const found = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button');
      await expect(found).toHaveText([boats, quay]);
      await expectAccessible(page);
      await found.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(found.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(alt).toHaveValue(quay);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Use as featured image' }).click();
      await expect(page.getByText(`Alternative text: ${quay}`)).toBeVisible();
      await expect(url).toHaveValue(FULL_SIZE);

      await page.getByRole('button', { name: 'Choose from library' }).click();
      await search.fill(`${word} nowhere`);
      await expect(dialog).toContainText('No picture found');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await switchToDark(page);
      await page.getByRole('button', { name: 'Choose from library' }).click();
      await expectReadableColours(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('the public page', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
      await page.getByLabel('Publish date').fill('2025-02-02');
      await publish(page);
      await expect(page).toHaveURL('/admin/blog');
      const { items } = await staff.posts.list.query({ q: title });
      await page.goto(`/blog/${items[0]?.id}`);
      for (const text of [quay, boats]) {
        const image = page.getByAltText(text);
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
        const sourceOf = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
        await expect.poll(sourceOf).toMatch(/-\d+\.avif$/);
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
        await expect(image).toHaveAttribute('width', '1200');
        const sources = page.locator('picture', { has: image }).locator('source');
        await expect(sources.first()).toHaveAttribute(
          'srcset',
          /-480\.avif 480w, .*-960\.avif 960w, .*-1200\.avif 1200w/,
        );
        await expect(sources.nth(1)).toHaveAttribute('type', 'image/webp');
      }
      await expectAccessible(page);
    });
  });
});

test('uploads a picture pasted or dropped into the text, with a way to cancel; deletes only pictures that no post uses', async ({
  page,
  unique,
  publishPost,
  staff,
}) => {
  const word = unique('lighthouse');
  const dialog = page.getByRole('dialog');
  const alt = dialog.getByRole('textbox', { name: 'Alternative text' });
  const url = page.getByRole('textbox', { name: 'Featured image URL' });
  await page.goto('/admin/blog?new=1');
  const { buffer } = await drawPicture(page, { width: 320, hue: 120 });

  await test.step('pasted and dropped', async () => {
    const content = page.getByRole('textbox', { name: 'Content' });
    for (const kind of ['paste', 'drop']) {
      await content.evaluate(
        (element, [kind, base64, name]) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], name, { type: 'image/png' }));
          const init = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
              : new DragEvent('drop', { ...init, dataTransfer: transfer }),
          );
        },
        [kind, buffer.toString('base64'), `${word}-${kind}.png`] as const,
      );
      await expect(alt).toBeFocused(UPLOADED);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await expect(content).toHaveValue('');
  });

  await test.step('a later choice wins over an upload that finishes after it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/media?*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const late = await drawPicture(page, { width: 320, hue: 130, name: 'late.png' });
    await dialog.getByLabel('Picture file').setInputFiles(late);
    await dialog.getByRole('button', { name: `${word}-paste.png` }).click();
    await alt.fill('Typed meanwhile');
    const stored = page.waitForResponse(/\/api\/media\?/);
    resolve();
    await (await stored).finished();
    await expect(dialog.getByText(`${word}-paste.png`)).toBeVisible();
    await expect(alt).toHaveValue('Typed meanwhile');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.unrouteAll();
  });

  await test.step('cancelled', async () => {
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
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  async function openDetails() {
    await page.getByRole('button', { name: 'Choose from library' }).click();
    await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(word);
    await dialog.getByRole('button', { name: `${word}-paste.png` }).click();
  }
  await test.step('deleted, but not while a post uses it', async () => {
    await openDetails();
    await dialog.getByRole('button', { name: 'Use as featured image' }).click();
    await expect(url).toHaveValue(/^\/media\//);
    const address = await url.inputValue();
    const title = unique('Uses it');
    const path = await publishPost(title, { featuredImageUrl: address });
    await openDetails();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText(title);
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeHidden();
    await page.keyboard.press('Escape');

    await url.fill('');
    await staff.posts.update.mutate({ id: path.slice('/blog/'.length), changes: { featuredImageUrl: '' } });
    await openDetails();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});
