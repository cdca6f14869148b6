import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { showPreview } from '../support/editor-view.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ isSignedIn: true });

const FIXTURES = join(import.meta.dirname, '../../web/src/features/post-editor/paste/fixtures');

async function openBody(page: Page): Promise<Locator> {
  await page.goto('/admin/blog?new=1');
  const body = page.getByRole('textbox', { name: 'Content', exact: true });
  await body.click();
  return body;
}

/** Dispatches the event of a paste with HTML. */
async function paste(body: Locator, html: string, plain: string) {
  await body.evaluate(
    (element, [html, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', plain);
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    [html, plain] as const,
  );
}

test.describe('hostile HTML in the clipboard', () => {
  test.use({ expectedComplaints: /Executing inline event handler/ }); // blocked by the content security policy during parsing

  test('leaves nothing active', async ({ page }) => {
    const body = await openBody(page);
    await paste(
      body,
      '<p onclick="alert(1)">a</p><script>alert(1)</script><img src=x onerror="alert(1)"><svg onload="alert(1)"></svg>' +
        '<p><a href="javascript:alert(1)">b</a></p><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>' +
        '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
      'a b',
    );
    await expect(body).toHaveValue('a\n\nb');
  });
});

test('lists continue and end, blocks are inserted, and one Ctrl+Z takes back one command @journey', async ({
  page,
}) => {
  const body = await openBody(page);

  await test.step('lists', async () => {
    await page.keyboard.type('1. one\ntwo');
    await expect(body).toHaveValue('1. one\n2. two');
    await page.keyboard.press('Tab');
    await expect(body).toHaveValue('1. one\n   1. two');
    await page.keyboard.press('Control+z');
    await expect(body).toHaveValue('1. one\n2. two');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(body).toHaveValue('1. one\n2. two\n\n');
    await page.keyboard.press('Control+z');
    await expect(body).toHaveValue('1. one\n2. two\n3. ');
    await page.keyboard.press('Control+Shift+z');
    await expect(body).toHaveValue('1. one\n2. two\n\n');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('> said\non');
    await expect(body).toHaveValue('1. one\n2. two\n\n> said\n> on');
  });

  await test.step('Tab leaves the field outside of a list, and in one after Escape', async () => {
    await page.keyboard.press('Tab');
    await expect(body).not.toBeFocused();
    await body.fill('- one\n- two');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(body).not.toBeFocused();
    await expect(body).toHaveValue('- one\n- two');
  });

  await test.step('blocks of the toolbar', async () => {
    const after = {
      'Heading 2': '# Tide',
      'Heading 3': '## Tide',
      'Code block': 'Tide\n\n```\n\n```',
      Table: 'Tide\n\n| Column | Column |\n| --- | --- |\n|  |  |',
      'Call-out': '> [!NOTE]\n> Tide',
      Footnote: 'Tide[^1]\n\n[^1]: ',
      Rule: 'Tide\n\n---\n\n',
      Video: 'Tide\n\nhttps://www.youtube.com/watch?v=',
    };
    for (const [name, text] of Object.entries(after)) {
      await body.fill('Tide');
      await page.getByRole('button', { name, exact: true }).click();
      await expect(body).toHaveValue(text);
      await expect(body).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(body).toHaveValue('Tide');
    }
  });
});

test('/ inserts a block and [[ a link to a post, by keyboard and pointer, each one undo step', async ({
  page,
  publishPost,
  unique,
}) => {
  const title = unique('Harbor [lights]');
  const path = await publishPost(title);
  const body = await openBody(page);
  const blocks = page.getByRole('listbox', { name: 'Blocks' });
  const posts = page.getByRole('listbox', { name: 'Posts' });

  await test.step('by keyboard, at the caret', async () => {
    await body.fill('One\n\n'.repeat(2));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('/');
    const [list, field] = await Promise.all([blocks.boundingBox(), body.boundingBox()]);
    const lineHeight = await body.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    const lineEnd = (field?.y ?? 0) + 11 + lineHeight * 5; // border and padding, then 5 lines
    expect(Math.abs((list?.y ?? 0) - lineEnd)).toBeLessThan(lineHeight);
    await expectAccessible(page);
    await page.keyboard.type('tab');
    await expect(blocks.getByRole('option')).toHaveText([/^Table/]);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Month');
    await expect(body).toHaveValue(`${'One\n\n'.repeat(2)}| Month | Column |\n| --- | --- |\n|  |  |`);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(body).toHaveValue(`${'One\n\n'.repeat(2)}/tab`);
  });

  await test.step('Escape closes it, and the pointer chooses', async () => {
    await body.fill('');
    await page.keyboard.type('/');
    await expect(blocks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(blocks).toBeHidden();
    await expect(body).toHaveValue('/');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await blocks.getByRole('option', { name: 'Call-out' }).click();
    await page.keyboard.type('Mind the tide.');
    await expect(body).toHaveValue('> [!NOTE]\n> Mind the tide.');
    await body.fill('');
    await page.keyboard.type('/');
    await page.getByRole('textbox', { name: 'Title', exact: true }).click();
    await expect(blocks).toBeHidden();
  });

  await test.step('a picture opens the dialog', async () => {
    await body.fill('');
    await page.keyboard.type('/pic');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(body).toHaveValue('');
  });

  await test.step('a link to a post', async () => {
    await body.fill('See ');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(`[[${title.slice(title.lastIndexOf(']') + 2)}`);
    await expect(posts.getByRole('option')).toHaveText([title]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const link = `See [${title.replace('[', String.raw`\[`).replace(']', String.raw`\]`)}](${path})`;
    await expect(body).toHaveValue(link);
    await showPreview(page);
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      path,
    );
  });
});

test('pastes from Word, Google Docs and a web page become Markdown, each one undo step', async ({ page }) => {
  const body = await openBody(page);
  for (const source of ['word', 'google-docs', 'web-page']) {
    await test.step(source, async () => {
      const html = await readFile(join(FIXTURES, `${source}.html`), 'utf8');
      const markdown = await readFile(join(FIXTURES, `${source}.md`), 'utf8');
      await body.fill('Before ');
      await paste(body, html, 'As plain text.');
      await expect(body).toHaveValue(`Before \n\n${markdown}`);
      await page.keyboard.press('Control+z');
      await expect(body).toHaveValue('Before ');
    });
  }
  await expect(page.getByText('1 picture was not in the clipboard.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await test.step('an address over words becomes a link', async () => {
    await body.fill('the guide');
    await body.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 9));
    await paste(body, '<a href="https://a.example/b">x</a>', 'https://a.example/b');
    await expect(body).toHaveValue('the [guide](https://a.example/b)');
    await page.keyboard.press('Control+z');
    await expect(body).toHaveValue('the guide');
  });

  await test.step('Ctrl+V of the browser pastes Markdown, Ctrl+Shift+V plain text', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const html = new Blob(['<p>One <b>bold</b></p>'], { type: 'text/html' });
      const plain = new Blob(['One bold'], { type: 'text/plain' });
      await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
    });
    await body.fill('');
    await page.keyboard.press('Control+v');
    await expect(body).toHaveValue('One **bold**');
    await body.fill('');
    await page.keyboard.press('Control+Shift+v');
    await expect(body).toHaveValue('One bold');
  });
});

