import { expect, test } from 'vitest';
import { prose, readProse } from './legal-text.ts';

test('a text has paragraphs and lists, with marked words', () => {
  expect(readProse('Write to\n[us](mailto:a@b.example), **soon**.\n\n- one\n- *two*')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write to ' },
        { kind: 'link', text: 'us', address: 'mailto:a@b.example' },
        { kind: 'text', text: ', ' },
        { kind: 'strong', text: 'soon' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'emphasis', text: 'two' }]] },
  ]);
});

test.each([
  '[a](javascript:alert(1))',
  '[a](//evil.example)',
  '[a](data:x)',
  '<b>a</b>',
  '2 * 3 * 4',
  '# a',
  '**',
  '[]()',
])('%s is shown as text', (text) => {
  const shown = readProse(text).flatMap((block) => (block.kind === 'paragraph' ? block.spans : []));
  expect(shown.every(({ kind }) => kind === 'text')).toBe(true);
  expect(shown.map((span) => span.text).join('')).toBe(text);
});

test('lines of the source are joined, except between paragraphs and items', () => {
  expect(prose`
One
two.

- a
b
- c
`).toBe('One two.\n\n- a b\n- c');
});
