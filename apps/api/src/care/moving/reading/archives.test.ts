import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { isArticle } from '@tideline/moving/source/source-item';
import { expect, test } from 'vitest';
import { buildTar } from '../../../testing/moving/build-tar.ts';
import { buildZip, type ZipEntry } from '../../../testing/moving/build-zip.ts';
import { readUploadFile } from '../../../testing/moving/read-upload-file.ts';
import { extractedPath } from './import-folder.ts';

const POST = '---\ntitle: Ebb\ndate: 2024-05-01\n---\nSee ![a pier](/pier.png) and [flow](flow.md).';
const FOLDER = [
  { name: 'content/posts/ebb.md', data: POST },
  { name: 'content/posts/flow.md', data: '---\ntitle: Flow\n---\nOne' },
  { name: 'static/pier.png', data: Buffer.from([1, 2, 3]) },
  { name: 'hugo.toml', data: 'title = "Old Shore"' },
];
const wrapped = FOLDER.map(({ name, data }) => ({ name: `old-shore-main/${name}`, data }));

test.each([
  ['a ZIP file', buildZip(FOLDER)],
  ['a tar file', buildTar(FOLDER)],
  ['a tar file that gzip has packed', gzipSync(buildTar(FOLDER))],
  ['a ZIP file of a repository', buildZip(wrapped)],
  ['a tar file of a repository', buildTar([{ name: 'old-shore-main/', type: 'Directory' }, ...wrapped])],
  ['a tar file made in its folder', buildTar(FOLDER.map(({ name, data }) => ({ name: `./${name}`, data })))],
  [
    'a ZIP file of macOS',
    buildZip([...wrapped, { name: ['__MACOSX/.', 'ebb.md'].join('_'), data: 'x' }, { name: '.DS_Store', data: '' }]),
  ],
  ['a ZIP file with long sizes', buildZip(FOLDER.map((entry) => ({ ...entry, isZip64: true })))],
])('%s of Markdown is read, with its pictures', async (_name, file) => {
  const { system, items, folder } = await readUploadFile(file);
  expect(system).toBe('markdown');
  expect(items).toMatchObject([
    { kind: 'site' },
    {
      kind: 'post',
      id: 'content/posts/ebb.md',
      markdown: 'See ![a pier](archive:/static/pier.png) and [flow](https://old.example/posts/flow/).',
    },
    { kind: 'post', id: 'content/posts/flow.md' },
    { kind: 'file', address: 'archive:/static/pier.png' },
    { kind: 'rest', what: 'other file', count: 1 },
  ]);
  expect(await readFile(extractedPath(folder, 'static/pier.png'))).toEqual(Buffer.from([1, 2, 3]));
  expect((await readdir(folder)).toSorted()).toEqual(['files', 'items.ndjson', 'upload']);
});

const wxr = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><title>Old Shore</title><link>https://old.example</link><wp:author><wp:author_login>mara</wp:author_login></wp:author>${items}</channel></rss>`;
const item = (id: number, type: string, more = '') =>
  `<item><title>${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>${more}</item>`;

test('a WXR file that was split is read as one site', async () => {
  const cover = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
  const picture = '<wp:attachment_url>https://old.example/a.png</wp:attachment_url>';
  const { items, system } = await readUploadFile(
    buildZip([
      { name: 'site.2024.001.xml', data: wxr(item(9, 'attachment', picture) + item(2, 'post')) },
      { name: 'site.2024.000.xml', data: wxr(item(1, 'post', cover)).slice(0, -10) },
      { name: 'sitemap.xml', data: '<urlset></urlset>' },
    ]),
  );
  expect(system).toBe('wordpress');
  expect(items).toMatchObject([
    { kind: 'site', title: 'Old Shore' },
    { kind: 'file', id: '9' },
    { kind: 'author', id: 'mara' },
    { kind: 'post', id: '1', cover: { address: 'https://old.example/a.png' } },
    { kind: 'fault', reason: expect.stringMatching(/^site\.2024\.000\.xml: .*The file ends in the middle/) },
    { kind: 'post', id: '2' },
    { kind: 'rest', what: 'other file', count: 1 },
  ]);
});

test('an export that was packed is read, also beside a text that the site does not show', async () => {
  const file = [{ name: 'export.json', data: '{"db":[{"data":{"posts":[{"id":"1","title":"Ebb"}]}}]}' }];
  const others = [
    { name: 'README.md', data: 'Read me' },
    { name: 'package.json', data: '{"name":"x"}' },
  ];
  for (const entries of [file, [...others, ...file]]) {
    const { items, system } = await readUploadFile(buildZip(entries));
    expect(system).toBe('ghost');
    expect(items.filter(isArticle)).toMatchObject([{ title: 'Ebb' }]);
  }
  const { system } = await readUploadFile(gzipSync(wxr(item(1, 'post'))));
  expect(system).toBe('wordpress');
});

const LINK: ZipEntry = { name: 'posts/link.md', data: '/etc/passwd', isLink: true };

test.each([
  ['a ZIP file', buildZip([{ name: 'posts/a.md', data: 'One' }, LINK])],
  [
    'a tar file',
    buildTar([
      { name: 'posts/a.md', data: 'One' },
      { name: 'posts/link.md', type: 'SymbolicLink' },
    ]),
  ],
])('links in %s are counted, and not followed', async (_name, file) => {
  expect((await readUploadFile(file)).items).toMatchObject([
    { kind: 'site' },
    { kind: 'post', markdown: 'One' },
    { kind: 'rest', what: 'link in the archive', count: 1 },
  ]);
});
