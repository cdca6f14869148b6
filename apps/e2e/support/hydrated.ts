import type { Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` wait until React has hydrated the page, since its scripts start after the first paint, which may be
 * later than `load`. Does not wait for pages that are never hydrated (without JavaScript, error pages).
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

/** Runs in the browser in one call, because polling from outside would take CPU time from the page. */
async function waitUntilHydrated(): Promise<void> {
  for (let look = 1; look <= 500; look += 1) {
    if (document.querySelector('html.js:not([data-hydrated])') === null) return;
    // Not `setTimeout`, which never fires if a test has stopped the clock.
    await scheduler.postTask(() => undefined, { delay: 20 });
  }
}
