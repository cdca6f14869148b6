import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBodyFaults } from '../../testing/rest/body-faults.ts';
import { renderPostBody } from './render-post-body.ts';

function render(markdown: string) {
  return renderPostBody(markdown, { target: 'preview' });
}

async function html(markdown: string) {
  return (await render(markdown)).html.trim();
}

test.each([
  ['# Title', '<h2 id="section-title">Title</h2>'],
  ['### Deep', '<h4 id="section-deep">Deep</h4>'],
  ['###### Deepest', '<h6 id="section-deepest">Deepest</h6>'],
  [
    '**bold** *italic* ***both*** `code`',
    '<p><strong>bold</strong> <em>italic</em> <em><strong>both</strong></em> <code>code</code></p>',
  ],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['* one', '<ul>\n<li>one</li>\n</ul>'],
  ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
  ['> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
  ['[a](/b)', '<p><a href="/b" target="_blank" rel="noopener noreferrer">a</a></p>'],
  [
    '[a](mailto:a@example.com)',
    '<p><a href="mailto:a@example.com" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
])('%j is rendered as %s', async (markdown, expected) => expect(await html(markdown)).toBe(expected));

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JAVASCRIPT:alert(1))',
  '[a](java&#115;cript:alert(1))',
  '[a](vbscript:x)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](//evil.example)',
  '[a](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '![a](https://tracker.example/a.png)',
  '[a]: javascript:alert(1)\n\n[a]',
])('%j becomes harmless text', async (markdown) => {
  const result = await html(markdown);
  expect(result).not.toMatch(/<(script|img|iframe)|href="(?!https:|\/(?!\/)|mailto:)/i);
});

test('renders only known elements and safe addresses, whatever the input', async () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '[',
    ']',
    '(',
    ')',
    '`',
    '*',
    '_',
    '#',
    '\n',
    ' ',
    '&',
    ';',
    ':',
    '/',
    'javascript',
    'a',
    'onerror=',
    '<svg',
    '![',
    '](',
    'https://',
    '&#106;',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 40 }), async (pieces) => {
      const tags = (await html(pieces.join(''))).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<\/?(p|h[2-6]|strong|em|code|pre|ul|ol|li|blockquote|a|br|hr)( (id|href|target|rel|start|class|tabindex)="[^"<>]*")*>$/,
        );
        // Without a colon it is the address of a page: [](javascript).
        expect(tag).not.toMatch(/href="\s*(?:(?:javascript|vbscript|data):|\/\/)/i);
      }
    }),
  );
});

/** Parts of the dialect, and of what could break it. */
const PARTS = [
  ['\n', '\n\n', '\n    ', '\n> ', '\n- ', '\n1. ', ' ', 'a', '"', "'", '**', '~~', '`', '<b>', '</div>', '<a '],
  ['[^1]', '\n[^1]: ', '\n[^2]: ', '[^2]', '[!NOTE]\n', '> [!TIP]\n> ', '\n| a | b |\n| :- | -: |\n| c |', '|'],
  ['\n```js\n', '\n```\n', '\n# ', '\n---\n', '[', '](/b)', '](javascript:c)', '![', '](https://d.example)'],
  ['](/media/0123456789abcdef01234567-480x320.png "e")', '\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n'],
].flat();

test('renders balanced and known elements only, whatever is combined', async () => {
  const parts = fc.constantFrom(...PARTS);
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 30 }), async (pieces) => {
      expect(findBodyFaults(await html(pieces.join('')))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('lists headings with unique anchors', async () => {
  const { headings, html: body } = await render('# Same\n\n## Same **word**\n\n# Same\n\n# Über `x`');
  expect(headings).toEqual([
    { anchor: 'section-same', text: 'Same', level: 2 },
    { anchor: 'section-same-word', text: 'Same word', level: 3 },
    { anchor: 'section-same-2', text: 'Same', level: 2 },
    { anchor: 'section-uber-x', text: 'Über x', level: 2 },
  ]);
  for (const { anchor } of headings) expect(body).toContain(`id="${anchor}"`);
});

test('a body of more than 900 words may be interrupted before its third part', async () => {
  const long = 'tide '.repeat(301);
  const parts = `# One\n\n${long}\n\n# Two\n\n${long}\n\n> # Quoted\n\n## Below\n\n`;
  const { html: body, pauseAt } = await render(`${parts}# Three\n\n${long}`);
  expect(body.slice(pauseAt ?? 0)).toMatch(/^<h2 id="section-three">/);
  expect(body.slice(0, pauseAt ?? 0)).toMatch(/<h3 id="section-below">.*<\/h3>\n$/);

  expect((await render(parts + long)).pauseAt, 'two parts').toBeNull();
  expect((await render('# One\n\n# Two\n\n# Three')).pauseAt, 'short').toBeNull();
});

test('on a page, headings of two levels link to themselves, those with a link or without text do not', async () => {
  const markdown = '# Two *words*\n\n## Three\n\n### Four\n\n# [Linked](/b)\n\n#';
  const { html: body } = await renderPostBody(markdown, { target: 'page' });
  expect(body.match(/<h.*>/g)).toEqual([
    '<h2 id="section-two-words"><a href="#section-two-words" class="heading-link">Two <em>words</em></a></h2>',
    '<h3 id="section-three"><a href="#section-three" class="heading-link">Three</a></h3>',
    '<h4 id="section-four">Four</h4>',
    '<h2 id="section-linked"><a href="/b" target="_blank" rel="noopener noreferrer">Linked</a></h2>',
    '<h2 id="section-"></h2>',
  ]);
});
