import { expect, test } from 'vitest';
import type { SourceArticle } from './source-item.ts';
import { withWholeAddresses } from './whole-addresses.ts';

function read(address: string, base = 'https://old.example/2024/ebb/') {
  const cover = { address, alt: 'A', caption: '' };
  const article = { canonicalUrl: address, cover, notes: [] } as unknown as SourceArticle;
  const { canonicalUrl, cover: found, notes } = withWholeAddresses(article, base);
  return { addresses: [canonicalUrl, found?.address], notes: notes.map(({ what }) => what) };
}

test.each([
  ['https://a.example/b.png', 'https://a.example/b.png'],
  ['//a.example/b.png', 'https://a.example/b.png'],
  ['/b.png', 'https://old.example/b.png'],
  ['b c.png', 'https://old.example/2024/ebb/b%20c.png'],
  ['archive:/b%20c.png', 'archive:/b%20c.png'],
])('%s is whole', (address, whole) => {
  expect(read(address)).toEqual({ addresses: [whole, whole], notes: [] });
});

test.each([
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['b.png', ''],
])('%s is left out, and named', (address, base) => {
  expect(read(address, base)).toEqual({
    addresses: ['', undefined],
    notes: ['original without a whole address', 'cover without a whole address'],
  });
});
