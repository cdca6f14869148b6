import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { insertPicture } from '../../site/media/media.repository.ts';
import { deleteOldTrash } from '../../site/posts/post-writes.repository.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const POST_ID = 'local-seo-for-clinics';
const NOTHING = {
  posts: 0,
  authors: 0,
  subscribers: 0,
  contacts: 0,
  pageViews: 0,
  issues: 0,
  topics: 0,
  savedReplies: 0,
  missedPaths: 0,
};

type StaffCaller = ReturnType<typeof callAsStaff>;
type Write = [write: string, act: (staff: StaffCaller, db: Db) => Promise<unknown>];

/** Every way in which staff write a post. */
const POST_WRITES: Write[] = [
  ['is rewritten', (staff) => staff.posts.update({ id: POST_ID, changes: { content: 'Our own words.' } })],
  ['changes its status', (staff) => staff.posts.update({ id: POST_ID, changes: { status: 'draft' } })],
  [
    'is saved automatically as a draft',
    async (staff) => {
      await staff.posts.update({ id: POST_ID, changes: { status: 'draft' } });
      await staff.posts.update({ id: POST_ID, changes: { title: 'Ours' }, isAutosave: true });
    },
  ],
  ['is unpublished with others', (staff) => staff.posts.bulkChange({ act: 'unpublish', ids: [POST_ID] })],
  [
    'is moved to the trash and undone',
    async (staff) => {
      const posts = await staff.posts.bulkChange({ act: 'trash', ids: [POST_ID] });
      await staff.posts.bulkUndo({ act: 'trash', posts });
    },
  ],
  [
    'is restored from the trash',
    async (staff) => {
      await staff.posts.remove({ id: POST_ID });
      await staff.posts.restore({ id: POST_ID });
    },
  ],
  [
    'is restored to an older revision',
    async (staff) => {
      const { version } = await staff.posts.update({ id: POST_ID, changes: { title: 'Ours' } });
      await staff.posts.revisions.restore({ id: POST_ID, version: version - 1 });
    },
  ],
  [
    'gets pending changes',
    async (staff) => {
      const { version } = await staff.posts.byId({ id: POST_ID });
      const changes = { content: 'Our own words.' };
      await staff.posts.pending.keep({ id: POST_ID, changes, expectedVersion: null, liveVersion: version });
    },
  ],
  ['is changed through the REST interface', (_staff, db) => putPost(db, { excerpt: 'Ours.' })],
  ['is unpublished through the REST interface', (_staff, db) => putPost(db, { status: 'draft' })],
];

/** Every way in which staff work on an enquiry. */
const CONTACT_WRITES: [string, (staff: StaffCaller, id: string) => Promise<unknown>][] = [
  ['answered', (staff, id) => staff.contacts.updateStatus({ id, status: 'contacted' })],
  ['marked as spam', (staff, id) => staff.contacts.updateStatus({ id, status: 'spam' })],
  ['annotated', (staff, id) => staff.contacts.notes.add({ contactId: id, text: 'Called. No answer.' })],
];

