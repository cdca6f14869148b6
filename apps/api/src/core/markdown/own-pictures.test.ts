import { expect, test } from 'vitest';
import { renderPostBody } from './render-post-body.ts';

const ID = '0123456789abcdef01234567';
const URL_PATH = `/media/${ID}-1200x800.jpg`;

async function render(markdown: string) {
  return (await renderPostBody(markdown, { target: 'preview' })).html;
}

function forms(format: string): string {
  return [480, 960, 1200].map((width) => `/media/${ID}-${width}.${format} ${width}w`).join(', ');
}

test('an uploaded picture is shown in every format, with its size, and loaded lazily', async () => {
  const text = `Before\n\n![The "quay" at <dawn>](${URL_PATH})`;
  const html = await render(text);
  const sizes = 'sizes="(min-width: 48rem) 42rem, 100vw"';
  expect(html).toContain(
    `<p><picture><source type="image/avif" srcset="${forms('avif')}" ${sizes}>` +
      `<source type="image/webp" srcset="${forms('webp')}" ${sizes}>` +
      `<img src="${URL_PATH}" alt="The &quot;quay&quot; at &lt;dawn&gt;" width="1200" height="800" loading="lazy" decoding="async"></picture></p>`,
  );
});

test('a picture may be inside a link', async () => {
  expect(await render(`[![Quay](${URL_PATH})](/about)`)).toMatch(
    /^<p><a href="\/about" target="_blank" rel="noopener noreferrer"><picture>.*<\/picture><\/a><\/p>/,
  );
});

test.each([
  'https://tracker.example/a.png',
  `https://tracker.example${URL_PATH}`,
  `${URL_PATH}?to=https://tracker.example`,
  `/media/../api/auth/logout`,
  `/media/${ID}-1200x800.svg`,
  `/media/${ID}-480.avif`,
  '/api/placeholder/9/9',
  '',
])('a picture at %j becomes a link', async (address) => {
  const html = await render(`![Look **here**](${address})`);
  expect(html).not.toMatch(/<(img|picture|source)/);
  expect(html).toMatch(
    /^<p><a href="[^"]*" target="_blank" rel="noopener noreferrer">Look <strong>here<\/strong><\/a>/,
  );
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'vbscript:x',
  `//tracker.example${URL_PATH}`,
])('a picture at %j stays text', async (address) =>
  expect(await render(`![a](${address})`)).not.toMatch(/<(img|picture|source|a)[ >]/),
);
