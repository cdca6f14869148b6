import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The short spelling: the one that `axe.source` gives is three times as long, and is read anew by every document. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails for anything that WCAG 2.2 AA or good practice forbids on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, { type: 'tag', values: TAGS });
}

/** The part of `expectAccessible` that another theme can change. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

/** Chooses the dark theme. */
export async function switchToDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  // Else the tooltip of the button appears sooner or later. As a hand does it: at a jump one that is there stays.
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
}

/** The colours of the dark theme, looked at on a phone; then the page has its size again. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  const size = page.viewportSize();
  await switchToDark(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadableColours(page);
  if (size) await page.setViewportSize(size);
}

/**
 * Axe is asked in the page itself, is brought there once for each document, and hands over nothing but what is wrong: a
 * list of all that is well takes several times as long.
 */
async function expectNoViolations(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<void> {
  await page.evaluate(waitForTransitions);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const found = await page.evaluate(
    async (options) => {
      const { axe: axeInPage } = globalThis as typeof globalThis & { axe: typeof axe };
      const { violations } = await axeInPage.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html, any[0]?.message]));
    },
    { runOnly, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions,
  );
  expect(found, `what axe finds at ${page.url()}`).toEqual([]);
}

/** Runs in the browser: a colour on its way to another one is neither. */
async function waitForTransitions(): Promise<void> {
  // A transition may set off another one, of what inherits from it.
  for (let round = 1; round <= 10; round += 1) {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length === 0) return;
    const areDone = Promise.allSettled(transitions.map((transition) => transition.finished));
    await Promise.race([areDone, scheduler.postTask(() => undefined, { delay: 1000 })]);
  }
}
