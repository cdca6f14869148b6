import type { Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` wait until React has hydrated the page: its scripts start after the first paint, which may be
 * later than `load`. Pages that are not hydrated (without JavaScript, error pages) are not waited for.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const response = await goto(...options);
    await isHydrated(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await isHydrated(page);
    return response;
  };
}

async function isHydrated(page: Page): Promise<void> {
  const deadline = Date.now() + 10_000;
  let hasGoneElsewhere = true;
  while (hasGoneElsewhere && Date.now() < deadline) {
    hasGoneElsewhere = await page.evaluate(waitUntilHydrated).then(
      () => false,
      () => true,
    );
  }
}

/** Runs in the browser, in one call: polling from outside would take time from the page itself. */
async function waitUntilHydrated(): Promise<void> {
  for (let look = 1; look <= 500; look += 1) {
    if (document.querySelector('html.js:not([data-hydrated])') === null) return;
    // Not `setTimeout`, which stands still where a test has stopped the clock.
    await scheduler.postTask(() => undefined, { delay: 20 });
  }
}