describeOnEachDatabase('removing the sample data', (database) => {
  test('removes all of it from an untouched site: posts to the trash, the rest for good', async () => {
    const staff = await loadSample();
    const counts = await staff.settings.sampleData();
    expect(counts).toMatchObject({ posts: 14, authors: 5, subscribers: 57 });
    await staff.settings.removeSampleData();

    expect(await staff.settings.sampleData()).toEqual(NOTHING);
    const totals = { totalPosts: 0, publishedPosts: 0, totalSubscribers: 0, totalContacts: 0 };
    expect(await staff.stats.totals()).toEqual(totals);
    expect((await staff.posts.listTrash({ limit: 100 })).total).toBe(14);
    expect(await database().selectFrom('page_views').select('day').execute()).toEqual([]);
    const [audit] = await database().selectFrom('audit').select(['action', 'detail']).execute();
    expect([audit?.action, JSON.parse(audit?.detail ?? '')]).toEqual(['sample.remove', counts]);
  });

  test('empties the trash of sample posts after the retention period', async () => {
    const staff = await loadSample();
    await staff.settings.removeSampleData();
    await deleteOldTrash(database(), later(TEST_NOW, 31 * DAY_MS));
    expect((await staff.posts.listTrash()).total).toBe(0);
  });

  test.each(POST_WRITES)('leaves a post that %s', async (_name, act) => {
    const staff = await loadSample();
    await act(staff, database());
    expect(await staff.posts.byId({ id: POST_ID })).toMatchObject({ isSample: false });
    expect(await staff.settings.sampleData()).toMatchObject({ posts: 13 });
    await staff.settings.removeSampleData();
    expect((await staff.posts.listSummaries()).items.map(({ id }) => id)).toEqual([POST_ID]);
  });

  test('leaves the author of a post that stays, who is no sample any more', async () => {
    const staff = await loadSample();
    await staff.posts.update({ id: POST_ID, changes: { title: 'Ours', author: 'MAYA ALVAREZ' } });
    expect(await staff.settings.sampleData()).toMatchObject({ authors: 4 });
    await staff.settings.removeSampleData();
    expect(await staff.authors.list()).toMatchObject([{ name: 'Maya Alvarez', isSample: false, postCount: 1 }]);
    expect(await staff.settings.sampleData()).toEqual(NOTHING);
  });

  test('leaves a post restored from the trash afterwards, also when it is removed again', async () => {
    const staff = await loadSample();
    await staff.settings.removeSampleData();
    await staff.posts.restore({ id: POST_ID });
    expect(await staff.settings.sampleData()).toEqual(NOTHING);
    await staff.settings.removeSampleData();
    expect((await staff.posts.listSummaries()).total).toBe(1);
  });

  test('takes the sample views from a post that stays, and leaves those of visitors', async () => {
    const staff = await loadSample();
    await callAsVisitor(database()).stats.recordView({ path: `/blog/${POST_ID}` });
    await staff.posts.update({ id: POST_ID, changes: { title: 'Ours' } });
    await staff.settings.removeSampleData();
    expect((await staff.posts.byId({ id: POST_ID })).views).toBe(1);
  });

  test.each(CONTACT_WRITES)('leaves an enquiry that was %s, with its notes', async (_name, act) => {
    const staff = await loadSample();
    const [pending] = (await staff.contacts.list({ status: 'pending' })).items;
    const id = pending?.id ?? '';
    await act(staff, id);
    const notes = await staff.contacts.notes.list({ contactId: id });
    await staff.settings.removeSampleData();
    const { items } = await staff.contacts.list();
    expect(items).toMatchObject([{ id, isSample: false }]);
    expect(await staff.contacts.notes.list({ contactId: id })).toEqual(notes);
  });

  test.each([
    ['address', { email: 'ours@example.com' }],
    ['status', { status: 'unsubscribed' as const }],
  ])('leaves a subscriber whose %s was changed', async (_name, change) => {
    const staff = await loadSample();
    const [subscriber] = (await staff.subscribers.list()).items;
    const id = subscriber?.id ?? '';
    await staff.subscribers.update({ id, ...change });
    await staff.settings.removeSampleData();
    expect((await staff.subscribers.list()).items).toMatchObject([{ id, isSample: false, ...change }]);
  });

  test('leaves a subscriber who had left and signed up again', async () => {
    const staff = await loadSample();
    await callAsVisitor(database()).subscribers.subscribe({ email: 'r.holloway@example.com' });
    await staff.settings.removeSampleData();
    expect((await staff.subscribers.list()).items).toMatchObject([{ email: 'r.holloway@example.com' }]);
  });

  test('leaves the picture of a post that staff gave one', async () => {
    const staff = await loadSample();
    const picture = await insertPicture(database(), buildPictureRow(), TEST_NOW);
    await staff.posts.update({ id: POST_ID, changes: { featuredImageUrl: picture.url } });
    await staff.settings.removeSampleData();
    expect((await staff.media.list()).items.map(({ id }) => id)).toEqual([picture.id]);
    expect((await staff.posts.byId({ id: POST_ID })).featuredImageUrl).toBe(picture.url);
  });

  test('knows every table that holds sample data', async () => {
    const tables = await database().introspection.getTables();
    const marked = tables.filter(({ columns }) => columns.some(({ name }) => name === 'is_sample'));
    expect(marked.map(({ name }) => name).toSorted()).toEqual([
      'authors',
      'contacts',
      'funnel_days',
      'page_views',
      'posts',
      'subscribers',
    ]);
  });

  async function loadSample(): Promise<StaffCaller> {
    await loadSampleData(database(), TEST_NOW);
    return callAsStaff(database());
  }
});

async function putPost(db: Db, payload: object): Promise<void> {
  const app = await buildRestServer(db);
  onTestFinished(() => app.close());
  const headers = await openSession(db);
  const answer = await app.inject({ method: 'PUT', url: `/api/posts/${POST_ID}`, headers, payload });
  expect(answer.statusCode).toBe(200);
}
