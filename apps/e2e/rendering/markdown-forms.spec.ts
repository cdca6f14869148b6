import { expect, test } from '../support/fixtures.ts';

/** What the Markdown form leaves out: see `apps/api/src/doors/pages-as-text/page-markdown.ts`. */
const LEFT_OUT = 'nav, form, dialog, svg, [hidden], [aria-hidden="true"], .no-print, button';

test('the Markdown form of each page in the site map has every heading and paragraph of the page', async ({
  page,
  request,
}) => {
  test.slow();
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(30);
  await page.goto('/robots.txt');
  for (const { pathname, search } of addresses) {
    const answer = await request.get(pathname + search);
    if (answer.status() === 404) continue; // a post that another test has removed meanwhile
    const alternate =
      /<([^>]+)>; rel="alternate"; type="text\/markdown"/.exec(answer.headers()['link'] ?? '')?.[1] ?? '';
    const markdown = await request.get(alternate);
    expect([alternate, markdown.status()]).toEqual([expect.stringContaining('.md'), 200]);
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const texts = await page.evaluate(
      ([html, leftOut]) => {
        const main = new DOMParser().parseFromString(String(html), 'text/html').querySelector('main');
        for (const other of main?.querySelectorAll(String(leftOut)) ?? []) {
          if (other.localName !== 'button' || !other.closest('h1, h2, h3, h4')) other.remove();
        }
        return Array.from(main?.querySelectorAll('h1, h2, h3, h4, p, li, th, dt, dd, figcaption') ?? [], (element) =>
          element.matches(':has(p, li, h2, h3, h4, dd)') ? '' : (element.textContent ?? ''),
        );
      },
      [await answer.text(), LEFT_OUT],
    );
    const words = lettersOf(withoutMarks(await markdown.text()));
    const missing = texts.filter((text) => !words.includes(lettersOf(text)));
    expect([pathname, texts.length > 0, missing]).toEqual([pathname, true, []]);
  }
});

test('llms.txt lists pages in Markdown that are there', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(25);
  for (const { pathname } of addresses) {
    expect([pathname, (await request.get(pathname)).status()]).toEqual([pathname, 200]);
  }
});

/** The words of a Markdown text: without addresses, escapes and marks. */
function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/(?<!\\)\]\([^)]*\)/g, '')
    .replaceAll(/^\s*(?:[-#>|]+|\d+\.)/gm, '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** Letters and figures only: marks of Markdown can be inside a text. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
