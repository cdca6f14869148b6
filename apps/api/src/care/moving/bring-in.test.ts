import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findAnswerAt } from '../../core/addresses/answer-at.ts';
import type { Network } from '../../core/host/checked-request.ts';
import { isPublicAddress } from '../../core/host/public-address.ts';
import { buildPicture } from '../../testing/build-picture.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { OLD_SHORE } from '../../testing/moving/old-shore.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

/** The public internet and this machine, where the tests have the old site. */
const THIS_MACHINE: Network = {
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
};

/** The old site with some pictures. */
async function openOldSite(pictures: Record<string, Buffer>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const picture = pictures[url];
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' }).end(picture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function withoutIds(file: string): string {
  return file.replaceAll(/<wp:post_id>\d+<\/wp:post_id>/g, '');
}

describeOnEachDatabase('bringing a site in', (database) => {
  async function open() {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(database(), { mediaDir });
    const work = () => workOnAllImports(database(), mediaDir, () => TEST_NOW, { network: THIS_MACHINE });
    async function bringIn(change: (file: string) => string = (file) => file) {
      const file = change(await readFile(OLD_SHORE, 'utf8'));
      const { id } = await staff.imports.upload({
        name: 'a.xml',
        siteAddress: '',
        body: inOnePiece(Buffer.from(file)),
        contentLength: null,
      });
      await work();
      await staff.imports.start({ id });
      await work();
      const { state, counts } = await staff.imports.byId({ id });
      expect(state).toBe('done');
      return {
        id,
        counts: Object.fromEntries(counts.map(({ kind, outcome, count }) => [`${kind} ${outcome}`, count])),
      };
    }
    return { staff, work, bringIn };
  }
  const lead = async (path: string) => (await findAnswerAt(database(), path, TEST_NOW))?.location;

  test('posts, pages, authors and addresses arrive, and each thing is accounted for', async () => {
    const { staff, bringIn } = await open();
    const { id, counts } = await bringIn();
    expect(counts).toEqual({
      'author arrived': 1,
      'category arrived': 1,
      'file skipped': 2,
      'page arrived': 2,
      'post arrived': 4,
      'rest skipped': 3,
      'series arrived': 1,
      'tag arrived': 1,
    });
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({
      title: 'Written with the classic editor',
      excerpt: 'About the classic editor.',
      author: 'Mara Vance',
      category: 'Coast & sea',
      tags: ['Tides'],
      series: 'The sea',
      status: 'published',
      publishDate: '2019-03-04T18:30:00.000Z',
      createdAt: '2019-03-04T18:30:00.000Z',
      updatedAt: '2019-04-01T08:00:00.000Z',
      metaDescription: 'What the classic editor wrote.',
      content: expect.stringContaining(
        'See [the other post](/blog/blocks) and [another site](https://elsewhere.example/).',
      ),
    });
    expect(await staff.posts.byId({ id: 'members' })).toMatchObject({ status: 'draft' });
    expect(await staff.posts.byId({ id: 'to-come' })).toMatchObject({ status: 'scheduled' });
    expect(await staff.authors.list()).toMatchObject([{ name: 'Mara Vance' }]);
    const pages = (await staff.pages.list()).filter(({ path }) => path === '/page-services' || path === '/project');
    expect(pages.map(({ name }) => name).toSorted()).toEqual(['A project', 'Built of shortcodes']);
    for (const [old, path] of [
      ['/2019/03/classic', '/blog/classic'],
      ['/2019/03/classic/feed', '/blog/classic'],
      ['/2019/03/classic/amp/', '/blog/classic'],
      ['/2019/03/classic/comment-page-2/', '/blog/classic'],
      ['/?p=11&utm_source=x', '/blog/classic'],
      ['/category/coast/feed/', '/blog/category/coast-sea/rss.xml'],
      ['/category/coast/page/3/', '/blog/category/coast-sea'],
      ['/feed/', '/rss.xml'],
      ['/page/2/', '/blog'],
      ['/category/coast', '/blog/category/coast-sea'],
      ['/tag/tides', '/blog/tag/tides'],
      ['/series/the-sea', '/blog/series/the-sea'],
      ['/?series=the-sea', '/blog/series/the-sea'],
      ['/series/the-sea/feed/', '/blog/series/the-sea/rss.xml'],
      ['/author/mara', '/blog/author/mara-vance'],
    ] as const)
      expect([old, await lead(old)]).toEqual([old, path]);
    const { items } = await staff.imports.items({ id, kind: 'post' });
    expect(items.map(({ path }) => path)).toEqual(['/blog/classic', '/blog/blocks', '/blog/members', '/blog/to-come']);
  });

  test('the report says what visitors find, and which page to edit', async () => {
    const { staff, bringIn } = await open();
    const { id } = await bringIn();
    const publicItems = async () => {
      const { items } = await staff.imports.items({ id });
      const placed = items.filter(({ path }) => path !== null);
      return Object.fromEntries(placed.map(({ path, isPublic }) => [path, isPublic]));
    };
    const places = {
      '/blog/classic': true,
      '/blog/blocks': true,
      '/blog/members': false, // a draft
      '/blog/to-come': false, // scheduled
      '/page-services': true,
      '/project': false, // a draft
      '/blog/category/coast-sea': true,
      '/blog/tag/tides': true,
      '/blog/series/the-sea': true,
    };
    expect(await publicItems()).toEqual(places);
    const { items } = await staff.imports.items({ id, kind: 'page' });
    expect((await staff.pages.list()).map((page) => page.id)).toEqual(
      expect.arrayContaining(items.map(({ pageId }) => pageId)),
    );
    await staff.posts.remove({ id: 'classic' });
    expect(await publicItems()).toMatchObject({
      '/blog/classic': false,
      '/blog/tag/tides': false,
      '/blog/series/the-sea': false,
    });
  });

  test('the same file again changes nothing, and a newer one brings what is new, but not over what staff have changed', async () => {
    const { staff, bringIn } = await open();
    await bringIn();
    const before = await staff.posts.list({ status: undefined, limit: 50 });
    const again = await bringIn();
    expect(again.counts).toMatchObject({ 'post same': 4, 'page same': 2, 'author same': 1 });
    expect(await staff.posts.list({ status: undefined, limit: 50 })).toEqual(before);
    const { version } = await staff.posts.byId({ id: 'blocks' });
    await staff.posts.update({ id: 'blocks', changes: { title: 'Ours' }, expectedVersion: version });
    const newer = await bringIn((file) =>
      file
        .replace('About the classic editor.', 'Newer.')
        .replace('Water rises', 'Water falls')
        .replace(
          '</channel>',
          '<item><title>New</title><wp:post_id>99</wp:post_id><wp:post_name>new</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel>',
        ),
    );
    expect(newer.counts).toMatchObject({ 'post arrived': 1, 'post changed': 1, 'post kept': 1, 'post same': 2 });
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({ excerpt: 'Newer.', contentChangedAt: null });
    expect(await staff.posts.byId({ id: 'blocks' })).toMatchObject({ title: 'Ours' });
  });

  test('posts without numbers are told apart by their addresses', async () => {
    const { staff, bringIn } = await open();
    await bringIn(withoutIds);
    const before = await staff.posts.list({ status: undefined, limit: 50 });
    const { counts } = await bringIn(withoutIds);
    expect(counts).toMatchObject({ 'post same': before.total });
    expect(await staff.posts.list({ status: undefined, limit: 50 })).toEqual(before);
  });

  test('an address that is taken stays, and the post gets a number', async () => {
    const { staff, bringIn } = await open();
    await staff.posts.create({ title: 'Classic', content: 'Ours.', status: 'published' });
    await bringIn();
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({ content: 'Ours.' });
    expect(await staff.posts.byId({ id: 'classic-2' })).toMatchObject({ title: 'Written with the classic editor' });
    expect(await lead('/2019/03/classic')).toBe('/blog/classic-2');
  });

  test('pictures come along once, at full size, and one that cannot be had is named', async () => {
    const { staff, bringIn } = await open();
    const file = await buildPicture({ width: 600, height: 400, format: 'png' });
    const { origin, asked } = await openOldSite({ '/wp-content/uploads/2019/03/pier.jpg': file });
    const { id } = await bringIn((text) => text.replaceAll('https://old.example/wp-content', `${origin}/wp-content`));
    const { content } = await staff.posts.byId({ id: 'classic' });
    const [, url = ''] = /!\[The pier\]\((\/media\/\S+) "The pier at dawn"\)/.exec(content) ?? [];
    expect(url).toMatch(/^\/media\/[0-9a-f]{24}-600x400\./);
    expect((await staff.posts.byId({ id: 'blocks' })).content).toContain(`![The pier](${url} "At noon")`);
    expect((await staff.media.list({ limit: 10 })).items.map((picture) => picture.url)).toEqual([url]);
    expect(asked.filter((path) => path.endsWith('pier.jpg'))).toHaveLength(1);
    const { items } = await staff.imports.items({ id, kind: 'post' });
    const gaps = items.flatMap(({ notes }) => notes.filter(({ what }) => what.startsWith('missing picture')));
    expect(gaps).toEqual([{ kind: 'left', what: `missing picture ${origin}/wp-content/uploads/2019/03/boats.png` }]);
    const { notes } = await staff.imports.byId({ id });
    expect(notes.filter(({ what }) => what.startsWith('missing picture')).map(({ what }) => what)).toEqual([
      'missing picture',
    ]);
    const noted = await staff.imports.items({ id, note: 'missing picture' });
    expect(noted.items.map(({ title }) => title)).toContain('Written with the classic editor');
    for (const item of noted.items)
      expect(item.notes.some(({ what }) => what.startsWith('missing picture http'))).toBe(true);
  });

  test('a picture that was missing is tried again alone, also in a post that staff have changed since', async () => {
    const { staff, work, bringIn } = await open();
    const file = await buildPicture({ width: 600, height: 400, format: 'png' });
    const pictures: Record<string, Buffer> = {};
    const { origin } = await openOldSite(pictures);
    const { id, counts } = await bringIn((text) => text.replaceAll('https://old.example', origin));
    const { version, content } = await staff.posts.byId({ id: 'classic' });
    await staff.posts.update({ id: 'classic', changes: { content: `${content}\n\nOurs.` }, expectedVersion: version });
    pictures['/wp-content/uploads/2019/03/pier.jpg'] = file;
    await staff.imports.retryPictures({ id });
    await work();
    const renewed = await staff.imports.byId({ id });
    expect(renewed).toMatchObject({ state: 'done' });
    const now = Object.fromEntries(renewed.counts.map((sum) => [`${sum.kind} ${sum.outcome}`, sum.count]));
    expect(now).toMatchObject({ 'post arrived': counts['post arrived'] });
    for (const post of ['classic', 'blocks'])
      expect((await staff.posts.byId({ id: post })).content).toMatch(/!\[The pier\]\(\/media\/[0-9a-f]{24}-600x400\./);
    expect((await staff.posts.byId({ id: 'classic' })).content).toContain('Ours.');
    const { items } = await staff.imports.items({ id, kind: 'post' });
    expect(items[0]?.ledger).toMatchObject({ picturesIn: 2, picturesOut: 1 });
    expect(await lead('/wp-content/uploads/2019/03/pier-300x200.jpg')).toMatch(/^\/media\//);
  });

  test('undone, it leaves nothing but what staff have changed since, and can be brought in again', async () => {
    const { staff, work, bringIn } = await open();
    const file = await buildPicture({ width: 600, height: 400, format: 'png' });
    const { origin } = await openOldSite({ '/wp-content/uploads/2019/03/pier.jpg': file });
    const own = await staff.posts.create({ title: 'Own', content: 'Ours.', status: 'published' });
    const { id } = await bringIn((text) => text.replaceAll('https://old.example', origin));
    const { version } = await staff.posts.byId({ id: 'members' });
    await staff.posts.update({ id: 'members', changes: { title: 'Kept' }, expectedVersion: version });
    expect((await staff.imports.undo({ id })).state).toBe('undoing');
    await work();
    expect((await staff.imports.byId({ id })).state).toBe('undone');
    const posts = await staff.posts.list({ status: undefined, limit: 50 });
    expect(posts.items.map((post) => post.id).toSorted()).toEqual([own.id, 'members'].toSorted());
    expect((await staff.media.list({ limit: 10 })).items).toEqual([]);
    for (const path of ['/2019/03/classic', '/category/coast', '/wp-content/uploads/2019/03/pier.jpg', '/?p=11'])
      expect([path, await lead(path)]).toEqual([path, undefined]);
    const { items } = await staff.imports.items({ id, kind: 'post' });
    expect(items.map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'arrived', 'undone']);
    expect(items[2]?.reason).toContain('changed or deleted here');
    await expect(staff.imports.undo({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await staff.imports.start({ id });
    await work();
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({ status: 'published' });
    expect(await lead('/2019/03/classic')).toBe('/blog/classic');
  });

  test('an undone newer file gives what it renewed its former text', async () => {
    const { staff, work, bringIn } = await open();
    await bringIn();
    const before = await staff.posts.byId({ id: 'classic' });
    const { id } = await bringIn((file) => file.replace('About the classic editor.', 'Newer.'));
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({ excerpt: 'Newer.' });
    await staff.imports.undo({ id });
    await work();
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({
      excerpt: before.excerpt,
      content: before.content,
    });
    const { counts } = await bringIn((file) => file.replace('About the classic editor.', 'Newest.'));
    expect(counts).toMatchObject({ 'post changed': 1, 'post same': 3 });
  });

  test('the report has a line for each thing, with what an article had and has', async () => {
    const { staff, bringIn } = await open();
    const file = await buildPicture({ width: 600, height: 400, format: 'png' });
    const folder = '/wp-content/uploads/2019/03';
    const { origin } = await openOldSite({ [`${folder}/pier.jpg`]: file, [`${folder}/boats.png`]: file });
    const { id } = await bringIn((text) => text.replaceAll('https://old.example', origin));
    const { items } = await staff.imports.items({ id, kind: 'post' });
    for (const { title, ledger } of items) {
      const { wordsIn = 0, wordsOut = 0, addressesIn, addressesOut } = ledger ?? {};
      expect([title, wordsOut >= wordsIn]).toEqual([title, true]);
      expect([title, addressesOut]).toEqual([title, addressesIn]);
    }
    let csv = '';
    for await (const part of await staff.imports.report({ id })) csv += part;
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toContain('"wordsIn","wordsOut"');
    expect(lines.filter((line) => line.includes('"/blog/classic"'))).toHaveLength(1);
  });

  test('an import that was paused goes on where it was', async () => {
    const { staff, work, bringIn } = await open();
    const { id: first } = await bringIn();
    await database()
      .updateTable('import_items')
      .set({ outcome: 'waiting' })
      .where('import_id', '=', first)
      .where('position', '>', 6)
      .execute();
    await database().updateTable('imports').set({ state: 'paused' }).where('id', '=', first).execute();
    expect(await work()).toBe(0);
    await staff.imports.start({ id: first });
    expect(await work()).toBe(1);
    expect(await staff.imports.byId({ id: first })).toMatchObject({ state: 'done' });
  });

  test('two servers bring a site in once', async () => {
    const { staff, work } = await open();
    const file = { name: 'a.xml', siteAddress: '', contentLength: null };
    const { id } = await staff.imports.upload({
      ...file,
      body: inOnePiece(Buffer.from(await readFile(OLD_SHORE, 'utf8'))),
    });
    await work();
    await staff.imports.start({ id });
    const [one, other] = await Promise.all([work(), work()]);
    expect(one + other).toBe(1);
    expect((await staff.posts.list({ status: undefined, limit: 50 })).total).toBe(4);
  });

  test('only what is waiting can be started, and only what goes on paused', async () => {
    const { staff, bringIn } = await open();
    const { id } = await bringIn();
    await expect(staff.imports.start({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(staff.imports.pause({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
