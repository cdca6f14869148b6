import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

async function decode(bytes: Uint8Array, chunkSize = 1) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  const lines: number[] = [];
  let text = '';
  for await (const part of decodeText(chunks(), (line) => lines.push(line))) text += part;
  return { text, lines };
}

const WORDS = `Café “à la mer” 👩‍🚀 Ж 潮 ${'und weiter '.repeat(30)}\nüber`;
const PROLOG = '<?xml version="1.0" encoding="windows-1252"?>\n<rss>';

test.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${WORDS}`)],
  ['UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${WORDS}`, 'utf16le').swap16()],
])('%s is read, wherever the chunks end', async (_name, bytes) => {
  for (const size of [1, 3, 7, 10_000]) expect(await decode(bytes, size)).toEqual({ text: WORDS, lines: [] });
});

test.each([
  ['windows-1252', 'encoding="windows-1252"', [0x93, 0xe9, 0x94, 0x80], '“é”€'],
  ['windows-1252 under its other name', "encoding='ISO-8859-1'", [0x93, 0xe9, 0x94, 0x80], '“é”€'],
  ['KOI8-R', 'encoding="koi8-r"', [0xd6], 'ж'],
  ['UTF-8', 'encoding="UTF-8"', [0xc3, 0xa9], 'é'],
])('%s that the file declares is read', async (_name, declaration, bytes, letters) => {
  const prolog = `<?xml version="1.0" ${declaration}?>`;
  const { text, lines } = await decode(Buffer.concat([Buffer.from(prolog), Buffer.from(bytes)]));
  expect({ text, lines }).toEqual({ text: prolog + letters, lines: [] });
});

test('bytes that are not UTF-8 are Windows-1252, with their lines', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Café\nCaf'),
    Buffer.from([0xe9]),
    Buffer.from('\n😀 '),
    Buffer.from([0x93, 0xf0, 0x9f]),
  ]);
  for (const size of [1, 2, 1000])
    expect(await decode(bytes, size)).toEqual({ text: 'Café\nCafé\n😀 “ðŸ', lines: [2, 3, 3, 3] });
});

test.each([
  ['an unknown encoding', Buffer.from('<?xml version="1.0" encoding="klingon"?>'), /^Line 1 .* klingon/],
  [
    'UTF-16 that it is not',
    Buffer.concat([Buffer.from('\uFEFFa\nb\n', 'utf16le'), Buffer.from([0, 0xd8, 0, 0xd8])]),
    /^Line 3 .*utf-16le/,
  ],
  [
    'an encoding that it is not',
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="shift_jis"?>\n'), Buffer.from([0xff])]),
    /^Line 2 .*shift_jis/,
  ],
])('%s is refused', async (_name, bytes, reason) => {
  await expect(decode(bytes)).rejects.toThrow(UnreadableFile);
  await expect(decode(bytes)).rejects.toThrow(reason);
});

test('a short file, and an empty one', async () => {
  expect(await decode(Buffer.from(PROLOG.slice(0, 10)))).toMatchObject({ text: PROLOG.slice(0, 10) });
  expect(await decode(Buffer.alloc(0))).toEqual({ text: '', lines: [] });
});
