import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MINUTE_MS, later } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPicture } from '../../testing/build-picture.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestSqlite } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

/** What an undone archive leaves nothing of. */
const TAKEN = ['posts', 'added_pages', 'redirects', 'issues', 'authors', 'pictures', 'former_post_ids'] as const;

/** An archive of a site with sample data, a page, a redirect, a picture and people. */
async function makeArchive(): Promise<Buffer> {
  const { db, close } = await openTestSqlite();
  try {
    const mediaDir = await openTestFolder();
    await loadSampleData(db, TEST_NOW);
    const staff = callAsStaff(db, { mediaDir });
    const file = await buildPicture({ width: 60, height: 40, format: 'png' });
    const upload = { body: inOnePiece(file), contentType: 'image/png', contentLength: file.length };
    const picture = await staff.media.upload({ ...upload, name: 'pier.png', alt: 'A pier' });
    await staff.posts.create({ title: 'Ebb', content: `![A pier](${picture.url})`, status: 'published' });
    await staff.posts.create({ title: 'Flow', status: 'draft' });
    await staff.addresses.addRedirect({ path: '/old', target: '/services' });
    await staff.addresses.addRedirect({ path: '/older', target: '/services' });
    const page = await staff.pages.add({ kind: 'plain', title: 'Imprint' });
    const values = { 'page.headline': 'Imprint', 'page.markdown': '# Words' };
    const { draft } = await staff.pages.byId({ id: page.id });
    const kept = await staff.pages.keep({
      id: page.id,
      values,
      expectedVersion: draft?.version ?? null,
      liveVersion: 0,
    });
    await staff.pages.publish({ id: page.id, expectedVersion: kept.version });
    return await buffer(Readable.from(await staff.siteExport.download({ include: 'people' })));
  } finally {
    await close();
  }
}

async function countsOf(db: Db) {
  const counts = await Promise.all(
    TAKEN.map(async (table) => {
      const rows = await db
        .selectFrom(table as 'posts')
        .selectAll()
        .execute();
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describeOnEachDatabase('undoing an archive of this program', (database) => {
  async function open() {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(database(), { mediaDir });
    const work = () => workOnAllImports(database(), mediaDir, () => TEST_NOW);
    const archive = await makeArchive();
    async function bringIn() {
      const { id } = await staff.imports.upload({
        name: 'site.zip',
        siteAddress: '',
        body: inOnePiece(archive),
        contentLength: archive.length,
      });
      await work();
      await staff.imports.start({ id });
      await work();
      return id;
    }
    const undo = async (id: string) => {
      await staff.imports.undo({ id });
      await work();
    };
    const changed = callAsStaff(database(), { mediaDir, now: () => later(TEST_NOW, MINUTE_MS) });
    return { staff, changed, bringIn, undo };
  }

  test('takes away what it has made, says what stays, and can be brought in from a new upload', async () => {
    const { staff, bringIn, undo } = await open();
    const before = await countsOf(database());
    const id = await bringIn();
    const brought = await countsOf(database());
    for (const table of TAKEN.slice(0, 6)) expect([table, brought[table]]).not.toEqual([table, before[table]]);
    await undo(id);
    expect(await countsOf(database())).toEqual(before);
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'undone', undoUntil: null });
    const { items } = await staff.imports.items({ id, outcome: 'arrived' });
    expect([...new Set(items.map(({ kind }) => kind))].toSorted()).toEqual(['setting', 'subscriber', 'topic']);
    expect(items.every(({ reason }) => reason === 'This is not undone. Change it by hand.')).toBe(true);
    await expect(staff.imports.start({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'An archive of Tideline is deleted when it was brought in. Upload it again.',
    });
    await bringIn();
    expect(await countsOf(database())).toEqual(brought);
  });

  test('leaves what was changed here since', async () => {
    const { staff, changed, bringIn, undo } = await open();
    const id = await bringIn();
    await changed.posts.update({ id: 'flow', changes: { title: 'Flow and ebb' } });
    await changed.posts.create({ title: 'Ours', status: 'draft' });
    const changes = { content: 'Kept for later' };
    await changed.posts.pending.keep({ id: 'ebb', changes, expectedVersion: null, liveVersion: 1 });
    const redirect = (await changed.addresses.redirects({})).items.find(({ path }) => path === '/old');
    await changed.addresses.removeRedirect({ id: redirect?.id ?? '' });
    await changed.addresses.addRedirect({ path: '/old', target: '/about' });
    await undo(id);
    const posts = await staff.posts.list({});
    expect(posts.items.map(({ title }) => title).toSorted()).toEqual(['Ebb', 'Flow and ebb', 'Ours']);
    expect((await staff.addresses.redirects({})).items.map(({ path, target }) => [path, target])).toEqual([
      ['/old', '/about'],
    ]);
    const { items } = await staff.imports.items({ id, kind: 'post', outcome: 'arrived' });
    const reason = expect.stringMatching(/^It was changed or deleted here/);
    expect(items.toSorted((one, other) => one.title.localeCompare(other.title))).toMatchObject([
      { title: 'Ebb', reason },
      { title: 'Flow', reason },
    ]);
  });
});
