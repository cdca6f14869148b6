import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** As browsers write it into the clipboard. */
function convert(html: string) {
  return htmlToMarkdown(`<meta charset='utf-8'>${html}`, 'https://tideline.example');
}

async function readFixture(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');
}

test.each([
  ['word', 1],
  ['google-docs', 0],
  ['web-page', 0],
])('a paste from %s becomes clean Markdown; %i pictures cannot be read', async (name, unreadable) => {
  const pasted = convert(await readFixture(`${name}.html`));
  expect(pasted?.markdown).toBe(await readFixture(`${name}.md`));
  expect(pasted).toMatchObject({ pictures: [], unreadable });
});

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<h4>a</h4><h6>b</h6><h4><b>c</b></h4>', '# a\n\n### b\n\n# c'],
  ['<p>a <b>b </b>c</p>', 'a **b** c'],
  ['<p>2 * 3 [x] #</p><p>1. no list</p>', '2 \\* 3 \\[x\\] #\n\n1\\. no list'],
  ['<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n- c'],
  ['<pre>a ``` b</pre>', '````\na ``` b\n````'],
  ['<div class="highlight highlight-source-ts"><pre>a<br>b</pre></div>', '```ts\na\nb\n```'],
  ['<table><tr><td><ul><li>layout</li></ul></td><td><p>only</p></td></tr></table>', '- layout\n\nonly'],
  [
    '<table><tr><td>a</td><td></td></tr><tr><td>b</td><td>c</td><td>d</td></tr></table>',
    '| a |  |  |\n| --- | --- | --- |\n| b | c | d |',
  ],
  ['<a href="https://tideline.example/blog/a?b=c">own</a>', '[own](/blog/a?b=c)'],
  [
    '<a href="mailto:a@b.example">mail</a> <a href="#x">anchor</a> <a href="/y">relative</a>',
    '[mail](mailto:a@b.example) anchor relative',
  ],
  ['<p dir="rtl">שלום <b>עולם</b> 🌊</p>', 'שלום **עולם** 🌊'],
])('%s becomes %j', (html, markdown) => expect(convert(html)?.markdown).toBe(markdown));

test.each([
  '<span>Only words</span>',
  '<p style="color: red">One paragraph</p>',
  `<div style="color: #d4d4d4;font-family: Menlo, Monaco, 'Courier New', monospace;font-size: 12px;white-space: pre;"><div><b>const</b> a</div></div>`,
])('%s is pasted as plain text', (html) => expect(convert(html)).toBeNull());

test('pictures in the clipboard are taken out, each with its place; those of other programs are counted', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  const pasted = convert(
    `<p>One</p><p><img src="${png}" alt="A quay"></p><p>Two <img src="${png}"> end</p><img src="blob:https://x.example/1"><img src="data:image/png,%00">`,
  );
  expect(pasted?.markdown).toBe('One\n\n\n\nTwo  end');
  expect(pasted?.pictures.map(({ at, alt, file }) => [at, alt, file.name, file.type, file.size])).toEqual([
    [5, 'A quay', 'pasted-1.png', 'image/png', 8],
    [11, '', 'pasted-2.png', 'image/png', 8],
  ]);
  expect(pasted?.unreadable).toBe(2);
});

test.each([
  '<p>a</p><p>b</p><script>alert(1)</script>',
  '<p onclick="alert(1)">a</p><p><img src=x onerror="alert(1)">b</p>',
  '<p>a</p><p><a href="javascript:alert(1)">b</a></p>',
  '<p>a</p><p><a href="JaVa&#10;Script:alert(1)">b</a></p>',
  '<p>a</p><p><a href="data:text/html,<script>alert(1)</script>">b</a></p>',
  '<p>a</p><p><a href="vbscript:x">b</a></p><object data="javascript:alert(1)"></object>',
  '<p>a</p><p>b</p><svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<p>a</p><p>b</p><math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<p>a</p><p>b</p><form action="javascript:alert(1)"><button formaction="javascript:alert(2)"></button></form>',
  '<p>a</p><p>b</p><style>@import "javascript:alert(1)"</style>',
  '<p>a</p><p>b</p><img src="javascript:alert(1)">',
])('nothing active is left of %s', (html) => {
  const markdown = convert(html)?.markdown ?? '';
  expect(markdown).toMatch(/^a\n\nb/);
  expect(markdown).not.toMatch(/script|alert|onerror|<|\]\(/i);
});

test('HTML that is shown as text stays text', () => {
  expect(convert('<p>Use</p><p>&lt;script&gt;[a](javascript:b)</p>')?.markdown).toBe(
    'Use\n\n<script>\\[a\\](javascript:b)',
  );
});
