import { describe, expect, onTestFinished, test } from 'vitest';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { Staff, StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { buildContext, callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestSqlite } from '../../testing/test-database.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../../core/store/schema.ts';

const NOT_OWN = { code: 'FORBIDDEN', message: expect.stringContaining('This post belongs to someone else.') };

/** Somebody with an account. */
async function openMember(db: Db, role: StaffRole, name: string) {
  const staff: Staff = { id: name, email: `${name}@example.com`, name, role };
  await insertStaff(db, { ...staff, passwordHash: 'none' }, TEST_NOW);
  const actor = { staff, kind: 'caller', network: 'test', requestId: 'test' } as const;
  return createCaller(buildContext(db, { staff, actor, tokenHash: 'test', confirmedAt: TEST_NOW }));
}

describeOnEachDatabase('an author', (database) => {
  test('changes own drafts, in every way', async () => {
    const author = await openMember(database(), 'author', 'ida');
    const { id } = await author.posts.create(buildPost({ title: 'Ebb', status: 'draft' }));
    await author.posts.update({ id, changes: { content: 'Once' } });
    await author.posts.update({ id, changes: { content: 'Twice' } });
    await author.posts.revisions.restore({ id, version: 1 });
    const link = await author.posts.previewLinks.create({ id });
    expect(await author.posts.previewLinks.page({ token: link.token })).toMatchObject({ post: { title: 'Ebb' } });
    expect(await author.posts.previewLinks.endAll({ id })).toEqual({ ended: 1 });
    expect(await author.posts.owners.byPost({ id })).toEqual({ owner: { id: 'ida', name: 'ida' }, isEditable: true });
  });

  test('changes no post of others, in no way', async () => {
    const db = database();
    const author = await openMember(db, 'author', 'ida');
    const owner = callAsStaff(db);
    const { id: draft } = await owner.posts.create(buildPost({ title: 'Ebb', status: 'draft' }));
    const { id, version } = await owner.posts.create(buildPost({ title: 'Tides', status: 'published' }));
    const kept = { expectedVersion: null, liveVersion: version, isAutosave: false };
    await owner.posts.pending.keep({ id, ...kept, changes: { title: 'Neap tides' } });
    const { pending } = await owner.posts.pending.byPost({ id });
    const wanted = { id, expectedVersion: pending?.version ?? '' };
    const refused = [
      () => author.posts.update({ id: draft, changes: { content: 'Mine' } }),
      () => author.posts.update({ id: draft, isAutosave: true, changes: { content: 'Mine' } }),
      () => author.posts.revisions.restore({ id: draft, version: 1 }),
      () => author.posts.pending.keep({ id, ...kept, changes: { title: 'Mine' } }),
      () => author.posts.pending.discard(wanted),
      () => author.posts.previewLinks.create({ id: draft }),
      () => author.posts.previewLinks.endAll({ id: draft }),
    ];
    for (const act of refused) await expect(act()).rejects.toMatchObject(NOT_OWN);
    await owner.posts.pending.discard(wanted);
    await expect(author.posts.pending.restore(wanted)).rejects.toMatchObject(NOT_OWN);
    expect(await owner.posts.byId({ id: draft })).toMatchObject({ version: 1 });
    expect(await author.posts.owners.byPost({ id: draft })).toMatchObject({ isEditable: false });
  });

  test('gets the post of a colleague from an editor, and does not publish it', async () => {
    const db = database();
    const author = await openMember(db, 'author', 'ida');
    const editor = await openMember(db, 'editor', 'kim');
    const { id } = await editor.posts.create(buildPost({ title: 'Ebb', status: 'draft' }));
    await editor.posts.owners.set({ id, ownerId: 'ida' });
    expect(await author.posts.update({ id, changes: { title: 'Neap' } })).toMatchObject({ title: 'Neap' });
    await expect(author.posts.update({ id, changes: { status: 'published' } })).rejects.toThrow('posts.publish');
    expect(await editor.posts.update({ id, changes: { status: 'published' } })).toMatchObject({ status: 'published' });
  });

  test('is the only kind of new owner besides those who write posts', async () => {
    const db = database();
    await openMember(db, 'sales', 'sol');
    await openMember(db, 'author', 'ida');
    await openMember(db, 'editor', 'kim');
    expect((await callAsStaff(db).posts.owners.writers()).map(({ id }) => id)).toEqual(['ida', 'kim']);
    const { id } = await callAsStaff(db).posts.create(buildPost({ status: 'draft' }));
    for (const ownerId of ['sol', 'nobody-there']) {
      const refusal = { message: 'This colleague cannot own posts.' };
      await expect(callAsStaff(db).posts.owners.set({ id, ownerId })).rejects.toMatchObject(refusal);
    }
    await callAsStaff(db).posts.owners.set({ id, ownerId: null });
    expect(await callAsStaff(db).posts.owners.byPost({ id })).toEqual({ owner: null, isEditable: true });
  });
});

describe('a role', () => {
  test('stands in auth.me, with what it allows', async () => {
    const { db, close } = await openTestSqlite();
    onTestFinished(close);
    const sales = await openMember(db, 'sales', 'sol');
    expect(await sales.auth.me()).toEqual({
      id: 'sol',
      email: 'sol@example.com',
      name: 'sol',
      role: 'sales',
      capabilities: [...capabilitiesOf('sales')],
      byline: 'sol',
    });
  });
});
