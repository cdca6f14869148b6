import { expect, test } from 'vitest';
import { pictureUrl } from '@tideline/domain/picture/picture-address';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { insertPicture } from './media.repository.ts';
import { listUnused } from './unused-pictures.repository.ts';

const NAMES = ['text', 'trash', 'featured', 'social', 'pending', 'author', 'work', 'draft', 'none', 'alike'] as const;

function idOf(name: (typeof NAMES)[number]): string {
  return NAMES.indexOf(name).toString(16).padStart(24, 'a');
}

function urlOf(name: (typeof NAMES)[number]): string {
  return pictureUrl(idOf(name), 1200, 800, 'jpg');
}

describeOnEachDatabase('pictures that nothing uses', (database) => {
  test('are told from those that posts, pages, authors and work samples show', async () => {
    const db = database();
    for (const name of NAMES) await insertPicture(db, buildPictureRow({ id: idOf(name), alt: 'A pier' }), TEST_NOW);
    const staff = callAsStaff(db);
    await staff.posts.create(
      buildPost({ content: `![A pier](${urlOf('text')}) and [a page](/media/${idOf('alike')})` }),
    );
    const gone = await staff.posts.create(buildPost({ title: 'Gone', content: `![A pier](${urlOf('trash')})` }));
    await staff.posts.remove({ id: gone.id });
    await staff.posts.create(buildPost({ title: 'Ebb', featuredImageUrl: urlOf('featured') }));
    await staff.posts.create(buildPost({ title: 'Flow', socialImageUrl: urlOf('social') }));
    const { id } = await staff.posts.create({ title: 'Tides', status: 'published' });
    const changes = { content: `![A pier](${urlOf('pending')})` };
    await staff.posts.pending.keep({ id, changes, expectedVersion: null, liveVersion: 1 });
    await staff.authors.add({ name: 'Ada', pictureId: idOf('author') });
    await staff.workPictures.put({ sampleId: 'expert-pitch', pictureId: idOf('work') });
    await staff.pages.keep({
      id: 'home',
      values: { 'hero.image.photo': urlOf('draft'), 'hero.image.focus': '50% 20%' },
      expectedVersion: null,
      liveVersion: 0,
    });
    const unused = await listUnused(db, NAMES.map(idOf));
    expect(NAMES.filter((name) => unused.has(idOf(name)))).toEqual(['none', 'alike']);
    for (const name of NAMES) {
      const { total, authors, pages, isWorkPicture } = await staff.media.uses({ id: idOf(name) });
      const isUsed = total + authors.length + pages.length > 0 || isWorkPicture;
      expect([name, isUsed]).toEqual([name, !unused.has(idOf(name))]);
    }
    expect(await listUnused(db, [])).toEqual(new Set());
  });

  test('are found among more posts than are read at once', async () => {
    const db = database();
    const staff = callAsStaff(db);
    const posts = Array.from({ length: 501 }, (_, at) => at.toString(16).padStart(24, 'b'));
    for (const picture of posts)
      await staff.posts.create({ title: picture, content: `![A pier](${pictureUrl(picture, 1200, 800, 'jpg')})` });
    expect(await listUnused(db, [...posts, idOf('none')])).toEqual(new Set([idOf('none')]));
  });
});
