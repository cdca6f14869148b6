import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { layoutFaults } from './layout-faults.ts';

/** The minified build: `axe.source` is three times as long, and each document has to parse it. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on violations of WCAG 2.2 AA and best practices in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, { type: 'tag', values: TAGS });
}

/** Runs the checks of `expectAccessible` that depend on the theme. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

/** Checks accessibility and layout of the current state in both themes at 360 and 1280 px; restores the size. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${page.url()} at ${width} px`).toEqual([]);
    await expectAccessible(page);
    // The button of the theme may be behind an open dialog.
    await page.evaluate(toggleTheme);
    await expectReadableColours(page);
    await page.evaluate(toggleTheme);
  }
  if (size) await page.setViewportSize(size);
}

/** Runs in the browser: changes the theme without the transitions of colours, which take seconds on long pages. */
function toggleTheme(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.classList.toggle('dark');
}

/** Chooses the dark theme. */
export async function switchToDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  // Moves the pointer off the button in steps, as a hand does, so that its tooltip disappears.
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
}

/** Checks the colours of the dark theme at phone size, then restores the size. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  const size = page.viewportSize();
  await switchToDark(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadableColours(page);
  if (size) await page.setViewportSize(size);
}

/**
 * Runs axe in the page, injected once per document. Returns violations only: the list of passed checks takes several
 * times as long.
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

/** Runs in the browser: waits until no colour transition is running. */
async function waitForTransitions(): Promise<void> {
  // A transition can start another one in elements that inherit from it.
  for (let round = 1; round <= 10; round += 1) {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length === 0) return;
    const areDone = Promise.allSettled(transitions.map((transition) => transition.finished));
    await Promise.race([areDone, scheduler.postTask(() => undefined, { delay: 1000 })]);
  }
}
