import { expect, test } from 'vitest';
import { loadSampleData } from '../../care/sample/load-sample-data.ts';
import { insertPicture } from '../../site/media/media.repository.ts';
import { findContentVersion } from '../store/content-version.repository.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const PICTURE = buildPictureRow({ widthPx: 900, heightPx: 1200 });

describeOnEachDatabase('authors', (database) => {
  const staff = () => callAsStaff(database());
  const visitor = () => callAsVisitor(database());

  test('are public, by name, with the number of their public posts in any spelling', async () => {
    await staff().authors.add({ name: 'Zoë Marsh', role: 'Editor', sentence: 'Edits.' });
    const ada = await staff().authors.add({ name: 'Ada', role: 'Analyst' });
    for (const author of ['Zoë Marsh', ' zoë marsh ', 'ZOË MARSH']) await staff().posts.create(buildPost({ author }));
    await staff().posts.create(buildPost({ author: 'Zoë Marsh', status: 'draft' }));
    expect(await visitor().authors.list()).toEqual([
      ada,
      {
        id: expect.any(String),
        name: 'Zoë Marsh',
        role: 'Editor',
        sentence: 'Edits.',
        bio: '',
        slug: 'zoe-marsh',
        pictureUrl: null,
        postCount: 3,
        isSample: false,
        version: 1,
        createdAt: TEST_NOW,
        updatedAt: TEST_NOW,
      },
    ]);
  });

  test('have one profile for each name, regardless of case and space', async () => {
    const { id } = await staff().authors.add({ name: 'Ada Byron' });
    const taken = { code: 'CONFLICT', message: 'An author with this name already exists.' };
    await expect(staff().authors.add({ name: ' ada BYRON ' })).rejects.toMatchObject(taken);
    const other = await staff().authors.add({ name: 'Grace' });
    await expect(staff().authors.update({ id: other.id, changes: { name: 'ADA byron' } })).rejects.toMatchObject(taken);
    expect(await staff().authors.update({ id, changes: { name: 'ADA BYRON' } })).toMatchObject({ name: 'ADA BYRON' });
  });

  test('are changed field by field, and never over a newer version', async () => {
    const { id } = await staff().authors.add({ name: 'Ada', role: 'Analyst', sentence: 'Counts.' });
    expect(await staff().authors.update({ id, changes: { role: 'Writer' }, expectedVersion: 1 })).toMatchObject({
      role: 'Writer',
      sentence: 'Counts.',
      version: 2,
    });
    await expect(staff().authors.update({ id, changes: { role: 'Editor' }, expectedVersion: 1 })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
    await expect(staff().authors.update({ id: 'none', changes: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('show a picture of the library, which cannot be deleted as long as they do', async () => {
    await insertPicture(database(), PICTURE, TEST_NOW);
    const { id } = await staff().authors.add({ name: 'Ada', pictureId: PICTURE.id });
    expect(await visitor().authors.list()).toMatchObject([{ pictureUrl: `/media/${PICTURE.id}-900x1200.jpg` }]);
    expect(await staff().media.uses({ id: PICTURE.id })).toMatchObject({ authors: ['Ada'], isWorkPicture: false });
    await expect(staff().media.remove({ id: PICTURE.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This picture is the portrait of Ada. Change that under Settings, Authors first.',
    });
    expect(await staff().authors.update({ id, changes: { role: 'Analyst' } })).toMatchObject({
      pictureUrl: expect.stringContaining(PICTURE.id),
    });
    expect(await staff().authors.update({ id, changes: { pictureId: null } })).toMatchObject({ pictureUrl: null });
    const { media } = callAsStaff(database(), { mediaDir: await openTestFolder() });
    await expect(media.remove({ id: PICTURE.id })).resolves.toEqual({});
    await expect(staff().authors.update({ id, changes: { pictureId: PICTURE.id } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('raise the content version with every change', async () => {
    const versions = [await findContentVersion(database())];
    const noted = async () => versions.push(await findContentVersion(database()));
    const { id } = await staff().authors.add({ name: 'Ada' });
    await noted();
    await staff().authors.update({ id, changes: { role: 'Analyst' } });
    await noted();
    await staff().authors.remove({ id });
    await noted();
    expect(new Set(versions).size).toBe(4);
  });

  test('are recorded in the audit log by id only', async () => {
    const { id } = await staff().authors.add({ name: 'Ada Byron' });
    await staff().authors.update({ id, changes: { role: 'Analyst' } });
    await staff().authors.remove({ id });
    const lines = await database()
      .selectFrom('audit')
      .select(['action', 'object_id', 'detail'])
      .orderBy('action')
      .execute();
    expect(lines).toEqual([
      { action: 'author.add', object_id: id, detail: '{}' },
      { action: 'author.change', object_id: id, detail: '{"version":2}' },
      { action: 'author.remove', object_id: id, detail: '{}' },
    ]);
    await expect(staff().authors.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of the sample data go with it, except those that staff have edited', async () => {
    await loadSampleData(database(), TEST_NOW);
    const people = await visitor().authors.people();
    expect(people.map(({ name, posts }) => [name, posts.length])).toEqual([
      ['Daniel Okafor', 3],
      ['Elena Sorensen', 3],
      ['Jonah Weiss', 2],
      ['Maya Alvarez', 3],
      ['Priya Raman', 2],
    ]);
    for (const person of people) {
      expect(person).toMatchObject({
        isSample: true,
        role: expect.stringMatching(/\w/),
        sentence: expect.stringMatching(/\.$/),
      });
    }
    const [daniel] = await visitor().authors.list();
    const changes = { role: 'Our own strategist' };
    expect(await staff().authors.update({ id: daniel?.id ?? '', changes })).toMatchObject({ isSample: false });
    await staff().settings.removeSampleData();
    expect(await visitor().authors.list()).toMatchObject([{ name: 'Daniel Okafor', ...changes }]);
  });

  test('are listed on the About page with their newest three posts', async () => {
    await staff().authors.add({ name: 'Ada' });
    await staff().authors.add({ name: 'Grace' });
    for (const day of [11, 14, 12, 13]) {
      await staff().posts.create(buildPost({ title: `Day ${day}`, author: 'ada', publishDate: `2026-11-${day}` }));
    }
    expect(await visitor().authors.people()).toMatchObject([
      { name: 'Ada', slug: 'ada', posts: [{ title: 'Day 14' }, { title: 'Day 13' }, { title: 'Day 12' }] },
      { name: 'Grace', posts: [] },
    ]);
  });
});
