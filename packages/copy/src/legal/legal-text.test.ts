import { expect, test } from 'vitest';
import { emphasis, line, link, list, paragraph, strong } from './legal-text.ts';

test('a paragraph is one line, with its marked words', () => {
  expect(paragraph`Write to
${link('us', 'mailto:a@b.example')}, ${strong('soon')}.`).toEqual({
    kind: 'paragraph',
    spans: [
      { kind: 'text', text: 'Write to ' },
      { kind: 'link', text: 'us', address: 'mailto:a@b.example' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'soon' },
      { kind: 'text', text: '.' },
    ],
  });
});

test('a list has texts, and lines with marked words', () => {
  expect(list('one', line`${emphasis('two')}`)).toEqual({
    kind: 'list',
    items: [[{ kind: 'text', text: 'one' }], [{ kind: 'emphasis', text: 'two' }]],
  });
});
