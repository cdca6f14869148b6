import { expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { UnreadableFile } from '../source/unreadable-file.ts';
import { LONGEST_TEXT, readWxr } from './read-wxr.ts';

const HEAD =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>Old Shore</title><link>https://old.example</link>';
const END = '</channel></rss>';

async function read(...chunks: string[]) {
  return collect(readWxr(inChunks(chunks)));
}

async function* inChunks(chunks: string[]) {
  yield* chunks;
}

const ITEM =
  '<item><title>Ebb &amp; flow</title><content:encoded><![CDATA[<p>One</p>]]></content:encoded><wp:post_id>7</wp:post_id>' +
  '<category domain="post_tag" nicename="sea-side"><![CDATA[Sea side]]></category>' +
  '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[12]]></wp:meta_value></wp:postmeta>' +
  '<wp:comment><wp:comment_content>Hi</wp:comment_content></wp:comment></item>';

test('the site and its items are read, wherever the chunks end', async () => {
  const whole = HEAD + ITEM + END;
  const [site, item] = await read(...whole.split(''));
  expect(site).toMatchObject({ name: 'channel', values: { title: 'Old Shore', link: 'https://old.example' } });
  expect(item).toMatchObject({
    name: 'item',
    values: { title: 'Ebb & flow', 'content:encoded': '<p>One</p>', 'wp:post_id': '7' },
    terms: [{ domain: 'post_tag', slug: 'sea-side', name: 'Sea side' }],
    meta: new Map([['_thumbnail_id', '12']]),
    comments: 1,
  });
  expect(await read(whole)).toEqual([site, item]);
});

test('ampersands that are not escaped are read as they are, wherever the chunks end', async () => {
  const file = `${HEAD}<item><guid>https://old.example/?a=b&c=d&e;&amp;&#38;&eacute; &</guid><content:encoded><![CDATA[a&b]]></content:encoded></item>${ITEM}${END}`;
  for (const chunks of [[file], file.split('')]) {
    const items = (await read(...chunks)).filter(({ name }) => name === 'item');
    expect(items).toMatchObject([
      { values: { guid: 'https://old.example/?a=b&c=d&e;&&&eacute; &', 'content:encoded': 'a&b' } },
      { values: { title: 'Ebb & flow' } },
    ]);
  }
});

test('a file that ends in the middle gives what is complete, and says so', async () => {
  const parts = await read(HEAD + ITEM + ITEM.slice(0, 60));
  expect(parts.map(({ name }) => name)).toEqual(['channel', 'item', 'fault']);
});

test('characters that XML does not allow are a fault with a line, and reading goes on', async () => {
  const parts = await read(`${HEAD}\n\n<item><title>A\u000bB</title></item>${ITEM}${END}`);
  expect(parts.filter(({ name }) => name === 'item')).toHaveLength(2);
  expect(parts.find(({ name }) => name === 'fault')).toMatchObject({ line: 3 });
});

test('a text that is too long is cut, and the lines after it keep their numbers', async () => {
  const long = `<item><title>Long</title>\n<content:encoded><![CDATA[${'a\n'.repeat(LONGEST_TEXT)}]]></content:encoded></item>`;
  const file = `${HEAD}${long}\n${ITEM}<item>\u000b</item>${END}`;
  const chunks = Array.from({ length: Math.ceil(file.length / 65_536) }, (_, at) =>
    file.slice(at * 65_536, (at + 1) * 65_536),
  );
  const [, cut, first, second, fault] = await read(...chunks);
  expect(cut).toMatchObject({
    name: 'fault',
    reason: expect.stringMatching(/^A text has more than 4,000,000 characters/),
  });
  expect((first as { values: Record<string, string> }).values['content:encoded']).toHaveLength(LONGEST_TEXT);
  expect(second).toMatchObject({ name: 'item', line: LONGEST_TEXT + 3, values: { title: 'Ebb & flow' } });
  expect(fault).toMatchObject({ name: 'fault', line: LONGEST_TEXT + 3 });
});

test('a file with a thousand faults has a short report', async () => {
  const parts = await read(HEAD + '<item>\u000b</item>'.repeat(1000) + END);
  const faults = parts.filter(({ name }) => name === 'fault');
  expect(faults).toHaveLength(21);
  expect(faults.at(-1)).toMatchObject({ reason: '980 more faults were found before this line.' });
});

test('entities are not expanded', async () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
  const parts = await read(`${bomb}<rss><channel><title>&b;</title>${ITEM}${END}`);
  expect(JSON.stringify(parts)).not.toContain('aaaaaaaaaa');
});

test.each([
  ['another document', '<html><body>Hello</body></html>'],
  ['no XML', 'PK\u0003\u0004'],
  ['nothing', ''],
  ['a text without an end', `${HEAD}<item><title>${'a'.repeat(64)}`, 'a'.repeat(LONGEST_TEXT), 'a'.repeat(2000), 'a'],
])('%s is refused', async (_name, ...chunks) => {
  await expect(read(...chunks)).rejects.toThrow(UnreadableFile);
});

test('names of an object are names like others', async () => {
  const [, item] = await read(`${HEAD}<item><__proto__>x</__proto__><constructor>y</constructor></item>${END}`);
  expect(Object.keys((item as { values: object }).values)).toEqual(['__proto__', 'constructor']);
});
