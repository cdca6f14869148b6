import { expect, test } from 'vitest';
import { findAnswerAt } from '../../core/addresses/answer-at.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { buildTar } from '../../testing/moving/build-tar.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

/** A post of Hugo. */
function part(title: string, day: string, series: string) {
  return {
    name: `content/posts/${title.toLowerCase()}.md`,
    data: `+++\ntitle = "${title}"\ndate = ${day}\nseries = ["${series}"]\n+++\nSee [all](/series/the-sea,-in-parts/).`,
  };
}

describeOnEachDatabase('the series of a folder', (database) => {
  test('leads in one hop from its address in Hugo, with its feed, until the import is undone', async () => {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(database(), { mediaDir });
    const work = () => workOnAllImports(database(), mediaDir, () => TEST_NOW);
    const body = buildTar([
      part('Ebb', '2024-05-01', 'The sea, in parts'),
      part('Flow', '2024-05-02', 'The sea, in parts'),
      part('Marks', '2024-05-03', '!?'),
    ]);
    const upload = { name: 'a.tar', siteAddress: 'https://old.example', body: inOnePiece(body), contentLength: null };
    const { id } = await staff.imports.upload(upload);
    await work();
    await staff.imports.start({ id });
    await work();
    const { items } = await staff.imports.items({ id, kind: 'series' });
    expect(items.map(({ title, outcome, path, isPublic }) => [title, outcome, path, isPublic])).toEqual([
      ['The sea, in parts', 'arrived', '/blog/series/the-sea-in-parts', true],
      ['!?', 'failed', null, false],
    ]);
    const lead = async (path: string) => (await findAnswerAt(database(), path, TEST_NOW))?.location;
    const [page, feed] = ['/blog/series/the-sea-in-parts', '/blog/series/the-sea-in-parts/rss.xml'];
    for (const [old, path] of [
      ['/series/the-sea,-in-parts/', page],
      ['/series/the-sea-in-parts', page],
      ['/series/The-Sea-in-Parts/page/2/', page],
      ['/series/the-sea-in-parts/index.xml', feed],
    ] as const)
      expect([old, await lead(old)]).toEqual([old, path]);
    expect((await callAsVisitor(database()).posts.byId({ id: 'ebb' })).content).toContain(`[all](${page})`);
    await staff.imports.undo({ id });
    await work();
    expect(await lead('/series/the-sea-in-parts')).toBeUndefined();
  });
});
