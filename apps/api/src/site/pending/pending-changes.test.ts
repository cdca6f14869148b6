import { expect, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import type { Capability } from '@tideline/domain/staff/capability';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteOldDiscarded } from '../drafts/drafts.repository.ts';

type Kept = Parameters<ReturnType<typeof callAsStaff>['posts']['pending']['keep']>[0];

const OVERTAKEN = { code: 'CONFLICT' };

describeOnEachDatabase('pending changes', (database) => {
  function staff(name = TEST_STAFF.name) {
    return callAsStaff(database(), { staff: { ...TEST_STAFF, name } });
  }
  async function publishPost() {
    await staff().posts.create(buildPost({ title: 'Tides', content: 'Live.', tags: ['a'] }));
  }
  function keep(content: string, changes: Partial<Kept> = {}, name?: string) {
    const kept = { id: 'tides', changes: { content }, expectedVersion: null, liveVersion: 1, ...changes };
    return staff(name).posts.pending.keep(kept);
  }
  const live = () => callAsVisitor(database()).posts.byId({ id: 'tides' });
  const found = async () => (await staff().posts.pending.byPost({ id: 'tides' })).pending;

  test('leave the live post as it is, for visitors and for staff', async () => {
    await publishPost();
    const kept = await keep('Later.', { changes: { content: 'Later.', tags: ['b'], title: 'Ebb' } });
    expect(kept).toMatchObject({ title: 'Ebb', goesLiveAt: null, isHeld: false, savedBy: 'Staff', savedAt: TEST_NOW });
    expect(await live()).toMatchObject({ title: 'Tides', content: 'Live.', tags: ['a'], version: 1 });
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ content: 'Live.', version: 1 });
    expect(await found()).toMatchObject({
      fields: { title: 'Ebb', content: 'Later.', tags: ['b'], author: 'Maya Alvarez' },
      base: { title: 'Tides', content: 'Live.', tags: ['a'] },
    });
    expect(await staff().posts.pending.list()).toMatchObject([{ postId: 'tides', title: 'Ebb', baseVersion: 1 }]);
  });

  test('are shown by a preview link', async () => {
    await publishPost();
    await keep('A *later* text of many words.'.repeat(100));
    const { token } = await staff().posts.previewLinks.create({ id: 'tides' });
    const page = await callAsVisitor(database()).posts.previewLinks.page({ token });
    expect(page.html).toContain('<em>later</em>');
    expect(page.post).toMatchObject({ title: 'Tides', readingTimeMinutes: 3 });
  });

  test('build on the changes kept before; two people do not overwrite each other', async () => {
    await publishPost();
    const first = await keep('One.');
    const second = await keep('One.', { changes: { excerpt: 'Short.' }, expectedVersion: first.version }, 'Maya');
    expect(second.fields).toMatchObject({ content: 'One.', excerpt: 'Short.' });
    await expect(keep('Two.', { expectedVersion: first.version })).rejects.toMatchObject(OVERTAKEN);
    await expect(keep('Two.')).rejects.toMatchObject(OVERTAKEN);
    expect(await found()).toMatchObject({ fields: { content: 'One.', excerpt: 'Short.' }, savedBy: 'Maya' });
  });

  test('are kept only by somebody who knows the live post, or the one they were made from', async () => {
    await publishPost();
    await staff().posts.update({ id: 'tides', changes: { author: 'Rowan' } });
    await expect(keep('One.', { liveVersion: 1 })).rejects.toMatchObject(OVERTAKEN);
    const first = await keep('One.', { liveVersion: 2 });
    await staff().posts.update({ id: 'tides', changes: { author: 'Maya' } });
    const second = await keep('Two.', { expectedVersion: first.version, liveVersion: 2 });
    expect(second.base).toMatchObject({ author: 'Rowan', content: 'Live.' });
    const third = await keep('Three.', { expectedVersion: second.version, liveVersion: 3 });
    expect(third).toMatchObject({ baseVersion: 3, base: { author: 'Maya', content: 'Live.' } });
  });

  test('take back nothing that was published in fields that they do not name', async () => {
    await publishPost();
    const first = await keep('Later.');
    await staff().posts.update({ id: 'tides', changes: { author: 'Rowan', tags: ['b'] } });
    const named = { changes: { excerpt: 'Short.' }, expectedVersion: first.version, liveVersion: 2 };
    const { version, fields } = await keep('', named);
    expect(fields).toMatchObject({ content: 'Later.', excerpt: 'Short.', author: 'Rowan', tags: ['b'] });
    const post = await staff().posts.pending.publish({ id: 'tides', expectedVersion: version });
    expect(post).toMatchObject({ content: 'Later.', excerpt: 'Short.', author: 'Rowan', tags: ['b'] });
  });

  test('of a field that the live post has changed, too, stay a conflict until a save names the field', async () => {
    await publishPost();
    const first = await keep('Later.');
    await staff().posts.update({ id: 'tides', changes: { content: 'Live again.' } });
    const named = { changes: { excerpt: 'Short.' }, expectedVersion: first.version, liveVersion: 2 };
    const second = await keep('', named);
    expect(second).toMatchObject({ baseVersion: 1, base: { content: 'Live.' }, fields: { content: 'Later.' } });
    const publish = (expectedVersion: string) => staff().posts.pending.publish({ id: 'tides', expectedVersion });
    await expect(publish(second.version)).rejects.toMatchObject(OVERTAKEN);
    const third = await keep('Later.', { expectedVersion: second.version, liveVersion: 2 });
    expect(third).toMatchObject({ baseVersion: 2, base: { content: 'Live again.' } });
    expect(await publish(third.version)).toMatchObject({ content: 'Later.', excerpt: 'Short.' });
  });

  test('can be made to published posts only; others change without them', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    await expect(keep('One.')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(keep('One.', { id: 'missing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are saved by themselves without a date only', async () => {
    await publishPost();
    const first = await keep('One.');
    const second = await keep('Two.', { expectedVersion: first.version, isAutosave: true });
    const dated = await keep('Two.', { expectedVersion: second.version, goesLiveAt: '2026-12-01T09:30' });
    expect(dated.goesLiveAt).toBe('2026-12-01T17:30:00.000Z'); // in Los Angeles
    await expect(keep('Half a sen', { expectedVersion: dated.version, isAutosave: true })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const again = await keep('Three.', { expectedVersion: dated.version });
    expect(again.goesLiveAt).toBe(dated.goesLiveAt);
    expect(await keep('Three.', { expectedVersion: again.version, goesLiveAt: null })).toMatchObject({
      goesLiveAt: null,
      fields: { content: 'Three.' },
    });
  });

  test('are published as one save, which keeps what was changed in the live post', async () => {
    await publishPost();
    const { version } = await keep('Later.');
    await staff().posts.update({ id: 'tides', changes: { author: 'Rowan' } });
    const post = await staff().posts.pending.publish({ id: 'tides', expectedVersion: version });
    expect(post).toMatchObject({ content: 'Later.', author: 'Rowan', status: 'published', version: 3 });
    expect(await live()).toMatchObject({ content: 'Later.', author: 'Rowan' });
    expect(await staff().posts.pending.byPost({ id: 'tides' })).toEqual({ pending: null, discarded: null });
    const revisions = await staff().posts.revisions.list({ id: 'tides' });
    expect(revisions.map((revision) => revision.version)).toEqual([3, 2, 1]);
    expect(await staff().posts.revisions.undo({ id: 'tides', version: 3 })).toMatchObject({ content: 'Live.' });
  });

  test('are not published over a change of the same field, nor in a version that the editor has not loaded', async () => {
    await publishPost();
    const first = await keep('Later.');
    await staff().posts.update({ id: 'tides', changes: { content: 'Live again.' } });
    const publish = (expectedVersion: string) => staff().posts.pending.publish({ id: 'tides', expectedVersion });
    await expect(publish(first.version)).rejects.toMatchObject(OVERTAKEN);
    expect(await live()).toMatchObject({ content: 'Live again.' });
    const second = await keep('Both.', { expectedVersion: first.version, liveVersion: 2 });
    await expect(publish(first.version)).rejects.toMatchObject(OVERTAKEN);
    expect(await publish(second.version)).toMatchObject({ content: 'Both.', version: 3 });
  });

  test('can be published together with a new status', async () => {
    await publishPost();
    const { version } = await keep('Later.');
    const published = { id: 'tides', expectedVersion: version, status: 'draft' } as const;
    expect(await staff().posts.pending.publish(published)).toMatchObject({ content: 'Later.', status: 'draft' });
    await expect(live()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that are discarded come back with Undo, until others were kept or the retention has passed', async () => {
    await publishPost();
    const { version } = await keep('Later.', { goesLiveAt: '2026-12-01' });
    const named = { id: 'tides', expectedVersion: version };
    await staff().posts.pending.discard(named);
    expect(await found()).toBeNull();
    expect(await staff().posts.pending.list()).toEqual([]);
    await staff().posts.pending.restore(named);
    expect(await found()).toMatchObject({ fields: { content: 'Later.' }, goesLiveAt: '2026-12-01T08:00:00.000Z' });

    await staff().posts.pending.discard(named);
    await expect(staff().posts.pending.discard(named)).rejects.toMatchObject(OVERTAKEN);
    const almost = later(TEST_NOW, TRASH_RETENTION_DAYS * DAY_MS - 1);
    await deleteOldDiscarded(database(), 'pending_changes', almost);
    expect((await staff().posts.pending.byPost({ id: 'tides' })).discarded).toMatchObject({ version });
    await deleteOldDiscarded(database(), 'pending_changes', later(almost, 1));
    await expect(staff().posts.pending.restore(named)).rejects.toMatchObject(OVERTAKEN);

    const next = await keep('Other words.');
    await staff().posts.pending.discard({ id: 'tides', expectedVersion: next.version });
    await keep('New words.');
    const restoring = staff().posts.pending.restore({ id: 'tides', expectedVersion: next.version });
    await expect(restoring).rejects.toMatchObject(OVERTAKEN);
    expect(await found()).toMatchObject({ fields: { content: 'New words.' } });
  });

  test('with a date need the right to publish, to keep and to discard', async () => {
    await publishPost();
    const capabilities: ReadonlySet<Capability> = new Set(['posts.edit', 'posts.read-drafts']);
    const { pending } = callAsStaff(database(), { capabilities }).posts;
    const kept = { id: 'tides', changes: {}, expectedVersion: null, liveVersion: 1 };
    await expect(pending.keep({ ...kept, goesLiveAt: '2026-12-01' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const own = await pending.keep(kept);
    await expect(pending.publish({ id: 'tides', expectedVersion: own.version })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const dated = await keep('x', { expectedVersion: own.version, goesLiveAt: '2026-12-01' });
    const named = { id: 'tides', expectedVersion: dated.version };
    await expect(pending.keep({ ...kept, ...named })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(pending.discard(named)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('wait in the trash with their post, and end with it', async () => {
    await publishPost();
    await keep('Later.');
    await staff().posts.remove({ id: 'tides' });
    expect(await staff().posts.pending.list()).toEqual([]);
    await staff().posts.restore({ id: 'tides' });
    expect(await staff().posts.pending.list()).toMatchObject([{ postId: 'tides' }]);
    await database().deleteFrom('posts').where('id', '=', 'tides').execute();
    expect(await database().selectFrom('pending_changes').select('post_id').execute()).toEqual([]);
  });
});
