import { expect, test } from 'vitest';
import { oldAddressKey, pathOnSite } from './old-address.ts';
import { rewriteAddresses } from './rewrite-addresses.ts';

test.each([
  ['/2024/05/Ebb/', '/2024/05/ebb'],
  ['/2024/05/ebb/?utm_source=x#top', '/2024/05/ebb'],
  ['//old.example/ebb', '/ebb'],
  ['/?p=12&lang=en', '/?p=12'],
  ['/?feed=rss2', '/?feed=rss2'],
  ['/blog/?p=12', '/blog'],
  ['/%D0%BC/', '/м'],
  ['/%E0%A4%A', '/%e0%a4%a'],
  ['', null],
  ['mailto:a@b.example', null],
])('%s is compared as %s', (address, key) => {
  expect(oldAddressKey(address)).toBe(key);
});

test.each([
  ['https://old.example/ebb/?a=b#c', '/ebb/?a=b#c'],
  ['http://www.old.example/ebb', '/ebb'],
  ['https://elsewhere.example/ebb', null],
  ['/ebb', null],
])('%s is %s on the other site', (address, path) => {
  expect(pathOnSite(address, 'https://old.example')).toBe(path);
});

const NEW: Record<string, string> = {
  'https://old.example/ebb/': '/blog/ebb',
  'https://old.example/a.jpg': '/media/a.jpg',
  'archive:/a%20b.jpg': '/media/b.jpg',
};

test.each([
  [
    '[Ebb](https://old.example/ebb/) and [flow](https://old.example/flow/)',
    '[Ebb](/blog/ebb) and [flow](https://old.example/flow/)',
  ],
  ['![A](https://old.example/a.jpg "By (M)")', '![A](/media/a.jpg "By (M)")'],
  ['[![A](https://old.example/a.jpg)](https://old.example/ebb/)', '[![A](/media/a.jpg)](/blog/ebb)'],
  ['![](archive:/a%20b.jpg)', '![](/media/b.jpg)'],
  ['<https://old.example/ebb/>', '[https://old.example/ebb/](/blog/ebb)'],
  ['<https://youtu.be/aqz-KE_bpKQ>', '<https://youtu.be/aqz-KE_bpKQ>'],
  ['`[Ebb](https://old.example/ebb/)`', '`[Ebb](https://old.example/ebb/)`'],
  ['```md\n[Ebb](https://old.example/ebb/)\n```', '```md\n[Ebb](https://old.example/ebb/)\n```'],
  ['https://old.example/ebb/', 'https://old.example/ebb/'],
])('%s becomes %s', (markdown, rewritten) => {
  expect(rewriteAddresses(markdown, (address) => NEW[address] ?? null)).toBe(rewritten);
});
