import { test } from '../support/fixtures.ts';
import { expectOutlineAsSent, outlineWhatIsSent } from '../support/outline.ts';

// The public pages are compared in `public-pages.spec.ts`, the pages for missing content in
// `not-found.spec.ts` and `post.spec.ts`.
const OTHERS = ['/blog?category=SEO', '/thank-you', '/newsletter/confirm?t=key', '/newsletter/unsubscribed'];

test('hydration changes no word, heading, link or landmark of the server HTML', async ({ page }) => {
  await outlineWhatIsSent(page);
  for (const path of OTHERS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectOutlineAsSent(page);
    });
  }
});
