import { expect, test } from 'vitest';
import { renderPostBody } from './render-post-body.ts';

test.each([
  // Apostrophes
  ["don't, it's, O'Brien", 'don’t, it’s, O’Brien'],
  ["the clients' lawyers", 'the clients’ lawyers'],
  ["**Ada**'s boat", '<strong>Ada</strong>’s boat'],
  ["`code`'s end", '<code>code</code>’s end'],
  ["the summer of '24 was long", 'the summer of ’24 was long'],
  ["the '90s and '24, then", 'the ’90s and ’24, then'],
  ["'tis so, 'Twas so, get 'em", '’tis so, ’Twas so, get ’em'],
  ["rock 'n' roll", 'rock ’n’ roll'],
  // Quotes
  ['"Yes," she said.', '“Yes,” she said.'],
  ["'Yes,' she said.", '‘Yes,’ she said.'],
  ['"He said \'no\' twice."', '“He said ‘no’ twice.”'],
  ['"\'No,\' he said."', '“‘No,’ he said.”'],
  ['("quoted")', '(“quoted”)'],
  ['"*All* of it"', '“<em>All</em> of it”'],
  ['"[a](/b)" and', '“<a href="/b" target="_blank" rel="noopener noreferrer">a</a>” and'],
  ['It opened "in 2024" here', 'It opened “in 2024” here'],
  ['"the class of \'24"', '“the class of ’24”'],
  // Primes
  ['5\'10" tall', '5′10″ tall'],
  ['6\' 2.5" wide', '6′ 2.5″ wide'],
  ['a 27" screen', 'a 27&quot; screen'],
  // Dashes and ellipses
  ['open 9--5', 'open 9–5'],
  ['this -- and that', 'this – and that'],
  ['this---and that', 'this—and that'],
  ['wait...', 'wait…'],
  ['a--b---c', 'a–b—c'],
  // As typed
  ['---- and .... and a-b', '---- and .... and a-b'],
  ['run --all', 'run --all'],
  ["<b>it's</b> -- so", "&lt;b&gt;it's&lt;/b&gt; -- so"],
  ['a 501(c)(3), (r) and (tm), +-1, what???? yes!!!!', 'a 501(c)(3), (r) and (tm), +-1, what???? yes!!!!'],
  ['\\"as typed\\"', '&quot;as typed&quot;'],
  ['`"it\'s" -- ...`', "<code>&quot;it's&quot; -- ...</code>"],
  [
    '<https://example.com/a--b...c>',
    '<a href="https://example.com/a--b...c" target="_blank" rel="noopener noreferrer">https://example.com/a--b...c</a>',
  ],
])('%s is set as %s', async (typed, expected) => {
  const { html } = await renderPostBody(typed, { target: 'preview' });
  expect(html.trim()).toBe(`<p>${expected}</p>`);
});

test('blocks of code stay as typed; a heading is set, and its anchor is that of the plain text', async () => {
  const code = await renderPostBody('```\nit\'s "so" -- ...\n```', { target: 'preview' });
  expect(code.html).toContain("it's &quot;so&quot; -- ...");
  const heading = await renderPostBody('# It\'s "done"', { target: 'preview' });
  expect(heading.headings).toEqual([{ anchor: 'section-it-s-done', text: 'It’s “done”', level: 2 }]);
});
