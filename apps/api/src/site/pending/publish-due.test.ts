import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { publishDueDrafts } from '../drafts/publish-draft.ts';
import { DRAFTED_POSTS } from './drafted-posts.ts';

const DUE = '2026-12-01T17:30:00.000Z';
const BEFORE = '2026-12-01T17:29:59.999Z';
const MONTHS_LATER = '2027-03-01T00:00:00.000Z';

describeOnEachDatabase('a scheduled update', (database) => {
  const staff = (now = DUE) => callAsStaff(database(), { now: () => now });
  const live = async (id = 'tides') => {
    return (await callAsVisitor(database(), { now: () => MONTHS_LATER }).posts.byId({ id })).content;
  };
  async function schedule(title = 'Tides', goesLiveAt: string | null = '2026-12-01T09:30') {
    const { id } = await staff().posts.create(buildPost({ title, content: 'Live.' }));
    const changes = { content: 'Later.' };
    return staff().posts.pending.keep({ id, changes, expectedVersion: null, liveVersion: 1, goesLiveAt });
  }
  const pendingOf = async (id: string) => (await staff().posts.pending.byPost({ id })).pending;

  test('goes live when its date arrives in the agency’s zone, not before, and once', async () => {
    await schedule();
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, BEFORE)).toEqual([]);
    expect(await live()).toBe('Live.');
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, DUE)).toEqual(['tides']);
    expect(await live()).toBe('Later.');
    expect(await pendingOf('tides')).toBeNull();
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, DUE)).toEqual([]);
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ version: 2, updatedAt: DUE });
  });

  test('also goes live when no server ran at that time; changes without a date wait', async () => {
    await schedule('Tides');
    await schedule('Ebb');
    await schedule('Flow', null);
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, MONTHS_LATER)).toEqual(['tides', 'ebb']);
    expect([await live('tides'), await live('ebb'), await live('flow')]).toEqual(['Later.', 'Later.', 'Live.']);
  });

  test('is published once by two servers', async () => {
    await schedule();
    const both = await Promise.all([
      publishDueDrafts(database(), DRAFTED_POSTS, DUE),
      publishDueDrafts(database(), DRAFTED_POSTS, DUE),
    ]);
    expect(both.flat()).toEqual(['tides']);
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ version: 2 });
  });

  test('is a revision of the person who scheduled it', async () => {
    await schedule();
    await publishDueDrafts(database(), DRAFTED_POSTS, DUE);
    expect(await staff().posts.revisions.list({ id: 'tides' })).toMatchObject([
      { version: 2, kind: 'save', savedBy: 'Staff', savedAt: DUE },
      { version: 1 },
    ]);
  });

  test('keeps what was changed in other fields since, and is held back where both changed the same', async () => {
    await schedule('Tides');
    await schedule('Ebb');
    await staff().posts.update({ id: 'tides', changes: { author: 'Rowan' } });
    await staff().posts.update({ id: 'ebb', changes: { content: 'Live again.' } });
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, DUE)).toEqual(['tides']);
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ content: 'Later.', author: 'Rowan' });
    expect(await live('ebb')).toBe('Live again.');
    const held = await pendingOf('ebb');
    expect(held).toMatchObject({ isHeld: true, fields: { content: 'Later.' } });
    const heldLines = async () =>
      (await staff().audit.list({})).items.filter((line) => line.action === 'post.hold-pending');
    expect(await heldLines()).toMatchObject([{ actor: 'program', objectId: 'ebb', detail: { fields: ['content'] } }]);
    await publishDueDrafts(database(), DRAFTED_POSTS, MONTHS_LATER);
    expect(await heldLines()).toHaveLength(1);

    // Somebody puts them together: the old date does not publish the new text by itself.
    const settled = { id: 'ebb', changes: { content: 'Both.' }, expectedVersion: held?.version ?? '', liveVersion: 2 };
    expect(await staff().posts.pending.keep(settled)).toMatchObject({ isHeld: false, goesLiveAt: null });
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, MONTHS_LATER)).toEqual([]);
  });

  test('waits while its post is not published or in the trash', async () => {
    await schedule('Tides');
    await schedule('Ebb');
    await staff().posts.update({ id: 'tides', changes: { status: 'draft' } });
    await staff().posts.remove({ id: 'ebb' });
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, DUE)).toEqual([]);
    await staff().posts.update({ id: 'tides', changes: { status: 'published' } });
    await staff().posts.restore({ id: 'ebb' });
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, DUE)).toEqual(['tides', 'ebb']);
  });

  test('that was discarded does not go live', async () => {
    const { version } = await schedule();
    await staff().posts.pending.discard({ id: 'tides', expectedVersion: version });
    expect(await publishDueDrafts(database(), DRAFTED_POSTS, MONTHS_LATER)).toEqual([]);
    expect(await live()).toBe('Live.');
  });
});
