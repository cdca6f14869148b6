import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openBuiltSite } from '../../testing/server/built-site.ts';

/** What the Markdown form leaves out: see page-markdown.ts. */
const LEFT_OUT = 'nav, form, dialog, svg, [hidden], [aria-hidden="true"], .no-print, button';

test('the Markdown form of each page in the site map has every heading and paragraph of the page', async () => {
  const { origin } = await openBuiltSite();
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(30);
  for (const { pathname, search } of addresses) {
    const answer = await fetch(origin + pathname + search);
    const [, alternate = ''] =
      /<([^>]+)>; rel="alternate"; type="text\/markdown"/.exec(answer.headers.get('link') ?? '') ?? [];
    const markdown = await fetch(new URL(alternate, origin));
    expect([alternate, markdown.status]).toEqual([expect.stringContaining('.md'), 200]);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const texts = textsOf(await answer.text());
    const words = lettersOf(withoutMarks(await markdown.text()));
    const missing = texts.filter((text) => !words.includes(lettersOf(text)));
    expect([pathname, texts.length > 0, missing]).toEqual([pathname, true, []]);
  }
});

test('llms.txt lists pages in Markdown that are there', async () => {
  const { origin } = await openBuiltSite();
  const answer = await fetch(`${origin}/llms.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(25);
  for (const { pathname } of addresses) {
    expect([pathname, (await fetch(origin + pathname)).status]).toEqual([pathname, 200]);
  }
});

/** The headings, paragraphs and the like of a page, without those that hold others. */
function textsOf(html: string): string[] {
  const $ = load(html);
  const main = $('main');
  main
    .find(LEFT_OUT)
    .filter((_, part) => !$(part).is(':is(h1, h2, h3, h4) button'))
    .remove();
  return main
    .find('h1, h2, h3, h4, p, li, th, dt, dd, figcaption')
    .toArray()
    .map((part) => ($(part).is(':has(p, li, h2, h3, h4, dd)') ? '' : $(part).text()));
}

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
