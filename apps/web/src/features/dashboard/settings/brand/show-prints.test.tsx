import { planOfSeed } from '@tideline/artwork/prints/site-prints';
import { printPath } from '@tideline/artwork/prints/print-picture';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { expect, test } from 'vitest';
import { printUrl } from './drawn-pictures.ts';
import { showPrints } from './show-prints.ts';

const SHAPES = { ...BUILT_IN_BRAND, art: { family: 'shapes', seed: 3 } } as const;

function openPage(addresses: readonly string[]): HTMLImageElement[] {
  document.body.replaceChildren(
    ...addresses.map((address) => {
      const image = document.createElement('img');
      image.setAttribute('src', address);
      return image;
    }),
  );
  return Array.from(document.querySelectorAll('img'));
}

test('prints of posts and pages are drawn in the brand, whatever the page was in before', () => {
  const post = { post: 'high tide/ü', category: 'SEO' };
  const [first, second] = openPage([printPath(post, 'oldlook'), printPath({ seed: 'services', shape: 'tall' })]);
  for (const brand of [SHAPES, BUILT_IN_BRAND]) {
    showPrints(document, brand);
    expect(first?.src).toBe(printUrl({ plate: 'chart', seed: post.post }, 'photo', brand));
    expect(second?.src).toBe(printUrl(planOfSeed('services'), 'tall', brand));
  }
});

test('other pictures stay as they are', () => {
  const others = ['/media/a.jpg', '/prints/photo/unknown.svg?v=3', '/prints/posts/old.svg', '/portraits/Ida.svg'];
  const images = openPage(others);
  showPrints(document, SHAPES);
  expect(images.map((image) => image.getAttribute('src'))).toEqual(others);
});
