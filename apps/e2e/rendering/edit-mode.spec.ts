// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import { ownSession } from '../support/own-session.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';

// A separate site, since other tests change the texts of the shared one.
let site: Promise<OwnServer> | undefined;

test.use({
  session: ownSession,
  isSignedIn: true,
  expectedComplaints: /status of 404/,
  baseURL: async ({}, provide, testInfo) => {
    site ??= startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
    await provide((await site).url);
  },
});

test.afterAll(async () => (await site)?.stop());

/** The documents that are a page of their own, with its path. */
const PAGES = {
  home: '/',
  about: '/about',
  services: '/services',
  healthcare: '/healthcare',
  'professional-services': '/professional-services',
  'legal-practices': '/legal-practices',
  'marketing-agencies': '/marketing-agencies',
  'case-studies': '/case-studies',
  blog: '/blog',
  'discovery-call': '/discovery-call',
  newsletter: '/newsletter/issues',
  'privacy-policy': '/privacy-policy',
  'not-found': '/this-page-does-not-exist',
};

for (const width of [360, 768, 1280]) {
  test(`in edit mode, every page has the pixels that visitors see, at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [id, path] of Object.entries(PAGES)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const visitors = await settledPicture(page);

      await page.goto(`/admin/pages/${id}?view=preview`);
      await expect(page.frameLocator('iframe').locator('[data-field]').first()).toBeAttached();
      const edited = await settledPicture(page);
      expect(await differentPixels(edited, visitors), `${path} at ${width} px`).toEqual([]);
    }
  });
}

/** The picture of the window once two in a row are equal: late parts and pictures are there. */
async function settledPicture(page: Page): Promise<Buffer> {
  let before = await page.screenshot({ animations: 'disabled' });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(250);
    const after = await page.screenshot({ animations: 'disabled' });
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}

/** Chromium smooths the edges of letters slightly differently in a frame, and here and there a pixel of a round edge more. */
const SMOOTHING = 48;
const CHANNELS = 3;

/** The rows in which two pictures differ; of different sizes, only that they do. */
async function differentPixels(one: Buffer, other: Buffer): Promise<(number | string)[]> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.data.length !== b.data.length) return ['the sizes differ'];
  /** How many channels differ in each row. */
  const rows = new Map<number, number>();
  for (let at = 0; at < a.data.length; at += 1) {
    const difference = Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
    const row = Math.floor(at / (a.info.width * CHANNELS));
    if (difference > SMOOTHING) rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return [...rows].flatMap(([row, count]) => (count > CHANNELS ? row : [])).slice(0, 10);
}
