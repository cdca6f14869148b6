import { test } from '../support/fixtures.ts';
import { expectOutlineAsSent, outlineWhatIsSent } from '../support/outline.ts';

// The pages that everybody looks for are compared in `public-pages.spec.ts`, those of what is missing in
// `not-found.spec.ts` and `post.spec.ts`.
const OTHERS = ['/blog?category=SEO', '/thank-you', '/newsletter/confirm?t=key', '/newsletter/unsubscribed'];

test('scripts change no word, heading, link or landmark of what the server has sent', async ({ page }) => {
  await outlineWhatIsSent(page);
  for (const path of OTHERS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectOutlineAsSent(page);
    });
  }
});
