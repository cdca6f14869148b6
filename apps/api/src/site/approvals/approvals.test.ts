import { expect, test } from 'vitest';
import type { Staff, StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPost } from '../../testing/build-post.ts';
import { buildContext, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

async function openMember(db: Db, role: StaffRole, name: string) {
  const staff: Staff = { id: name, email: `${name}@example.com`, name, role };
  await insertStaff(db, { ...staff, passwordHash: 'none' }, TEST_NOW);
  const actor = { staff, kind: 'caller', network: 'test', requestId: 'test' } as const;
  return createCaller(buildContext(db, { staff, actor, tokenHash: name, confirmedAt: TEST_NOW }));
}

async function openDesk(db: Db) {
  const [author, editor] = [await openMember(db, 'author', 'ida'), await openMember(db, 'editor', 'kim')];
  const { id } = await author.posts.create(buildPost({ title: 'Ebb', content: 'One', status: 'draft' }));
  return { author, editor, id };
}

describeOnEachDatabase('an approval', (database) => {
  test('publishes the draft that its author has submitted', async () => {
    const { author, editor, id } = await openDesk(database());
    await author.posts.approvals.request({ id });
    const [waiting, ...others] = await editor.posts.approvals.list();
    expect([waiting, others]).toMatchObject([
      { postId: id, title: 'Ebb', requestedBy: 'ida', state: 'waiting', isUpdate: false, isChanged: false },
      [],
    ]);
    expect(await author.posts.approvals.own()).toEqual([waiting]);
    const approved = { id, version: waiting?.version ?? '' };
    await editor.posts.approvals.approve(approved);
    expect(await editor.posts.byId({ id })).toMatchObject({ status: 'published', content: 'One' });
    expect(await author.posts.approvals.byPost({ id })).toBeNull();
    await expect(editor.posts.approvals.approve(approved)).rejects.toMatchObject({ code: 'CONFLICT' });
    const acts = await database().selectFrom('audit').select('action').where('object_id', '=', id).execute();
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['post.submit', 'post.approve']));
  });

  test('is for the text that was read: one that was saved meanwhile is not published, and nothing is lost', async () => {
    const { author, editor, id } = await openDesk(database());
    await author.posts.approvals.request({ id });
    const [read] = await editor.posts.approvals.list();
    await author.posts.update({ id, changes: { content: 'Two' } });
    const stale = { id, version: read?.version ?? '' };
    await expect(editor.posts.approvals.approve(stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await editor.posts.byId({ id })).toMatchObject({ status: 'draft', content: 'Two' });
    const [now] = await editor.posts.approvals.list();
    expect(now).toMatchObject({ isChanged: true });
    await editor.posts.approvals.approve({ id, version: now?.version ?? '' });
    expect(await editor.posts.byId({ id })).toMatchObject({ status: 'published', content: 'Two' });
  });

  test('can be refused with a note, which the author sees; the author submits again or withdraws', async () => {
    const { author, editor, id } = await openDesk(database());
    await author.posts.approvals.request({ id });
    await editor.posts.approvals.sendBack({ id, note: 'Shorter, please.' });
    expect(await editor.posts.approvals.list()).toEqual([]);
    expect(await author.posts.approvals.byPost({ id })).toMatchObject({
      state: 'returned',
      note: 'Shorter, please.',
      returnedBy: 'kim',
    });
    await expect(editor.posts.approvals.sendBack({ id, note: '' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await author.posts.approvals.request({ id });
    expect(await author.posts.approvals.byPost({ id })).toMatchObject({ state: 'waiting', note: '' });
    await author.posts.approvals.withdraw({ id });
    expect(await editor.posts.approvals.list()).toEqual([]);
    await expect(author.posts.approvals.withdraw({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('publishes the pending changes of a published post', async () => {
    const { author, editor, id } = await openDesk(database());
    await editor.posts.update({ id, changes: { status: 'published' } });
    await expect(author.posts.approvals.request({ id })).rejects.toThrow('There is nothing to approve');
    const { version } = await author.posts.byId({ id });
    const kept = { id, expectedVersion: null, liveVersion: version, isAutosave: false };
    await author.posts.pending.keep({ ...kept, changes: { title: 'Neap' } });
    await author.posts.approvals.request({ id });
    const [waiting] = await editor.posts.approvals.list();
    expect(waiting).toMatchObject({ title: 'Neap', isUpdate: true });
    await editor.posts.approvals.approve({ id, version: waiting?.version ?? '' });
    expect(await editor.posts.byId({ id })).toMatchObject({ title: 'Neap', status: 'published' });
    expect(await editor.posts.approvals.list()).toEqual([]);
  });

  test('is asked for by the owner only', async () => {
    const { editor, id } = await openDesk(database());
    const stranger = await openMember(database(), 'author', 'sol');
    await expect(stranger.posts.approvals.request({ id })).rejects.toThrow('This post belongs to someone else.');
    await editor.posts.approvals.request({ id });
    await expect(stranger.posts.approvals.withdraw({ id })).rejects.toThrow('This post belongs to someone else.');
  });
});
