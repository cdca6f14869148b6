import { expect, test } from 'vitest';
import { insertPicture } from './picture-markdown.ts';

function insertAt(marked: string, alt = 'Quay'): string {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, to, insert, selectStart } = insertPicture({ text, start: at, end: at }, '/media/a.jpg', alt);
  const result = text.slice(0, from) + insert + text.slice(to);
  return `${result.slice(0, selectStart)}|${result.slice(selectStart)}`;
}

test.each([
  ['|', '![Quay](/media/a.jpg)|'],
  ['One li|ne', 'One line\n\n![Quay](/media/a.jpg)|'],
  ['One|\n\nTwo', 'One\n\n![Quay](/media/a.jpg)|\n\nTwo'],
  ['One|\nTwo', 'One\n\n![Quay](/media/a.jpg)\n|\nTwo'],
  ['One\n|\nTwo', 'One\n\n![Quay](/media/a.jpg)\n|\nTwo'],
])('in %j a picture becomes a separate paragraph', (before, after) => expect(insertAt(before)).toBe(after));

test('alternative text is escaped', () => {
  expect(insertAt('|', 'A [b](c) *d* \\ <e> & `f` _g_')).toBe(
    '![A \\[b\\](c) \\*d\\* \\\\ \\<e\\> \\& \\`f\\` \\_g\\_](/media/a.jpg)|',
  );
});
