import type { Page } from '@playwright/test';
import { expect, expectAlive, test } from './fixtures.ts';
import { PUBLIC_PATHS } from './site-map.ts';

test.use({ expectedComplaints: /status of 404/ });

const OTHERS = [
  '/about?case=consulting-firm',
  '/blog?category=SEO',
  '/blog/local-seo-for-clinics',
  '/thank-you',
  '/newsletter/confirm?t=key',
  '/newsletter/unsubscribed',
];

test('on every page, scripts change no word, heading, link or landmark of what the server has sent', async ({
  page,
}) => {
  test.slow(); // many pages
  // An empty page reads both: the site's own policy lets no script make a document of a text.
  const reader = await page.context().newPage();
  for (const path of [...PUBLIC_PATHS, ...OTHERS, '/no-such-page', '/blog/no-such-post']) {
    await test.step(path, async () => {
      const html = await (await page.request.get(path)).text();
      await page.goto(path);
      await expectAlive(page);
      const { sent, hydrated } = await compare(page, reader, html);
      expect(sent.length).toBeGreaterThan(30);
      expect(hydrated).toEqual(sent);
    });
  }
});

/** What people and machines find in the server's text and in the page as it has become: texts, links, landmarks. */
async function compare(page: Page, reader: Page, html: string) {
  // The notification area comes with the first key that is pressed.
  const notifications = '[role=region][aria-label^=Notifications]';
  const hydrated = await page.evaluate((area) => {
    for (const region of document.querySelectorAll(area)) region.remove();
    return document.documentElement.outerHTML;
  }, notifications);
  return { sent: await outline(reader, html), hydrated: await outline(reader, hydrated) };
}

function outline(reader: Page, html: string): Promise<string[]> {
  return reader.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, 'text/html');
    const found = root.querySelectorAll('header, nav, main, footer, section, article, h1, h2, h3, h4, a, form, [role]');
    const parts = [...found].map((element) => {
      const { tagName, id } = element;
      const label = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? '';
      const target = element.getAttribute('href') ?? '';
      const text = /^(H\d|A)$/.test(tagName) ? element.textContent : '';
      return [tagName, id, label, target, text].join('|');
    });
    const words = ['header', 'main', 'footer'].map((part) =>
      (root.querySelector(`body > ${part}, body > * > ${part}`)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    return [...parts, ...words];
  }, html);
}
