import { expect, type Page } from '@playwright/test';
import { expectAlive } from './page-steps.ts';

type Outlined = typeof globalThis & { outline: () => string[]; sentOutline: string[] };

/** Records the outline of the server HTML of each later document, before the page's scripts run. */
export async function outlineWhatIsSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const outlined = globalThis as Outlined;
    // The content for people and machines: texts, links, landmarks.
    outlined.outline = () => {
      const found = document.querySelectorAll(
        'header, nav, main, footer, section, article, h1, h2, h3, h4, a, form, [role]',
      );
      const parts = [...found].map((element) => {
        const { tagName, id } = element;
        const label = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? '';
        const target = element.getAttribute('href') ?? '';
        const text = /^(H\d|A)$/.test(tagName) ? element.textContent : '';
        return [tagName, id, label, target, text].join('|');
      });
      const words = ['header', 'main', 'footer'].map((part) =>
        (document.querySelector(`body > ${part}, body > * > ${part}`)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      );
      return [...parts, ...words];
    };
    document.addEventListener('DOMContentLoaded', () => {
      outlined.sentOutline = outlined.outline();
    });
  });
}

/** Expects that scripts changed no word, heading, link or landmark of the server HTML. */
export async function expectOutlineAsSent(page: Page): Promise<void> {
  await expectAlive(page);
  const { sent, hydrated } = await page.evaluate(() => {
    // The notification area is rendered at the first key press.
    for (const region of document.querySelectorAll('[role=region][aria-label^=Notifications]')) region.remove();
    const { sentOutline, outline } = globalThis as Outlined;
    return { sent: sentOutline, hydrated: outline() };
  });
  expect(sent.length).toBeGreaterThan(30);
  expect(hydrated).toEqual(sent);
}
