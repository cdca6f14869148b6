import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTar } from '../../../testing/moving/build-tar.ts';
import { buildZip } from '../../../testing/moving/build-zip.ts';
import { readUploadFile } from '../../../testing/moving/read-upload-file.ts';
import { ArchiveList } from './archive.ts';

const ZEROS = Buffer.alloc(20 * 1024 ** 2);
const ONE = { name: 'posts/a.md', data: 'One' };
const FOUR_MB = 4 * 1024 ** 2;

function cut(file: Buffer): Buffer {
  return file.subarray(0, file.length - 40);
}

/** A tar file whose second file does not match its sum. */
function damagedTar(): Buffer {
  const file = buildTar([ONE, { name: 'posts/b.md', data: 'Two' }]);
  file[1024 + 3] = 1;
  return file;
}

test.each([
  ['a bomb in a ZIP file', buildZip([ONE, { name: 'b.md', data: ZEROS }]), /^b\.md grows more than 200 times/],
  [
    'a bomb of many files',
    buildZip(Array.from({ length: 600 }, (_, at) => ({ name: `${at}.md`, data: '', claimedBytes: FOUR_MB }))),
    /more than 2 GB/,
  ],
  [
    'a bomb that gzip has packed',
    gzipSync(`<rss><channel>${'<a></a>'.repeat(1_500_000)}`),
    /^The file grows more than 200 times/,
  ],
  [
    'a bomb in a packed tar file',
    gzipSync(buildTar([{ name: 'a.md', data: ZEROS }])),
    /^The file grows more than 200 times/,
  ],
  ['an archive in an archive', buildZip([{ name: 'a.zip', data: buildZip([ONE]) }]), /neither Markdown nor an export/],
  ['a ZIP file without a file', buildZip([]), /neither Markdown nor an export/],
  ['a ZIP file with a password', buildZip([{ ...ONE, isEncrypted: true }]), /has a password/],
  ['a ZIP file that is cut off', cut(buildZip([ONE])), /^The archive cannot be read: ./],
  [
    'a tar file that is cut off',
    buildTar([{ name: 'a.md', data: 'a'.repeat(5000) }]).subarray(0, 3000),
    /^The archive cannot be read: .*Truncated/,
  ],
  [
    'a packed tar file that is cut off',
    cut(gzipSync(buildTar([{ name: 'a.md', data: 'a'.repeat(5000) }]))),
    /^The archive cannot be read: unexpected end/,
  ],
  ['a damaged tar file', damagedTar(), /^The archive cannot be read: .*checksum/],
  ['gzip of gzip', gzipSync(gzipSync(buildTar([ONE]))), /^This file cannot be brought in/],
  ['a document', Buffer.from('%PDF-1.7 \0\u00FF'), /^This file cannot be brought in/],
])('%s is refused with the reason', async (_name, file, reason) => {
  const { refusal, folder } = await readUploadFile(file);
  expect(refusal).toMatch(reason);
  expect(await readdir(folder)).not.toContain('files');
});

test.each(['../a.md', 'posts/../../a.md', '/etc/a.md', String.raw`posts\..\..\a.md`, 'C:/a.md'])(
  'a name that leads out of an archive is refused: %s',
  async (name) => {
    for (const build of [buildZip, buildTar]) {
      const { refusal } = await readUploadFile(build([ONE, { name, data: 'Two' }]));
      expect(refusal).toMatch(/leads out of it|invalid relative path|absolute path/);
    }
  },
);

test('a file that is longer than its archive says is a fault, and the others are read', async () => {
  const { items } = await readUploadFile(buildZip([{ name: 'posts/b.md', data: ZEROS, claimedBytes: 10 }, ONE]));
  expect(items).toMatchObject([
    { kind: 'site' },
    { kind: 'fault', reason: expect.stringMatching(/^posts\/b\.md: The archive cannot be read: too many bytes/) },
    { kind: 'post', id: 'posts/a.md' },
  ]);
});

test('a text that is too long is a fault, and the others are read', async () => {
  const { items } = await readUploadFile(buildTar([{ name: 'posts/b.md', data: 'b'.repeat(FOUR_MB + 1) }, ONE]));
  expect(items).toMatchObject([
    { kind: 'site' },
    { kind: 'fault', reason: 'posts/b.md: The text has more than 4 MB.' },
    { kind: 'post', id: 'posts/a.md' },
  ]);
});

test('devices and links are not made', async () => {
  const { items, folder } = await readUploadFile(
    buildTar([
      { name: 'posts/a.md', type: 'SymbolicLink' },
      { name: 'posts/b.md', type: 'Link' },
      { name: 'posts/c.md', type: 'BlockDevice' },
      ONE,
    ]),
  );
  expect(items).toMatchObject([{ kind: 'site' }, { kind: 'post', markdown: 'One' }, { kind: 'rest', count: 3 }]);
  expect(await readdir(folder)).not.toContain('unpacked');
});

test('an archive has an end', () => {
  const list = new ArchiveList<null>();
  expect(() => {
    for (let at = 0; at <= 100_000; at += 1) list.add(`${at}.md`, 0, null);
  }).toThrow('The archive has more than 100000 files.');
  expect(() => new ArchiveList<null>().add('a'.repeat(2000), 0, null)).toThrow(/more than 1000 characters/);
});
