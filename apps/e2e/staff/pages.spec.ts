// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { expectToast } from '../support/page-steps.ts';
import { signIn } from '../support/sign-in.ts';

// A separate site, since other tests must not see its texts.
let site: Promise<OwnServer> | undefined;

test.use({
  session: ownSession,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

test('a text is changed on the page, published, and set back to the built-in one @journey', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000); // a minute on a machine that does other work
  const readHome = async () => withoutTimes(await (await request.get('/')).text());
  const before = await readHome();
  await page.goto('/');
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Pages' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const { frame, headline, panel } = partsOf(page);
  const field = panel.getByRole('textbox', { name: 'Headline' }).first();
  const typed = frame.getByRole('textbox', { name: 'Text on the page' });

  await test.step('a click in the page lets staff type there; Escape takes it back', async () => {
    await expect(headline).toHaveAttribute('data-field');
    const builtIn = await field.inputValue();
    await headline.click();
    await expect(typed).toBeFocused();
    await page.keyboard.type(' Every day.');
    await expect(field).toHaveValue(`${builtIn} Every day.`);
    await expect(headline).toHaveText(`${builtIn} Every day.`);
    expect(await overlap(typed, headline)).toBeGreaterThan(0.9);
    await page.keyboard.type('x'.repeat(60));
    await expect(frame.getByText(/\d+ of 60 characters/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(typed).toHaveCount(0);
    await expect(field).toHaveValue(builtIn);

    const link = frame.getByRole('link', { name: 'View Services' }).first();
    await link.press('Enter');
    await expect(typed).toBeFocused();
    await page.keyboard.type(' now');
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('View services, text')).toHaveValue('View Services now');
    await expect(frame.getByRole('link', { name: 'View Services now' }).first()).toBeFocused();
    await expect(page).toHaveURL('/admin/pages/home');
  });

  await test.step('a title below the link of its card is typed, and a picture leads to its fields', async () => {
    await frame.getByRole('heading', { name: 'Healthcare Practices' }).click({ force: true });
    await expect(typed).toBeFocused();
    await page.keyboard.type(' and Clinics');
    await expect(frame.getByRole('heading', { name: 'Healthcare Practices and Clinics' })).toBeVisible();
    await page.keyboard.press('Escape');
    await frame
      .getByRole('img', { name: /Seascape print/ })
      .first()
      .click();
    await expect(panel.getByLabel('Image, alternative text')).toBeFocused();
  });

  await test.step('the page shows what is typed, and the draft is saved', async () => {
    await field.fill('Good work, 🌊 found.');
    await expect(headline).toHaveText('Good work, 🌊 found.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Good work, 🌊 found.');
    await expect(headline).toHaveText('Good work, 🌊 found.');
    expect(await readHome()).toBe(before);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  });

  await test.step('visitors see it once it is published', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectToast(page, 'Page published', 'Visitors see it from now on.');
    const html = await readHome();
    expect(html).toContain('Good work, 🌊 found.');
    expect(html).not.toMatch(/[\u2061-\u2064]/);
  });

  await test.step('and the page is as before once it is set back', async () => {
    for (const left of [1, 0]) {
      await panel.getByRole('button', { name: 'Back to the built-in text' }).first().click();
      await expect(panel.getByRole('button', { name: 'Back to the built-in text' })).toHaveCount(left);
    }
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Built in')).toBeVisible();
    expect(await readHome()).toBe(before);
  });
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('the page in the frame looks as visitors see it, at every width', async ({ page, context }) => {
    await page.goto('/admin/pages/home');
    const { frame } = partsOf(page);
    for (const width of ['Phone', 'Tablet', 'Desktop']) {
      await page.getByRole('button', { name: width }).click();
      await expect(frame.locator('h1')).toHaveAttribute('data-field');
    }
    const visitor = await context.newPage();
    await visitor.goto('/');
    const texts = (await visitor.locator('main').textContent()) ?? '';
    await expect.poll(() => frame.locator('main').textContent()).toBe(texts);
  });

  test('long and right-to-left texts fit the list and the editor at every width', async ({ page }) => {
    await page.goto('/admin/pages/home');
    const { panel, headline } = partsOf(page);
    await panel.getByRole('textbox', { name: 'Introduction' }).first().fill('W'.repeat(120));
    await panel.getByRole('textbox', { name: 'Headline' }).first().fill('עבודה טובה 🌊');
    await expect(headline).toHaveText('עבודה טובה 🌊');
    for (const path of ['/admin/pages/home', '/admin/pages']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [360, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

/** The share of the second element that the first one covers. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return (Math.max(0, width) * Math.max(0, height)) / (b.width * b.height);
}

function partsOf(page: Page): { frame: FrameLocator; headline: Locator; panel: Locator } {
  const frame = page.frameLocator('iframe');
  return { frame, headline: frame.locator('h1'), panel: page.getByRole('region', { name: 'Texts' }) };
}

/** A page without the times at which the router has loaded its data. */
function withoutTimes(html: string): string {
  return html.replaceAll(/\bu:\d{13}\b/g, 'u:0');
}