test.describe('several pictures', () => {
  test.slow(); // the image process has low priority
  test.use({ expectedComplaints: /status of 415/ });
  const PICTURE = String.raw`/media/[0-9a-f]{24}-[24]x2\.png`;

  test('are uploaded and inserted in their order where they were dropped, while typing continues; one that fails is named', async ({
    page,
  }) => {
    const body = await openBody(page);
    const list = page.getByRole('region', { name: 'Pictures for the text' });
    await body.fill('One\n\nTwo');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/media?*', async (route) => {
      await promise;
      await route.continue();
    });

    await test.step('dropped', async () => {
      await body.evaluate(async (element, svg) => {
        const transfer = new DataTransfer();
        for (const width of [2, 4]) {
          const canvas = new OffscreenCanvas(width, 2);
          canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
          const blob = await canvas.convertToBlob({ type: 'image/png' });
          transfer.items.add(new File([blob], `${width}.png`, { type: 'image/png' }));
          if (width === 2) transfer.items.add(new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
        }
        const { left, top } = element.getBoundingClientRect();
        const place = { clientX: left + 30, clientY: top + 20 }; // in the first line
        element.dispatchEvent(
          new DragEvent('drop', { ...place, bubbles: true, cancelable: true, dataTransfer: transfer }),
        );
      }, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      await expect(list.getByRole('progressbar')).toHaveCount(3);
      await expectAccessible(page);
    });

    await test.step('typing continues, also in another field', async () => {
      await body.press('Control+End');
      await page.keyboard.type(' and more');
      await body.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(3, 3));
      await page.keyboard.type(' first');
      const title = page.getByRole('textbox', { name: 'Title', exact: true });
      await title.click();
      await page.keyboard.type('Tit');
      resolve();
      await expect(body).toHaveValue(
        new RegExp(`^One first\\n\\n!\\[\\]\\(${PICTURE}\\)\\n\\n!\\[\\]\\(${PICTURE}\\)\\n\\nTwo and more$`),
        { timeout: 60_000 },
      );
      expect((await body.inputValue()).indexOf('-2x2')).toBeLessThan((await body.inputValue()).indexOf('-4x2'));
      await expect(title).toBeFocused();
      await expect(title).toHaveValue('Tit');
    });

    await test.step('the failed one is named, and can be tried again', async () => {
      await expect(list.getByRole('alert')).toContainText('logo.svg was not uploaded');
      await list.getByRole('button', { name: 'Try again' }).click();
      await expect(list.getByRole('alert')).toContainText('Pictures can be JPEG, PNG, WebP, AVIF or GIF.');
      await list.getByRole('button', { name: 'Dismiss logo.svg' }).click();
      await expect(list).toBeHidden();
      await body.focus();
      await page.keyboard.press('Control+z');
      await expect(body).toHaveValue('One first\n\nTwo and more');
    });

    await test.step('a picture in pasted HTML', async () => {
      const png = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(4, 2);
        canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
        const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
      });
      await body.fill('');
      await paste(body, `<h2>Quay</h2><p><img alt="A quay" src="data:image/png;base64,${png}"></p><p>End</p>`, 'Quay');
      await expect(body).toHaveValue(new RegExp(`^# Quay\\n\\n!\\[A quay\\]\\(${PICTURE}\\)\\n\\nEnd$`), {
        timeout: 60_000,
      });
    });
  });
});
