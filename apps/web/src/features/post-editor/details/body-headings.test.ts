import { expect, test } from 'vitest';
import { bodyHeadings } from './body-headings.ts';

test('finds headings with their levels and places', () => {
  const content = '# One\n\nText # not one\n\n  ## Two ##\n#hashtag\n\n### ';
  expect(bodyHeadings(content)).toEqual([
    { level: 1, text: 'One', offset: 0 },
    { level: 2, text: 'Two', offset: content.indexOf('  ## Two') },
  ]);
});

test('leaves out code blocks, also one with a shorter fence inside', () => {
  const content = '````\n# code\n```\n# code\n````\n# After\n~~~\n# never closed';
  expect(bodyHeadings(content).map(({ text }) => text)).toEqual(['After']);
});
