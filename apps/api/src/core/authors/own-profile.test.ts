import { expect, test } from 'vitest';
import type { Staff, StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { insertPicture } from '../../site/media/media.repository.ts';
import { findPerson } from '../../care/privacy/person.repository.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../store/schema.ts';
import { deleteMember } from '../../care/team/members.repository.ts';
import { insertInvitation, renewToken } from '../../care/team/invitations.repository.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { buildContext, callAsStaff, callAsVisitor, NO_FOLDER, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const TEXTS = { name: 'Ida Moor', role: 'Writer', sentence: 'Writes.', bio: 'Lives by the sea.' };
const PROFILE = { ...TEXTS, pictureId: null };

/** Somebody with an account. */
async function openMember(db: Db, role: StaffRole, name: string) {
  const staff: Staff = { id: name, email: `${name}@example.com`, name, role };
  await insertStaff(db, { ...staff, passwordHash: 'none' }, TEST_NOW);
  const actor = { staff, kind: 'caller', network: 'test', requestId: 'test' } as const;
  return createCaller(buildContext(db, { staff, actor, tokenHash: 'test', confirmedAt: TEST_NOW }));
}

describeOnEachDatabase('the own profile', (database) => {
  test.each(['admin', 'editor'] as const)(
    'of the role %s starts with the first save, and is the byline of new posts',
    async (role) => {
      const ida = await openMember(database(), role, 'ida');
      expect(await ida.authors.own.read()).toBeNull();
      expect(await ida.auth.me()).toMatchObject({ byline: 'ida' });
      const saved = await ida.authors.own.save({ ...PROFILE, expectedVersion: null });
      expect(saved).toMatchObject({ ...TEXTS, version: 1 });
      expect(await ida.authors.own.read()).toEqual(saved);
      expect(await ida.auth.me()).toMatchObject({ name: 'ida', byline: 'Ida Moor' });
    },
  );

  test('is what a post and the page of its author show', async () => {
    const db = database();
    const picture = buildPictureRow({ widthPx: 900, heightPx: 1200 });
    await insertPicture(db, picture, TEST_NOW);
    const ida = await openMember(db, 'editor', 'ida');
    await ida.authors.own.save({ ...PROFILE, pictureId: picture.id, expectedVersion: null });
    const { byline } = await ida.auth.me();
    const { id } = await ida.posts.create(buildPost({ title: 'Ebb', author: byline, status: 'published' }));
    const shown = { ...TEXTS, pictureUrl: expect.stringContaining(picture.id) };
    expect(await callAsVisitor(db).posts.page({ id })).toMatchObject({ author: shown });
    const archive = await callAsVisitor(db).posts.archive({ kind: 'author', slug: 'ida-moor' });
    expect(archive).toMatchObject({ author: shown, total: 1 });
  });

  test('is changed by its owner alone, in each save', async () => {
    const db = database();
    const ida = await openMember(db, 'editor', 'ida');
    const sol = await openMember(db, 'editor', 'sol');
    const before = await ida.authors.own.save({ ...PROFILE, expectedVersion: null });
    const taken = { code: 'CONFLICT', message: 'An author with this name already exists.' };
    await expect(sol.authors.own.save({ ...PROFILE, expectedVersion: null })).rejects.toMatchObject(taken);
    await sol.authors.own.save({ ...PROFILE, name: 'Sol', bio: 'Counts.', expectedVersion: null });
    expect(await ida.authors.own.read()).toEqual(before);
  });

  test('does not overwrite a newer version', async () => {
    const ida = await openMember(database(), 'editor', 'ida');
    const first = await ida.authors.own.save({ ...PROFILE, expectedVersion: null });
    await callAsStaff(database()).authors.update({ id: first?.id ?? '', changes: { role: 'Editor' } });
    for (const expectedVersion of [null, 1]) {
      await expect(ida.authors.own.save({ ...PROFILE, expectedVersion })).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect(await ida.authors.own.save({ ...PROFILE, expectedVersion: 2 })).toMatchObject({ role: 'Writer' });
  });

  test('stays with its posts when the account is removed', async () => {
    const db = database();
    const ida = await openMember(db, 'editor', 'ida');
    const { id = '' } = (await ida.authors.own.save({ ...PROFILE, expectedVersion: null })) ?? {};
    await db.transaction().execute((trx) => deleteMember(trx, 'ida'));
    expect(await callAsVisitor(db).authors.list()).toMatchObject([{ id, name: 'Ida Moor' }]);
    const row = await db.selectFrom('authors').select('staff_id').executeTakeFirst();
    expect(row).toEqual({ staff_id: null });
  });

  test('can be saved again after somebody has deleted it', async () => {
    const ida = await openMember(database(), 'editor', 'ida');
    const { id = '' } = (await ida.authors.own.save({ ...PROFILE, expectedVersion: null })) ?? {};
    await callAsStaff(database()).authors.remove({ id });
    expect(await ida.authors.own.read()).toBeNull();
    expect(await ida.authors.own.save({ ...PROFILE, expectedVersion: 1 })).toMatchObject({ version: 1 });
  });

  test('is recorded in the audit log', async () => {
    const ida = await openMember(database(), 'editor', 'ida');
    const { id = '' } = (await ida.authors.own.save({ ...PROFILE, expectedVersion: null })) ?? {};
    await ida.authors.own.save({ ...PROFILE, expectedVersion: 1 });
    const lines = await database().selectFrom('audit').select(['actor', 'action', 'object_id', 'detail']).execute();
    expect(lines.toSorted((one, other) => one.action.localeCompare(other.action))).toEqual([
      { actor: 'ida@example.com', action: 'author.add', object_id: id, detail: '{}' },
      { actor: 'ida@example.com', action: 'author.change', object_id: id, detail: '{"version":2}' },
    ]);
  });

  test('is in the export of its person, also under another name than that of the account', async () => {
    const ida = await openMember(database(), 'editor', 'ida');
    await ida.authors.own.save({ ...PROFILE, expectedVersion: null });
    const { authorProfile } = await findPerson({ db: database(), mediaDir: NO_FOLDER }, 'ida@example.com', TEST_NOW);
    expect(authorProfile).toMatchObject({ name: 'Ida Moor', bio: 'Lives by the sea.' });
  });
});

describeOnEachDatabase('the profile of a colleague', (database) => {
  test('is given to an account by who may change authors, one to each', async () => {
    const db = database();
    const ida = await openMember(db, 'author', 'ida');
    const editor = await openMember(db, 'editor', 'eve');
    const { id } = await editor.authors.add({ name: 'Ida Moor' });
    await editor.authors.update({ id, changes: { staffId: 'ida' } });
    expect(await ida.authors.own.read()).toMatchObject({ id, name: 'Ida Moor' });
    expect(await editor.authors.accounts()).toEqual([
      { id: 'eve', name: 'eve', authorId: null },
      { id: 'ida', name: 'ida', authorId: id },
    ]);
    const second = { code: 'CONFLICT', message: 'This colleague already has a different profile.' };
    await expect(editor.authors.add({ name: 'Ida', staffId: 'ida' })).rejects.toMatchObject(second);
    await expect(editor.authors.add({ name: 'Ida', staffId: 'gone' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await editor.authors.update({ id, changes: { role: 'Writer' } });
    expect(await ida.authors.own.read()).toMatchObject({ role: 'Writer' });
    await editor.authors.update({ id, changes: { staffId: null } });
    expect(await ida.authors.own.read()).toBeNull();
  });

  test.each([
    ['the invited name', 'Ida Moor', true],
    ['a name of their own choice', 'Somebody', false],
  ])('who joins is theirs by %s', async (_what, invitedName, isTheirs) => {
    const db = database();
    const { id } = await callAsStaff(db).authors.add({ name: 'Ida Moor' });
    const invitation = { id: 'invitation-1', email: 'ida@example.com', name: invitedName, role: 'author' as const };
    await db.transaction().execute((trx) => insertInvitation(trx, invitation, TEST_NOW));
    const token = await renewToken(db, invitation.id);
    await callAsVisitor(db).team.joining.accept({ token, name: 'Ida Moor', password: 'seventeen herons wade' });
    const [account] = await callAsStaff(db).authors.accounts();
    expect(account).toMatchObject({ name: 'Ida Moor', authorId: isTheirs ? id : null });
  });
});
