import { expect, onTestFinished, test } from 'vitest';
import { buildPicture } from '../../testing/build-picture.ts';
import { buildTar } from '../../testing/moving/build-tar.ts';
import { ghostExport } from '../../testing/moving/ghost-exports.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

test('pictures beside an export in an archive come along without the old site', async () => {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const mediaDir = await openTestFolder();
  const staff = callAsStaff(db, { mediaDir });
  const data = await buildPicture({ width: 600, height: 400, format: 'png' });
  const archive = buildTar([
    { name: 'backup/old.ghost.json', data: ghostExport('4.48.9') },
    { name: 'backup/content/images/pier.jpg', data },
    { name: 'backup/images/boat.jpg', data },
  ]);
  const upload = { name: 'old.tar', siteAddress: 'https://old.example', contentLength: null };
  const { id } = await staff.imports.upload({ ...upload, body: inOnePiece(archive) });
  const work = () => workOnAllImports(db, mediaDir, () => TEST_NOW);
  await work();
  await staff.imports.start({ id });
  await work();
  expect(await staff.imports.byId({ id })).toMatchObject({ state: 'done', system: 'ghost' });
  const { items } = await staff.media.list({ limit: 10 });
  expect(items.map(({ fileName }) => fileName).toSorted()).toEqual(['boat', 'pier']);
  expect((await staff.posts.byId({ id: 'ebb' })).content).toMatch(/!\[A pier\]\(\/media\//);
});
