import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { publishDueDrafts } from '../../site/drafts/publish-draft.ts';
import { DRAFTED_POSTS } from '../../site/pending/drafted-posts.ts';
import { deleteOldTrash, publishScheduledPosts } from '../../site/posts/post-writes.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const LATER = '2027-06-01T00:00:00.000Z';
const FILE = new TextEncoder().encode('email\nada@example.com\nbob@example.com\n');

describeOnEachDatabase('the audit log has a line for', (database) => {
  const staff = () => callAsStaff(database());

  /** The lines that `run` leaves, in words. */
  async function linesOf(run: () => Promise<unknown>): Promise<string[]> {
    const before = new Set((await read()).map((row) => row.id));
    await run();
    const rows = (await read()).filter((row) => !before.has(row.id));
    return rows
      .map(({ actor, action, object_id, detail }) => `${actor} ${action} ${object_id} ${detail}`)
      .toSorted((one, two) => one.localeCompare(two));
  }

  async function read() {
    return database().selectFrom('audit').selectAll().execute();
  }

  test('each save of a post, and how it changed the visibility', async () => {
    const { posts } = staff();
    expect(await linesOf(() => posts.create(buildPost({ title: 'Tides', status: 'draft' })))).toEqual([
      by('post.create tides {"version":1,"status":"draft"}'),
    ]);
    expect(await linesOf(() => posts.update({ id: 'tides', changes: { excerpt: 'Ebb' } }))).toEqual([
      by('post.change tides {"version":2,"status":"draft"}'),
    ]);
    expect(await linesOf(() => posts.update({ id: 'tides', changes: { status: 'published' } }))).toEqual([
      by('post.publish tides {"version":3,"status":"published"}'),
    ]);
    expect(await linesOf(() => posts.update({ id: 'tides', changes: { status: 'draft' } }))).toEqual([
      by('post.unpublish tides {"version":4,"status":"draft"}'),
    ]);
    expect(await linesOf(() => posts.revisions.restore({ id: 'tides', version: 1 }))).toEqual([
      by('post.change tides {"version":5,"status":"draft"}'),
    ]);
    expect(await linesOf(() => posts.remove({ id: 'tides' }))).toEqual([by('post.trash tides {"version":5}')]);
    expect(await linesOf(() => posts.restore({ id: 'tides' }))).toEqual([by('post.restore tides {"version":5}')]);
  });

  test('a post that is created as published', async () => {
    const lines = await linesOf(() => staff().posts.create(buildPost({ title: 'Tides', status: 'published' })));
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['post.create', 'post.publish']);
  });

  test('the first autosave of an editing session only', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    const save = (content: string) => () =>
      staff().posts.update({ id: 'tides', changes: { content }, isAutosave: true });
    expect(await linesOf(save('One.'))).toHaveLength(1);
    expect(await linesOf(save('Two.'))).toEqual([]);
  });

  test('each post of a bulk change, and of its undo', async () => {
    for (const title of ['Ebb', 'Flow']) await staff().posts.create(buildPost({ title, status: 'draft' }));
    const ids = ['ebb', 'flow'];
    const publish = () => staff().posts.bulkChange({ act: 'publish', ids });
    expect((await linesOf(publish)).map((line) => line.split(' {')[0])).toEqual(
      ids.map((id) => by(`post.publish ${id}`)),
    );
    const changed = await staff().posts.bulkChange({ act: 'trash', ids });
    const undo = () => staff().posts.bulkUndo({ act: 'trash', posts: changed });
    expect((await linesOf(undo)).map((line) => line.split(' {')[0])).toEqual(ids.map((id) => by(`post.restore ${id}`)));
  });

  test('what jobs do to posts', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', status: 'scheduled', publishDate: LATER }));
    expect(await linesOf(() => publishScheduledPosts(database(), LATER))).toEqual([
      'program post.publish tides {"version":2,"status":"published"}',
    ]);
    await staff().posts.remove({ id: 'tides' });
    expect(await linesOf(() => deleteOldTrash(database(), LATER))).toEqual([
      'program post.delete tides {"version":2,"status":"published"}',
    ]);
  });

  test('pending changes of a post', async () => {
    const { posts } = staff();
    await posts.create(buildPost({ title: 'Tides' }));
    const keep = (content: string, expectedVersion: string | null, goesLiveAt?: string) =>
      posts.pending.keep({ id: 'tides', changes: { content }, expectedVersion, liveVersion: 1, goesLiveAt });
    const version = async () => (await posts.pending.byPost({ id: 'tides' })).pending?.version ?? '';
    expect(await linesOf(() => keep('Secret.', null))).toEqual([
      by('post.keep-pending tides {"version":1,"goesLiveAt":null}'),
    ]);
    const expectedVersion = await version();
    expect(await linesOf(() => posts.pending.discard({ id: 'tides', expectedVersion }))).toEqual([
      by('post.discard-pending tides {}'),
    ]);
    expect(await linesOf(() => posts.pending.restore({ id: 'tides', expectedVersion }))).toEqual([
      by('post.restore-pending tides {}'),
    ]);
    const schedule = async () => keep('Secret.', await version(), LATER);
    expect(await linesOf(schedule)).toEqual([by(`post.schedule-pending tides {"version":1,"goesLiveAt":"${LATER}"}`)]);
    expect(await linesOf(() => publishDueDrafts(database(), DRAFTED_POSTS, LATER))).toEqual([
      'program post.change tides {"version":2,"status":"published"}',
      'program post.publish-pending tides {"baseVersion":1}',
    ]);
    expect(JSON.stringify(await read())).not.toContain('Secret');
  });

  test('the post that is featured on the blog', async () => {
    await staff().posts.create(buildPost({ title: 'Tides' }));
    expect(await linesOf(() => staff().posts.feature({ id: 'tides' }))).toEqual([by('post.feature tides {}')]);
    expect(await linesOf(() => staff().posts.unfeature({ id: 'tides' }))).toEqual([by('post.unfeature tides {}')]);
    expect(await linesOf(() => staff().posts.unfeature({ id: 'tides' }))).toEqual([]);
  });

  test('preview links', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    const [added] = await linesOf(() => staff().posts.previewLinks.create({ id: 'tides' }));
    expect(added).toMatch(by('preview.add tides {"expiresAt":"'));
    expect(await linesOf(() => staff().posts.previewLinks.endAll({ id: 'tides' }))).toEqual([
      by('preview.end tides {"ended":1}'),
    ]);
  });

  test('acts on enquiries, without their content', async () => {
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const [contact] = (await staff().contacts.list()).items;
    const id = contact?.id ?? '';
    expect(await linesOf(() => staff().contacts.updateStatus({ id, status: 'won' }))).toEqual([
      by(`contact.status ${id} {"status":"won"}`),
    ]);
    const bulk = () => staff().contacts.bulkStatus({ ids: [id], status: 'lost' });
    expect(await linesOf(bulk)).toEqual([by(`contact.status ${id} {"status":"lost"}`)]);
    const undo = () => staff().contacts.undoStatus({ changes: [{ id, from: 'lost', to: 'won' }] });
    expect(await linesOf(undo)).toEqual([by(`contact.status ${id} {"status":"won"}`)]);
    const state = () => staff().contacts.updateOutcome({ id, value: 4000, lostReason: 'Marsh & Sons were cheaper' });
    expect(await linesOf(state)).toEqual([by(`contact.outcome ${id} {"changed":["value","lostReason"]}`)]);
    const enter = () => staff().contacts.add({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    expect((await linesOf(enter)).map((line) => line.split(' ')[1])).toEqual(['contact.add']);
    const person = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' };
    const batch = await linesOf(() => staff().contacts.addMany({ contacts: [person, person] }));
    expect(batch.map((line) => line.split(' ')[1])).toEqual(['contact.add', 'contact.add']);
    const owners = () => staff().conversations.work.setOwners({ ids: [id, 'gone', id], ownerId: null });
    expect(await linesOf(owners)).toEqual([by(`contact.owner ${id} {"ownerId":null}`)]);
    const [added] = await linesOf(() => staff().contacts.notes.add({ contactId: id, text: 'Rang Ada back.' }));
    const [note] = await staff().contacts.notes.list({ contactId: id });
    expect(added).toBe(by(`note.add ${note?.id} {"contactId":"${id}"}`));
    expect(await linesOf(() => staff().contacts.notes.remove({ id: note?.id ?? '' }))).toEqual([
      by(`note.remove ${note?.id} {}`),
    ]);
    expect(await linesOf(() => staff().contacts.export({ q: 'ada', status: 'won' }))).toEqual([
      by('contact.export  {"filteredBy":["q","status"]}'),
    ]);
    expect(JSON.stringify(await read())).not.toMatch(/ada@|marsh|rang/i);
  });

  test('acts on subscribers, without their addresses', async () => {
    const { subscribers } = staff();
    const [added] = await linesOf(() => subscribers.add({ email: 'ada@example.org' }));
    const [subscriber] = (await subscribers.list()).items;
    const id = subscriber?.id ?? '';
    expect(added).toBe(by(`subscriber.add ${id} {}`));
    expect(await linesOf(() => subscribers.update({ id, email: 'eve@example.org' }))).toEqual([
      by(`subscriber.change ${id} {"hasNewAddress":true,"status":"active"}`),
    ]);
    expect(await linesOf(() => subscribers.remove({ id }))).toEqual([by(`subscriber.remove ${id} {}`)]);
    const { digest } = await subscribers.checkImport({ file: FILE });
    expect(await linesOf(() => subscribers.import({ file: FILE, digest }))).toEqual([
      by(`subscriber.import  {"added":2,"file":"${digest}"}`),
    ]);
    expect(await linesOf(() => subscribers.export({}))).toEqual([by('subscriber.export  {"filteredBy":[]}')]);
    expect(JSON.stringify(await read())).not.toMatch(/ada@|eve@|bob@/);
  });

  test('changed settings and removed sample data', async () => {
    const settings = { ...DEFAULT_SETTINGS, siteTitle: 'Ebb & Flow' };
    expect(await linesOf(() => staff().settings.update(settings))).toEqual([
      by('settings.change  {"changed":["siteTitle"]}'),
    ]);
    const nothing =
      '{"posts":0,"authors":0,"subscribers":0,"contacts":0,"pageViews":0,"issues":0,"topics":0,"savedReplies":0,"missedPaths":0}';
    expect(await linesOf(() => staff().settings.removeSampleData())).toEqual([by(`sample.remove  ${nothing}`)]);
  });

  test('nothing that was refused or rolled back', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    await staff().subscribers.add({ email: 'ada@example.org' });
    const attempts = [
      () => staff().posts.update({ id: 'tides', changes: { title: 'Ebb' }, expectedVersion: 7 }),
      () => staff().posts.update({ id: 'tides', changes: { status: 'scheduled', publishDate: null } }),
      () => staff().posts.restore({ id: 'tides' }),
      () => staff().subscribers.add({ email: 'ADA@example.org' }),
      () => staff().subscribers.remove({ id: 'nobody' }),
      () => staff().contacts.updateStatus({ id: 'nobody', status: 'won' }),
    ];
    for (const attempt of attempts) {
      expect(await linesOf(() => expect(attempt()).rejects.toMatchObject({ name: 'TRPCError' }))).toEqual([]);
    }
  });

  test('every change: without its line it is rolled back', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    await database().schema.dropTable('audit').execute();
    const attempts = [
      () => staff().posts.create(buildPost({ title: 'Ebb' })),
      () => staff().posts.update({ id: 'tides', changes: { status: 'published' } }),
      () => staff().posts.remove({ id: 'tides' }),
      () => staff().subscribers.add({ email: 'ada@example.org' }),
      () => staff().subscribers.export({}),
      () => staff().settings.update({ ...DEFAULT_SETTINGS, siteTitle: 'Ebb & Flow' }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('audit');
    expect((await staff().posts.list()).items).toMatchObject([{ id: 'tides', status: 'draft' }]);
    expect((await staff().subscribers.list()).items).toEqual([]);
    expect(await staff().settings.read()).toEqual(DEFAULT_SETTINGS);
  });
});

/** As a line begins that the test's member of staff has caused. */
function by(words: string): string {
  return `${TEST_STAFF.email} ${words}`;
}
