import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PATHS } from '../support/site-map.ts';

const PATHS = [
  ...PUBLIC_PATHS,
  '/case-studies/medical-spa',
  '/blog/local-seo-for-clinics',
  '/blog/category/seo',
  '/blog/author/elena-sorensen',
  '/blog?category=SEO',
];

// The screen of Lighthouse's phone. A picture is often the largest contentful paint, and a lazy one waits for the layout.
test.use({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false });

test('a picture that fills a twelfth of the first screen loads at once, and the first one with priority', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto(path);
    const pictures = await page.locator('main img').evaluateAll((images) =>
      images
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const [height, width] = [Math.min(bottom, innerHeight) - top, Math.min(right, innerWidth) - left];
          return height > 0 && width > 0 && height * width > (innerWidth * innerHeight) / 12;
        })
        .map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    );
    expect(
      pictures.map(([loading]) => loading),
      path,
    ).not.toContain('lazy');
    if (pictures.length > 0) expect(pictures[0], path).toEqual(['eager', 'high']);
  }
});
