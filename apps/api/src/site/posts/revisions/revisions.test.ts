import { expect, test } from 'vitest';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { AUTOSAVE_SITTING_MINUTES, REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { insertPost } from '../post-writes.repository.ts';

describeOnEachDatabase('revisions', (database) => {
  function staff(minutesLater = 0, name = TEST_STAFF.name) {
    const now = later(TEST_NOW, minutesLater * MINUTE_MS);
    return callAsStaff(database(), { now: () => now, staff: { ...TEST_STAFF, name } });
  }
  function draft(title = 'Tides') {
    return staff().posts.create(buildPost({ title, content: 'One two.', status: 'draft', publishDate: null }));
  }
  async function versionsOf(id: string) {
    return (await staff().posts.revisions.list({ id })).map(({ version, kind }) => `${version} ${kind}`);
  }

  test('every save stores one with author, time and all fields, newest first', async () => {
    await draft();
    await staff(5, 'Maya').posts.update({ id: 'tides', changes: { content: 'One two three.', tags: ['a', 'b'] } });
    const revisions = await staff().posts.revisions.list({ id: 'tides' });
    expect(revisions).toEqual([
      {
        version: 2,
        kind: 'save',
        savedBy: 'Maya',
        savedAt: '2026-11-21T18:05:00.000Z',
        title: 'Tides',
        status: 'draft',
        wordCount: 3,
      },
      { version: 1, kind: 'save', savedBy: 'Staff', savedAt: TEST_NOW, title: 'Tides', status: 'draft', wordCount: 2 },
    ]);
    expect(await staff().posts.revisions.byVersion({ id: 'tides', version: 2 })).toMatchObject({
      revision: revisions[0],
      fields: { title: 'Tides', content: 'One two three.', tags: ['a', 'b'], publishDate: null },
    });
  });

  test('a refused save stores none', async () => {
    await draft();
    await expect(
      staff().posts.update({ id: 'tides', changes: { title: 'Late' }, expectedVersion: 7 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(staff().posts.update({ id: 'tides', changes: { status: 'scheduled' } })).rejects.toThrow(
      'publish date',
    );
    expect(await versionsOf('tides')).toEqual(['1 save']);
  });

  test('the autosaves of one person share one until the editing session ends', async () => {
    await draft();
    const autosave = (minutes: number, excerpt: string, name?: string) =>
      staff(minutes, name).posts.update({ id: 'tides', changes: { excerpt }, isAutosave: true });
    await autosave(1, 'a');
    await autosave(2, 'b');
    await autosave(AUTOSAVE_SITTING_MINUTES, 'c');
    expect(await versionsOf('tides')).toEqual(['4 autosave', '1 save']);
    await autosave(AUTOSAVE_SITTING_MINUTES + 2, 'd');
    await autosave(AUTOSAVE_SITTING_MINUTES + 3, 'e', 'Maya');
    await staff(AUTOSAVE_SITTING_MINUTES + 4, 'Maya').posts.update({ id: 'tides', changes: { excerpt: 'f' } });
    await autosave(AUTOSAVE_SITTING_MINUTES + 5, 'g', 'Maya');
    expect(await versionsOf('tides')).toEqual([
      '8 autosave',
      '7 save',
      '6 autosave',
      '5 autosave',
      '4 autosave',
      '1 save',
    ]);
  });

  test('only drafts are autosaved: public and scheduled posts change by Update only', async () => {
    await staff().posts.create(buildPost({ title: 'Public' }));
    await draft();
    const refusal = { code: 'BAD_REQUEST', message: 'Only drafts are saved automatically.' };
    const byItself = { isAutosave: true } as const;
    await expect(staff().posts.update({ id: 'public', changes: { title: 'New' }, ...byItself })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      staff().posts.update({ id: 'public', changes: { status: 'draft' }, ...byItself }),
    ).rejects.toMatchObject(refusal);
    await expect(
      staff().posts.update({ id: 'tides', changes: { status: 'published' }, ...byItself }),
    ).rejects.toMatchObject(refusal);
    expect(await staff().posts.byId({ id: 'public' })).toMatchObject({ title: 'Public', version: 1 });
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ status: 'draft', version: 1 });
  });

  test('restoring one is a save that keeps status and date', async () => {
    await draft();
    await staff(1).posts.update({
      id: 'tides',
      changes: { title: 'New', content: 'New.', tags: ['new'], status: 'published', publishDate: '2026-11-20' },
    });
    const restored = await staff(2).posts.revisions.restore({ id: 'tides', version: 1, expectedVersion: 2 });
    expect(restored).toMatchObject({ title: 'Tides', content: 'One two.', tags: [], status: 'published', version: 3 });
    expect(restored.publishDate).toBe('2026-11-20T08:00:00.000Z');
    expect(await versionsOf('tides')).toEqual(['3 restore', '2 save', '1 save']);
    await expect(
      staff().posts.revisions.restore({ id: 'tides', version: 1, expectedVersion: 2 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('undoing an update restores the fields before it, as a save of its own', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', content: 'One.', publishDate: '2026-11-20' }));
    await staff(1).posts.update({ id: 'tides', changes: { content: 'Two.', publishDate: '2026-11-19', tags: ['b'] } });
    const undone = await staff(2).posts.revisions.undo({ id: 'tides', version: 2 });
    expect(undone).toMatchObject({ content: 'One.', tags: [], publishDate: '2026-11-20T08:00:00.000Z', version: 3 });
    expect(await versionsOf('tides')).toEqual(['3 restore', '2 save', '1 save']);
  });

  test('an update is not undone once somebody has saved the post since, nor the first save of a post', async () => {
    await draft();
    await staff(1).posts.update({ id: 'tides', changes: { content: 'Two.' } });
    await staff(2, 'Maya').posts.update({ id: 'tides', changes: { excerpt: 'Since.' } });
    const undo = (version: number) => staff(3).posts.revisions.undo({ id: 'tides', version });
    await expect(undo(2)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(undo(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ content: 'Two.', excerpt: 'Since.', version: 3 });
  });

  test('the state before the first revision becomes one with the first change', async () => {
    await database()
      .transaction()
      .execute((trx) => insertPost(trx, buildPost({ title: 'Old', content: 'Old words.' }), TEST_NOW));
    await staff(1).posts.update({ id: 'old', changes: { content: 'New words.' } });
    expect(await staff().posts.revisions.list({ id: 'old' })).toMatchObject([
      { version: 2, savedBy: 'Staff' },
      { version: 1, savedBy: null, savedAt: TEST_NOW },
    ]);
    expect((await staff().posts.revisions.byVersion({ id: 'old', version: 1 })).fields.content).toBe('Old words.');
  });

  test('only the newest hundred of a post remain, independent of other posts', async () => {
    await draft();
    await draft('Other');
    for (let count = 0; count < REVISIONS_PER_POST + 3; count += 1) {
      await staff().posts.update({ id: 'tides', changes: { excerpt: String(count) } });
    }
    const versions = await versionsOf('tides');
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([REVISIONS_PER_POST, '104 save', '5 save']);
    await expect(staff().posts.revisions.byVersion({ id: 'tides', version: 4 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This revision is no longer available.',
    });
    expect(await versionsOf('other')).toEqual(['1 save']);
  });
});
