import { expect, test } from '../support/fixtures.ts';
import { expectOutlineAsSent, outlineWhatIsSent } from '../support/outline.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

// The public pages are compared in `public-pages.spec.ts`, the pages for missing content in
// `not-found.spec.ts` and `post.spec.ts`.
const OTHERS = ['/blog?category=SEO', '/thank-you', '/newsletter/confirm?t=key', '/newsletter/unsubscribed'];

test('hydration changes no word, heading, link or landmark of the server HTML @journey', async ({ page }) => {
  await outlineWhatIsSent(page);
  for (const path of OTHERS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectOutlineAsSent(page);
    });
  }
});

test('a caption is part of its figure, on every page @journey', async ({ page }) => {
  const pages = [
    ...PUBLIC_PATHS,
    '/about?case=medical-spa',
    '/case-studies/medical-spa',
    '/blog/local-seo-for-clinics',
  ];
  const texts = await Promise.all(pages.map(async (path) => (await page.request.get(path)).text()));
  const misplaced = await page.evaluate(
    (all) =>
      all.flatMap((html) => {
        const { title, body } = new DOMParser().parseFromString(html, 'text/html');
        return [...body.querySelectorAll(':not(figure) > figcaption')].map(({ outerHTML }) => `${title}: ${outerHTML}`);
      }),
    texts,
  );
  expect(misplaced).toEqual([]);
});
