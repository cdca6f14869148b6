import { expect, test } from 'vitest';
import { Notes } from '../source/note.ts';
import { toMarkdown } from './to-markdown.ts';

const ADDRESS = 'https://old.example/2024/05/ebb/';

function convert(html: string, hasLines = false) {
  const notes = new Notes();
  return { ...toMarkdown(html, { address: ADDRESS, hasLines, notes }), notes: notes.list.map(({ what }) => what) };
}

test.each([
  ['headings begin at the highest', '<h3>One</h3><h4><b>Two</b></h4>', '# One\n\n## Two'],
  ['marks', '<p><b>a</b> <i>b</i> <code>c*</code> <s>d</s></p>', '**a** *b* `c*` ~~d~~'],
  ['lists in lists', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['a link of the site', '<a href="../flow/">Flow</a>', '[Flow](https://old.example/2024/05/flow/)'],
  ['a link with another scheme', '<a href="javascript:alert(1)">Flow</a>', 'Flow'],
  ['a link within the page', '<a href="#top">Top</a>', 'Top'],
  [
    'a picture with its caption',
    '<figure><img src="/a.jpg" alt="A"><figcaption>By the sea</figcaption></figure>',
    '![A](https://old.example/a.jpg "By the sea")',
  ],
  [
    'a caption with a link',
    '<figure><img src="/a.jpg" alt="A"><figcaption>By <a href="/b">B</a></figcaption></figure>',
    '![A](https://old.example/a.jpg)\n\nBy [B](https://old.example/b)',
  ],
  [
    'a picture that leads to its large one',
    '<a href="/a.jpg"><img src="/a-300x200.jpg" alt=""></a>',
    '![](https://old.example/a.jpg)',
  ],
  [
    'a picture that leads elsewhere',
    '<a href="/b"><img src="/a.jpg" alt="A"></a>',
    '[![A](https://old.example/a.jpg)](https://old.example/b)',
  ],
  [
    'a picture that is loaded later',
    '<img src="data:image/gif;base64,R0lG" data-src="/a.jpg" alt="A"><noscript><img src="/a.jpg"></noscript>',
    '![A](https://old.example/a.jpg)',
  ],
  [
    'a gallery',
    '<figure><figure><img src="/a.jpg" alt="A"></figure><figure><img src="/b.jpg" alt="B"></figure></figure>',
    '![A](https://old.example/a.jpg)\n\n![B](https://old.example/b.jpg)',
  ],
  [
    'pictures in one paragraph',
    '<p><img src="/a.jpg" alt="A"><br><img src="/b.jpg" alt="B"></p>',
    '![A](https://old.example/a.jpg)\n\n![B](https://old.example/b.jpg)',
  ],
  [
    'a video',
    '<iframe src="//www.youtube.com/embed/aqz-KE_bpKQ?rel=0"></iframe>',
    '<https://www.youtube.com/embed/aqz-KE_bpKQ?rel=0>',
  ],
  ['another player', '<iframe src="https://maps.example/x"></iframe>', '<https://maps.example/x>'],
  ['a sound', '<audio controls><source src="a.mp3"></audio>', '<https://old.example/2024/05/ebb/a.mp3>'],
  ['a form', '<form><label>Name <input value="Ada"></label><button>Send</button></form>', 'Name Ada Send'],
  ['a program', '<script>alert(1)</script><p>a</p>', 'a'],
  ['terms', '<dl><dt>Ebb</dt><dd>Out</dd></dl>', '**Ebb**\n\nOut'],
  [
    'a table',
    '<table><tr><th colspan=2>a</th></tr><tr><td>b<br>c</td><td>d|e</td></tr></table>',
    '| a |  |\n| --- | --- |\n| b c | d\\|e |',
  ],
  ['a table with blocks', '<table><tr><td><ul><li>a</li></ul></td><td>b</td></tr></table>', '- a\n\nb'],
  ['code', '<pre class="language-js"><code>a\n  b</code></pre>', '```js\na\n  b\n```'],
  ['marks of Markdown', '<p>1. *a* [b] &amp;lt; # c</p>', '1\\. \\*a\\* \\[b\\] \\&lt; # c'],
  [
    'footnotes',
    '<p>Rose<sup><a href="#fn1" id="r1">1</a></sup>.</p><ol><li id="fn1">Search, <b>2024</b> <a href="#r1">↩</a></li></ol>',
    'Rose[^1].\n\n[^1]: Search, **2024**',
  ],
])('%s', (_name, html, markdown) => {
  expect(convert(html).markdown).toBe(markdown);
});

test.each([
  [
    'lines and paragraphs',
    'One\ntwo\n\nThree <b>four</b>\n\n\n<h2>Five</h2>\nSix',
    'One\\\ntwo\n\nThree **four**\n\n# Five\n\nSix',
  ],
  ['lines in a quote', '<blockquote>One\n\nTwo</blockquote>', '> One\n>\n> Two'],
  ['lines in code', '<pre>a\n\nb</pre>', '```\na\n\nb\n```'],
  ['an item of one line', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', '- One\n- Two'],
])('without paragraphs: %s', (_name, html, markdown) => {
  expect(convert(html, true).markdown).toBe(markdown);
});

test('what has no form here is named', () => {
  const { notes } = convert(
    '<p><u>a</u><sub>2</sub></p><iframe src="https://maps.example/"></iframe><script></script><form></form><svg></svg><table><tr><td rowspan=2>a</td><td>b</td></tr></table>',
  );
  expect(notes).toEqual([
    'element script',
    'element iframe of maps.example',
    'form',
    'element svg',
    'element u',
    'element sub',
    'cell over several rows',
  ]);
});

test('deep nesting ends in its words', () => {
  const deep = 40_000;
  const { markdown, notes } = convert(
    `${'<div><blockquote>'.repeat(deep)}Ebb <b>and</b> flow${'</blockquote></div>'.repeat(deep)}`,
  );
  expect(markdown).toMatch(/Ebb and flow$/);
  expect(notes).toEqual(['deep nesting']);
});
