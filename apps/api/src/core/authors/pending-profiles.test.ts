import { expect, test } from 'vitest';
import type { Staff, StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { deletePicture, insertPicture } from '../../site/media/media.repository.ts';
import { findPerson } from '../../care/privacy/person.repository.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../store/schema.ts';
import { deleteMember } from '../../care/team/members.repository.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { buildContext, callAsVisitor, NO_FOLDER, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const TEXTS = { name: 'Ida Moor', role: 'Writer', sentence: 'Writes.', bio: 'Lives by the sea.' };
const PROFILE = { ...TEXTS, pictureId: null };
const CONFLICT = { code: 'CONFLICT' };

/** Somebody with an account. */
async function openMember(db: Db, role: StaffRole, name: string) {
  const staff: Staff = { id: name, email: `${name}@example.com`, name, role };
  await insertStaff(db, { ...staff, passwordHash: 'none' }, TEST_NOW);
  const actor = { staff, kind: 'caller', network: 'test', requestId: 'test' } as const;
  return createCaller(buildContext(db, { staff, actor, tokenHash: name, confirmedAt: TEST_NOW }));
}

type Member = Awaited<ReturnType<typeof openMember>>;

async function openDesk(db: Db) {
  return { author: await openMember(db, 'author', 'ida'), editor: await openMember(db, 'editor', 'kim') };
}

/** What the editor sees of the only profile that waits, as the input of an approval. */
async function readWaiting(editor: Member) {
  const waiting = await editor.authors.approvals.list();
  const [shown] = waiting;
  const approval = { staffId: 'ida', version: shown?.version ?? '', formerVersion: shown?.former?.version ?? null };
  return { waiting, approval };
}

/** The author has a public profile. */
async function publishFirst({ author, editor }: { author: Member; editor: Member }): Promise<void> {
  await author.authors.own.save({ ...PROFILE, expectedVersion: null });
  await editor.authors.approvals.approve((await readWaiting(editor)).approval);
}

describeOnEachDatabase('the profile of an author', (database) => {
  test('is not public until somebody who may publish approves it', async () => {
    const { author, editor } = await openDesk(database());
    expect(await author.authors.own.save({ ...PROFILE, expectedVersion: null })).toBeNull();
    expect(await author.authors.own.read()).toBeNull();
    expect(await author.authors.own.pending()).toMatchObject({ ...TEXTS, state: 'waiting', note: '' });
    expect(await callAsVisitor(database()).authors.list()).toEqual([]);
    expect(await author.auth.me()).toMatchObject({ byline: 'ida' });
    const { waiting, approval } = await readWaiting(editor);
    expect(waiting).toMatchObject([{ ...TEXTS, staffId: 'ida', submittedBy: 'ida', former: null }]);
    await editor.authors.approvals.approve(approval);
    expect(await author.authors.own.read()).toMatchObject({ ...TEXTS, version: 1 });
    expect(await author.authors.own.pending()).toBeNull();
    expect(await editor.authors.approvals.list()).toEqual([]);
    expect(await author.auth.me()).toMatchObject({ byline: 'Ida Moor' });
    await expect(editor.authors.approvals.approve(approval)).rejects.toMatchObject(CONFLICT);
  });

  test('keeps its former texts wherever readers see them, until the new ones are approved', async () => {
    const { author, editor } = await openDesk(database());
    await publishFirst({ author, editor });
    const post = buildPost({ title: 'Ebb', author: 'Ida Moor', status: 'published' });
    const { id } = await editor.posts.create(post);
    const visitor = callAsVisitor(database());
    const shown = async () => [
      (await visitor.posts.page({ id })).author?.role,
      (await visitor.posts.archive({ kind: 'author', slug: 'ida-moor' }))?.author?.role,
      (await visitor.authors.list())[0]?.role,
      (await visitor.authors.people())[0]?.role,
    ];
    expect(await author.authors.own.save({ ...PROFILE, role: 'Pilot', expectedVersion: 1 })).toMatchObject(TEXTS);
    expect(await shown()).toEqual(['Writer', 'Writer', 'Writer', 'Writer']);
    const { waiting, approval } = await readWaiting(editor);
    expect(waiting).toMatchObject([{ role: 'Pilot', former: { role: 'Writer' } }]);
    await editor.authors.approvals.approve(approval);
    expect(await shown()).toEqual(['Pilot', 'Pilot', 'Pilot', 'Pilot']);
  });

  test('is approved as it was read: a newer submission, or a newer public profile, is read first', async () => {
    const { author, editor } = await openDesk(database());
    await publishFirst({ author, editor });
    await author.authors.own.save({ ...PROFILE, bio: 'One', expectedVersion: 1 });
    const first = await readWaiting(editor);
    await author.authors.own.save({ ...PROFILE, bio: 'Two', expectedVersion: 1 });
    await expect(editor.authors.approvals.approve(first.approval)).rejects.toMatchObject(CONFLICT);
    const { version } = first.approval;
    const back = { staffId: 'ida', version, note: 'No.' };
    await expect(editor.authors.approvals.sendBack(back)).rejects.toMatchObject(CONFLICT);
    const second = await readWaiting(editor);
    expect(second.waiting).toMatchObject([{ bio: 'Two' }]);
    const id = second.waiting[0]?.former?.id ?? '';
    await editor.authors.update({ id, changes: { role: 'Editor' } });
    await expect(editor.authors.approvals.approve(second.approval)).rejects.toMatchObject(CONFLICT);
    await expect(author.authors.own.save({ ...PROFILE, expectedVersion: 1 })).rejects.toMatchObject(CONFLICT);
    const third = await readWaiting(editor);
    expect(third.waiting).toMatchObject([{ bio: 'Two', former: { role: 'Editor', bio: 'Lives by the sea.' } }]);
    await editor.authors.approvals.approve(third.approval);
    expect(await author.authors.own.read()).toMatchObject({ bio: 'Two', version: 3 });
  });

  test('is sent back with a note; its author submits it again, or withdraws it', async () => {
    const { author, editor } = await openDesk(database());
    await author.authors.own.save({ ...PROFILE, expectedVersion: null });
    const { approval } = await readWaiting(editor);
    await editor.authors.approvals.sendBack({ staffId: 'ida', version: approval.version, note: 'Shorter, please.' });
    expect(await editor.authors.approvals.list()).toEqual([]);
    const returned = { state: 'returned', note: 'Shorter, please.', returnedBy: 'kim', returnedAt: TEST_NOW };
    expect(await author.authors.own.pending()).toMatchObject(returned);
    await expect(editor.authors.approvals.approve(approval)).rejects.toMatchObject(CONFLICT);
    await author.authors.own.save({ ...PROFILE, bio: 'Inland.', expectedVersion: null });
    expect(await author.authors.own.pending()).toMatchObject({ state: 'waiting', note: '', returnedBy: '' });
    await author.authors.own.withdraw();
    expect(await author.authors.own.pending()).toBeNull();
    expect(await editor.authors.approvals.list()).toEqual([]);
    await expect(author.authors.own.withdraw()).rejects.toMatchObject(CONFLICT);
    const lines = await database().selectFrom('audit').select(['actor', 'action']).orderBy('id').execute();
    expect(lines.map(({ actor, action }) => `${actor} ${action}`).toSorted()).toEqual([
      'ida@example.com author.submit',
      'ida@example.com author.submit',
      'ida@example.com author.withdraw',
      'kim@example.com author.send-back',
    ]);
  });

  test('cannot take the name of another author, neither when it is submitted nor later', async () => {
    const { author, editor } = await openDesk(database());
    const taken = { code: 'CONFLICT', message: 'An author with this name already exists.' };
    await editor.authors.add({ name: 'Sol' });
    const save = author.authors.own.save({ ...PROFILE, name: 'SOL', expectedVersion: null });
    await expect(save).rejects.toMatchObject(taken);
    await author.authors.own.save({ ...PROFILE, expectedVersion: null });
    await editor.authors.add({ name: 'Ida Moor' });
    const { approval } = await readWaiting(editor);
    await expect(editor.authors.approvals.approve(approval)).rejects.toMatchObject(taken);
    expect(await author.authors.own.pending()).toMatchObject({ state: 'waiting' });
  });

  test('loses a picture that is deleted while it waits', async () => {
    const { author } = await openDesk(database());
    const picture = buildPictureRow({ widthPx: 900, heightPx: 1200 });
    await insertPicture(database(), picture, TEST_NOW);
    await author.authors.own.save({ ...PROFILE, pictureId: picture.id, expectedVersion: null });
    const shown = { pictureUrl: expect.stringContaining(picture.id) };
    expect(await author.authors.own.pending()).toMatchObject(shown);
    await database()
      .transaction()
      .execute((trx) => deletePicture(trx, picture.id));
    expect(await author.authors.own.pending()).toMatchObject({ pictureUrl: null });
  });

  test('that waits is in the export of its person, and goes with the account', async () => {
    const { author } = await openDesk(database());
    await author.authors.own.save({ ...PROFILE, expectedVersion: null });
    const { pendingProfile } = await findPerson({ db: database(), mediaDir: NO_FOLDER }, 'ida@example.com', TEST_NOW);
    const stored = { ...TEXTS, pictureUrl: null, state: 'waiting', submittedAt: TEST_NOW, note: '', returnedAt: null };
    expect(pendingProfile).toEqual(stored);
    await database()
      .transaction()
      .execute((trx) => deleteMember(trx, 'ida'));
    expect(await database().selectFrom('pending_profiles').selectAll().execute()).toEqual([]);
  });

  test('is published with the next save once its owner may publish', async () => {
    const { author } = await openDesk(database());
    await author.authors.own.save({ ...PROFILE, expectedVersion: null });
    const staff: Staff = { id: 'ida', email: 'ida@example.com', name: 'ida', role: 'editor' };
    const actor = { staff, kind: 'caller', network: 'test', requestId: 'test' } as const;
    const session = { staff, actor, tokenHash: 'ida', confirmedAt: TEST_NOW };
    const promoted = createCaller(buildContext(database(), session));
    const saved = await promoted.authors.own.save({ ...PROFILE, bio: 'Inland.', expectedVersion: null });
    expect(saved).toMatchObject({ bio: 'Inland.', version: 1 });
    expect(await promoted.authors.own.pending()).toBeNull();
  });
});
