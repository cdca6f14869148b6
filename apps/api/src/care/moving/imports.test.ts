import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { OLD_SHORE } from '../../testing/moving/old-shore.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';
import { importFolder, importsFolder } from './reading/import-folder.ts';
import { sweepImports } from './sweep-imports.ts';

async function* bodyOf(...chunks: (string | Uint8Array)[]) {
  for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

describeOnEachDatabase('imports', (database) => {
  async function open() {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(database(), { mediaDir });
    const upload = (name: string, ...chunks: (string | Uint8Array)[]) =>
      staff.imports.upload({ name, siteAddress: 'https://old.example/', body: bodyOf(...chunks), contentLength: null });
    const read = () => workOnAllImports(database(), mediaDir, () => TEST_NOW);
    return { staff, upload, read, mediaDir };
  }

  test('a file is read in the background, and says what it has', async () => {
    const { staff, upload, read } = await open();
    const { id, state } = await upload('old-shore.xml', await readFile(OLD_SHORE));
    expect(state).toBe('reading');
    expect(await read()).toBe(1);
    expect(await staff.imports.byId({ id })).toMatchObject({
      fileName: 'old-shore.xml',
      state: 'ready',
      system: 'wordpress',
      siteTitle: 'Old Shore',
      siteAddress: 'https://old.example',
      problem: '',
      counts: [
        { kind: 'author', outcome: 'waiting', count: 1 },
        { kind: 'category', outcome: 'waiting', count: 1 },
        { kind: 'file', outcome: 'waiting', count: 2 },
        { kind: 'page', outcome: 'waiting', count: 2 },
        { kind: 'post', outcome: 'waiting', count: 4 },
        { kind: 'rest', outcome: 'waiting', count: 3 },
        { kind: 'series', outcome: 'waiting', count: 1 },
        { kind: 'tag', outcome: 'waiting', count: 1 },
      ],
    });
    const { notes } = await staff.imports.byId({ id });
    expect(notes).toContainEqual({ kind: 'kept', what: 'shortcode contact-form-7', count: 1 });
    const { items, total } = await staff.imports.items({ id, note: 'shortcode contact-form-7' });
    expect(total).toBe(1);
    expect(items).toMatchObject([{ kind: 'post', title: 'Written with the classic editor' }]);
    const compared = await staff.imports.compare({ id, item: items[0]?.id ?? '' });
    expect(compared.original).toContain('[contact-form-7 id="12"');
    expect(compared.markdown).toContain('First line\\\nsecond line');
    expect(compared.html).toContain('<em>first</em>');
  });

  test('pages of the list follow each other', async () => {
    const { staff, upload, read } = await open();
    const { id } = await upload('old-shore.xml', await readFile(OLD_SHORE));
    await read();
    const first = await staff.imports.items({ id, kind: 'post', limit: 3 });
    const second = await staff.imports.items({ id, kind: 'post', limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      'Written with the classic editor',
      'Written with blocks',
      'For members',
      'To come',
    ]);
  });

  test('things are listed by their outcome', async () => {
    const { staff, upload, read } = await open();
    const { id } = await upload('old-shore.xml', await readFile(OLD_SHORE));
    await read();
    expect(await staff.imports.items({ id, kind: 'post', outcome: 'waiting' })).toMatchObject({ total: 4 });
    expect(await staff.imports.items({ id, kind: 'post', outcome: 'failed' })).toMatchObject({ total: 0, items: [] });
  });

  test.each([
    ['notes.txt', 'Hello.', /cannot be brought in/],
    ['page.xml', '<html></html>', /not a WXR file/],
    ['broken.json', '{"db":[{"data":{"posts":[{"id":"1"}', /ends in the middle/],
    ['broken.zip', 'PK\u0003\u0004 and no more', /archive cannot be read/],
  ])('%s is refused with a sentence, and the others are read', async (name, text, problem) => {
    const { staff, upload, read } = await open();
    const { id } = await upload(name, text);
    await upload('old-shore.xml', await readFile(OLD_SHORE));
    expect(await read()).toBe(2);
    expect(await staff.imports.byId({ id })).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(problem),
    });
    const states = (await staff.imports.list()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['ready', 'refused']);
  });

  test('an empty file is refused at once, and leaves nothing', async () => {
    const { staff, upload } = await open();
    await expect(upload('empty.xml')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await staff.imports.list()).toEqual([]);
  });

  test('two servers read a file once', async () => {
    const { upload, read } = await open();
    await upload('old-shore.xml', await readFile(OLD_SHORE));
    const [one, other] = await Promise.all([read(), read()]);
    expect(one + other).toBe(1);
  });

  test('files without a row are deleted once no upload can be going on', async () => {
    const { mediaDir, upload } = await open();
    const { id } = await upload('old-shore.xml', await readFile(OLD_SHORE));
    const lost = importFolder(mediaDir, 'lost');
    await mkdir(lost);
    const folders = () => readdir(importsFolder(mediaDir));
    await sweepImports(database(), mediaDir, new Date().toISOString());
    expect((await folders()).toSorted()).toEqual([id, 'lost'].toSorted());
    await utimes(lost, 0, 0);
    await sweepImports(database(), mediaDir, new Date().toISOString());
    expect(await folders()).toEqual([id]);
  });

  test('the file of an import is deleted after 30 days, and its report stays', async () => {
    const { staff, mediaDir, upload, read } = await open();
    const { id } = await upload('old-shore.xml', await readFile(OLD_SHORE));
    await read();
    await utimes(importFolder(mediaDir, id), 0, 0);
    await sweepImports(database(), mediaDir, later(TEST_NOW, 29 * DAY_MS));
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'ready' });
    await sweepImports(database(), mediaDir, later(TEST_NOW, 31 * DAY_MS));
    expect(await readdir(importsFolder(mediaDir))).toEqual([]);
    const problem = 'The file was deleted after 30 days. Upload it again.';
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'refused', problem });
    expect((await staff.imports.items({ id })).total).toBeGreaterThan(0);
  });

  test('a removed import is gone with its file', async () => {
    const { staff, upload, read } = await open();
    const { id } = await upload('old-shore.xml', await readFile(OLD_SHORE));
    await read();
    await staff.imports.remove({ id });
    await expect(staff.imports.byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(staff.imports.compare({ id, item: '0' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
