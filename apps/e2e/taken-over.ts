import type { Page } from '@playwright/test';

/**
 * The scripts of a page begin after its first paint, which may be later than its `load`: a click that no person could
 * have made yet would find a page that does not answer, or move. Pages that nobody takes over are as they are.
 */
export function waitAfterArriving(page: Page, atFirstArrival?: () => Promise<void>): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const response = await goto(...options);
    await atFirstArrival?.();
    await isTakenOver(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await isTakenOver(page);
    return response;
  };
}

async function isTakenOver(page: Page): Promise<void> {
  const deadline = Date.now() + 10_000;
  let hasGoneElsewhere = true;
  while (hasGoneElsewhere && Date.now() < deadline) {
    hasGoneElsewhere = await page.evaluate(waitUntilTakenOver).then(
      () => false,
      () => true,
    );
  }
}

/** Runs in the browser, which is asked once: to ask from outside again and again takes time from the page itself. */
async function waitUntilTakenOver(): Promise<void> {
  for (let look = 1; look <= 500; look += 1) {
    const [main] = document.querySelectorAll('html.js main');
    if (main === undefined) return;
    const isTaken = Object.keys(main).some((key) => key.startsWith('__reactProps'));
    if (isTaken && document.querySelector('html.first-look') === null) return;
    // Not `setTimeout`, which stands still where a test has stopped the clock.
    await scheduler.postTask(() => undefined, { delay: 20 });
  }
}
