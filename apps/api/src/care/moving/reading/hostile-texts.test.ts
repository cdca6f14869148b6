import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { promisify } from 'node:util';
import { isArticle, type SourceArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { expect, test } from 'vitest';
import { buildZip } from '../../../testing/moving/build-zip.ts';
import { readUploadFile } from '../../../testing/moving/read-upload-file.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { uploadPath } from './import-folder.ts';
import { readLines } from './read-lines.ts';

const DEEP = 100_000;

function wxr(items: string, prolog = ''): string {
  return `${prolog}<rss><channel><title>Old Shore</title><link>https://old.example</link>${items}</channel></rss>`;
}

function wxrPost(content: string): string {
  return `<item><title>Hostile</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${content}]]></content:encoded></item>`;
}

const NEXT = '<item><title>Next</title><wp:post_id>2</wp:post_id><wp:post_type>post</wp:post_type></item>';

function ghost(...posts: string[]): string {
  return `{"db":[{"data":{"posts":[${posts.join(',')},{"id":"2","title":"Next"}]}}]}`;
}

function emdash(content: string): string {
  return `{"version":"1","content":{"posts":[{"id":"1","data":{"title":"Hostile","content":${content}}},{"id":"2","data":{"title":"Next"}}]}}`;
}

function markdown(text: string): Buffer {
  return buildZip([
    { name: 'posts/a.md', data: `---\ntitle: Hostile\n---\n${text}` },
    { name: 'posts/b.md', data: '---\ntitle: Next\n---\n' },
  ]);
}

/** The text of the post, and the post after it, which is there whatever was done to the first. */
async function readHostile(file: string | Uint8Array): Promise<SourceArticle> {
  const { refusal, items } = await readUploadFile(file);
  expect(refusal).toBe('');
  const [article, next] = items.filter(isArticle);
  expect(next?.title).toBe('Next');
  if (!article) throw new Error('The article is not there.');
  return article;
}

function nested(begin: string, end = ''): string {
  return `${begin.repeat(DEEP)}Ebb${end.repeat(DEEP)}`;
}

test.each([
  ['elements', wxr(wxrPost(nested('<div>', '</div>')) + NEXT)],
  ['lists without an end', wxr(wxrPost(nested('<ul><li>')) + NEXT)],
  ['formats without an end', wxr(wxrPost(nested('<p><b>')) + NEXT)],
  ['tables', wxr(wxrPost(nested('<table><tr><td>')) + NEXT)],
  ['shortcodes', wxr(wxrPost(nested('[box]', '[/box]')) + NEXT)],
  [
    'nodes of Lexical',
    ghost(
      `{"id":"1","title":"Hostile","html":"<p>Ebb</p>","lexical":${JSON.stringify(`{"root":{"children":[${nested('{"type":"list","children":[', ']}').replace('Ebb', '')}]}}`)}}`,
    ),
  ],
  [
    'fields of a card',
    ghost(
      `{"id":"1","title":"Hostile","lexical":${JSON.stringify(`{"root":{"children":[{"type":"x","text":"Ebb","more":${nested('[', ']').replace('Ebb', '')}}]}}`)}}`,
    ),
  ],
  ['Portable Text', emdash(`[{"_type":"x","text":"Ebb","more":${'['.repeat(400)}${']'.repeat(400)}}]`)],
  ['quotes of Markdown', markdown(nested('> '))],
  ['lists of Markdown', markdown(nested('- '))],
  ['brackets of Markdown', markdown(nested('['))],
])('%s that are nested too deep end in their words', async (_name, file) => {
  expect((await readHostile(file)).markdown).toContain('Ebb');
});

test('a level of a list that no list has is the deepest one', async () => {
  const blocks = Array.from(
    { length: 1000 },
    (_, at) => `{"_type":"block","listItem":"bullet","level":${at * 1e6},"children":[{"_type":"span","text":"Ebb"}]}`,
  );
  expect((await readHostile(emdash(`[${blocks.join(',')}]`))).words).toBe(1000);
});

test.each([
  ['arrays', `{"db":${'['.repeat(1_000_000)}`],
  ['objects', '{"db":'.repeat(1_000_000)],
  ['objects that end', `{"db":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`],
])('%s of JSON that are nested without a row are refused', async (_name, file) => {
  expect((await readUploadFile(file)).refusal).toMatch(/nested too deep at character \d{3,4}\./);
});

const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

test.each([
  ['entities that grow', `<!DOCTYPE rss [<!ENTITY l0 "ha">${LAUGHS}]>`, '&l9;'],
  ['an entity that is a file', '<!DOCTYPE rss [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>', '&l9;'],
  ['an entity of a server', '<!DOCTYPE rss [<!ENTITY % l SYSTEM "http://127.0.0.1:9/x"> %l;]>', '&l9;'],
])('%s are not replaced, and are a fault with the line', async (_name, doctype, used) => {
  const { items } = await readUploadFile(
    wxr(`\n\n<item><title>${used}</title><wp:post_type>post</wp:post_type></item>${NEXT}`, doctype),
  );
  expect(items.filter(isArticle).map(({ title }) => title)).toEqual(['&l9;', 'Next']);
  expect(items).toContainEqual({ kind: 'fault', line: 3, reason: expect.stringMatching(/entity/) });
});

test('characters that no database stores are taken out, and the article says so', async () => {
  const {
    title,
    markdown: text,
    notes,
  } = await readHostile(ghost(String.raw`{"id":"1\u0000","title":"E\u0000bb","html":"<p>a\ud800b 😀</p>"}`));
  expect({ title, text, notes }).toEqual({
    title: 'Ebb',
    text: 'a\uFFFDb 😀',
    notes: [{ kind: 'changed', what: 'characters that cannot be stored' }],
  });
});

function wxrTitle(title: string): string {
  return wxr(`\n<item><title>${title}</title><wp:post_type>post</wp:post_type></item>`);
}

async function titlesIn(file: Buffer): Promise<string[]> {
  return (await readUploadFile(file)).items.filter(isArticle).map(({ title }) => title);
}

test('a file in another encoding is read, and bytes that are none are named with their lines', async () => {
  expect(await titlesIn(Buffer.from(`\uFEFF${wxrTitle('Café “é”')}`, 'utf16le'))).toEqual(['Café “é”']);
  expect(await titlesIn(Buffer.from(`\uFEFF${wxrTitle('Café')}`))).toEqual(['Café']);
  const prolog = '<?xml version="1.0" encoding="windows-1252"?>';
  expect(await titlesIn(Buffer.from(prolog + wxrTitle('Caf\u00E9 \u0093'), 'latin1'))).toEqual(['Café “']);
  const odd = Buffer.from(wxrTitle('Caf\u00E9 \u0093'), 'latin1');
  expect(await titlesIn(odd)).toEqual(['Café “']);
  expect((await readUploadFile(odd)).items.at(-1)).toEqual({
    kind: 'fault',
    line: 2,
    reason: 'The line has bytes that are not UTF-8, which were read as Windows-1252.',
  });
});

test('a post of any length needs little memory, and is cut with the line', async () => {
  const folder = await openTestFolder();
  const file = createWriteStream(uploadPath(folder));
  const [before = '', after = ''] = wxr(`${wxrPost('%')}\n${NEXT}`).split('%');
  file.write(before);
  const megabyte = '<p>Ebb</p>'.repeat(100_000);
  for (let written = 0; written < 150; written += 1) if (!file.write(megabyte)) await once(file, 'drain');
  file.end(after);
  await once(file, 'close');
  const program = `
    import { readUpload } from ${JSON.stringify(import.meta.resolve('./read-upload.ts'))};
    console.log(JSON.stringify(await readUpload({ folder: ${JSON.stringify(folder)}, siteAddress: '' })));`;
  const options = ['--max-old-space-size=96', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout).toBe('{"system":"wordpress"}\n');
  const items: SourceItem[] = [];
  for await (const { item } of readLines(folder)) items.push(item);
  expect(items).toMatchObject([
    { kind: 'site' },
    { kind: 'fault', line: 1, reason: expect.stringMatching(/^A text has more than 4,000,000 characters/) },
    { kind: 'post', title: 'Hostile', notes: [{ what: 'text with too many parts' }] },
    { kind: 'post', title: 'Next' },
  ]);
});
