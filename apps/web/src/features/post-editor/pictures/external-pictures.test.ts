import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../testing/marked-text.ts';
import { findExternalPictures, replaceAddresses } from './external-pictures.ts';

test('finds each picture of another site once, not own ones, links or code', () => {
  const text = [
    '![A \\[quay\\]](https://a.example/1.png) and ![again](https://a.example/1.png)',
    '![titled](http://b.example/2.jpg?w=1 "Caption") [link](https://c.example/3.png)',
    '![own](/media/0123456789abcdef01234567-12x8.jpg) `![code](https://d.example/4.png)`',
    '```\n![fenced](https://e.example/5.png)\n```',
    '![](<https://f.example/6.png>)',
  ].join('\n\n');
  expect(findExternalPictures(text)).toEqual([
    { address: 'https://a.example/1.png', alt: 'A [quay]' },
    { address: 'http://b.example/2.jpg?w=1', alt: 'titled' },
    { address: 'https://f.example/6.png', alt: '' },
  ]);
});

test('replaces every place of an address and keeps the selection on its words', () => {
  const before =
    '![a](https://a.example/1) one ⟦two⟧ ![a](https://a.example/1 "t") `![a](https://a.example/1)` ![b](https://b.example)';
  const edit = replaceAddresses(readMarked(before), new Map([['https://a.example/1', '/media/a.jpg']]));
  expect(applyMarked(before, edit)).toBe(
    '![a](/media/a.jpg) one ⟦two⟧ ![a](/media/a.jpg "t") `![a](https://a.example/1)` ![b](https://b.example)',
  );
});
