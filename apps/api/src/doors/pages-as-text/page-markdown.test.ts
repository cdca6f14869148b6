import { load } from 'cheerio';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import { toMarkdown } from './page-markdown.ts';

const PAGE = 'https://site.example/blog/tides';
/** A reader that allows HTML, which is the one that text must not reach as HTML. */
const reader = new MarkdownIt({ html: true });

function pageOf(main: string, head = ''): string {
  return `<!doctype html><html><head><title>Tides</title>${head}</head><body><main>${main}</main></body></html>`;
}

/** The text after the facts. */
function textOf(main: string): string {
  return toMarkdown(pageOf(main), PAGE).markdown.split('\n---\n\n')[1]?.trim() ?? '';
}

function lettersOf(html: string): string {
  return load(html).text().replaceAll(/\s+/g, '');
}

test('begins with the facts of the page, as YAML', () => {
  const head = [
    '<meta property="og:title" content="Tides &quot;and&quot; moons">',
    '<meta name="description" content="What: pulls?">',
    `<link rel="canonical" href="${PAGE}">`,
    '<meta property="article:author" content="Maya">',
    '<meta property="article:published_time" content="2026-01-02T00:00:00.000Z">',
  ].join('');
  const { markdown, canonicalUrl, isNoindex } = toMarkdown(pageOf('<h1>Tides</h1>', head), PAGE);
  expect(markdown).toBe(
    [
      '---',
      'title: "Tides \\"and\\" moons"',
      'description: "What: pulls?"',
      `url: "${PAGE}"`,
      'author: "Maya"',
      'published: "2026-01-02T00:00:00.000Z"',
      '---',
      '',
      '# Tides',
      '',
    ].join('\n'),
  );
  expect({ canonicalUrl, isNoindex }).toEqual({ canonicalUrl: PAGE, isNoindex: false });
});

test('says when search engines are asked not to list the page', () => {
  const head = '<meta name="robots" content="noindex, follow">';
  expect(toMarkdown(pageOf('', head), PAGE)).toMatchObject({ canonicalUrl: null, isNoindex: true });
});

test('leaves out what is not text: navigation, forms, drawings, and what is not printed', () => {
  const parts = [
    '<nav>Contents</nav>',
    '<form><label>Email</label></form>',
    '<svg><text>drawn</text></svg>',
    '<span aria-hidden="true">→</span>',
    '<p class="no-print">Offer</p>',
    '<button>Next</button>',
    '<img src="/a.svg" alt="">',
    '<script>start()</script>',
    '<h2><button>A question</button></h2>',
    '<p>The answer</p>',
  ];
  expect(textOf(parts.join(''))).toBe('## A question\n\nThe answer');
});

test('has absolute addresses, and headings without the link to themselves', () => {
  expect(
    textOf('<h2><a href="#one">One</a></h2><p><a href="/a_(b)?c=d" title="T">go</a> <a href="#one">up</a></p>'),
  ).toBe('## One\n\n[go](https://site.example/a_%28b%29?c=d) [up](https://site.example/blog/tides#one)');
});

test('a table has a row of heads, a line, and cells of one line each', () => {
  const table = '<tr><th>Area</th><th>WAVE | TIDE</th></tr><tr><td>Web</td><td><p>Copy</p><p>Pages</p></td></tr>';
  expect(textOf(`<table><thead></thead><tbody>${table}</tbody></table>`)).toBe(
    '| Area | WAVE \\| TIDE |\n| --- | --- |\n| Web | Copy; Pages |',
  );
});

test('neighbors that stand apart on the page have a space between them', () => {
  expect(textOf('<div><a href="/a">A</a><span>B</span><time>C</time><em>D</em></div>')).toBe(
    '[A](https://site.example/a) B C *D*',
  );
});

test.each([
  ['<ul><li>a</li><li><p>b</p><p>c</p></li><li>d</li></ul>', '-   a\n-   b\n    \n    c\n    \n-   d'],
  ['<ol start="3"><li>a<ul><li>b</li></ul></li><li> </li><li>c</li></ol>', '3.  a\n    -   b\n5.  c'],
  ['<blockquote><p>a</p><p>b</p></blockquote><blockquote></blockquote>', '> a\n> \n> b'],
  ['<p>a <br> b<br></p><hr><p>c</p>', 'a  \nb\n\n* * *\n\nc'],
  ['<pre><code class="language-css">a\n```\n</code></pre>', '````css\na\n```\n````'],
  [
    '<p><a href="/x"><strong>1. a </strong>b</a> <code>c`d</code></p>',
    '[**1\\. a** b](https://site.example/x) ``c`d``',
  ],
  ['<table><caption>Rates</caption><tr><th>a</th></tr></table>', 'Rates\n\n| a |\n| --- |'],
])('%s is written as %j', (html, markdown) => expect(textOf(html)).toBe(markdown));

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</main><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[click](javascript:alert(1))',
  '![<b](x) "> ](javascript:alert(1))',
  '# not a heading',
  '1) not a list',
  '1. not a list',
  '- not a list',
  '+ not a list',
  '> no quote',
  '~~~',
  '```',
  '    not code',
  '| a | b |',
  '***\n---\n===',
  '<!-- comment -->',
  '<https://evil.example>',
  '\u202Eright to left\u2066 🌊 '.repeat(20),
  'x'.repeat(120),
];

test.each(HOSTILE)('the text %j is text in Markdown too', (text) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const markdown = textOf(`<p>${escaped}</p><p><img src="/a.png" alt="${escaped}"></p><p><em>${escaped}</em></p>`);
  expectNoHtml(markdown);
  const shown = load(reader.render(markdown));
  expect(shown('h1, h2, ul, ol, blockquote, pre, hr, a').length).toBe(0);
  const letters = text.replaceAll(/\s+/g, '');
  expect(lettersOf(reader.render(markdown))).toBe(letters + letters);
  expect(shown('img').attr('src')).toBe('https://site.example/a.png');
});

const FIXTURES = join(import.meta.dirname, '../../core/markdown/fixtures');
const BODIES = readdirSync(FIXTURES).flatMap((file) =>
  [...readFileSync(join(FIXTURES, file), 'utf8').matchAll(/(.+)\n\.\n([^]*?)\n\.\n[^]*?\n\.\n/g)].map(
    ([, title = '', markdown = '']) => ({ title: `${file}: ${title}`, markdown }),
  ),
);

test.each(BODIES)('the body of a post keeps its words, and gets no HTML: $title', async ({ markdown }) => {
  const { html } = await renderPostBody(markdown, { target: 'page' });
  const main = load(`<main><div class="prose">${html}</div></main>`);
  const text = textOf(main('main').html() ?? '');
  expectNoHtml(text);
  main('svg, img[alt=""], button, [aria-hidden=true]').remove();
  expect(lettersOf(reader.render(text))).toBe(lettersOf(main('main').html() ?? ''));
});

function expectNoHtml(markdown: string): void {
  const tokens = reader.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  expect(tokens.filter(({ type }) => type.startsWith('html')).map(({ content }) => content)).toEqual([]);
  const addresses = tokens
    .flatMap((token) => [token.attrGet('href'), token.attrGet('src')])
    .filter((found) => found !== null);
  for (const address of addresses) expect(address).toMatch(/^(?:https?|mailto):/);
}
