import { expect, test } from 'vitest';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { addMissed } from '../../core/addresses/missed-paths.repository.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Database, Db } from '../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';

/** Tables that keep something: posts go to the trash and acts to the log; sums, indexes and the counted version are internal. */
const KEPT = ['audit', 'content_version', 'page_view_days', 'page_view_months', 'post_counts', 'post_tags', 'posts'];

/** Tables of the newsletter, of calls and of other work that the sample data fills. */
const FILLED = [
  'booking_cells',
  'bookings',
  'contact_messages',
  'issue_messages',
  'issue_results',
  'issue_visits',
  'issues',
  'missed_paths',
  'pending_changes',
  'post_approvals',
  'saved_replies',
  'subscriber_topics',
  'topics',
];

describeOnEachDatabase('sample data without a mark of its own', (database) => {
  test('is removed with the rest: every table is as it was before', async () => {
    const db = database();
    await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const before = await countTables(db);
    const staff = await loadSample(db);
    const loaded = await countTables(db);
    expect(Object.keys(loaded).filter((table) => loaded[table] !== before[table])).toEqual(
      expect.arrayContaining(FILLED),
    );
    expect(await staff.settings.sampleData()).toMatchObject({ issues: 2, topics: 3, savedReplies: 3, missedPaths: 5 });
    await staff.settings.removeSampleData();
    expect(await countTables(db)).toEqual(before);
  });

  test('stays where staff have changed it', async () => {
    const staff = await loadSample(database());
    await staff.issues.update({ id: 'sample-issue-draft', changes: { subject: 'Ours' } });
    await staff.topics.update({ id: 'sample-film', name: 'Ours' });
    await staff.settings.removeSampleData();
    expect((await staff.issues.list()).items.map(({ id }) => id)).toEqual(['sample-issue-draft']);
    expect((await staff.topics.list()).map(({ id }) => id)).toEqual(['sample-film']);
  });

  test('stays where a reader or an issue needs it', async () => {
    const db = database();
    const staff = await loadSample(db);
    await callAsVisitor(db).subscribers.subscribe({ email: 'ada@example.com' });
    const { id } = await db
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    await db.insertInto('subscriber_topics').values({ subscriber_id: id, topic_id: 'sample-search' }).execute();
    await staff.issues.create({ subject: 'Ours', audience: { ...EVERYBODY, topics: ['sample-planning'] } });
    await staff.settings.removeSampleData();
    expect((await staff.topics.list()).map((topic) => topic.id)).toEqual(['sample-search', 'sample-planning']);
  });

  test('a call that staff have moved stays with its inquiry', async () => {
    const db = database();
    await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const staff = await loadSample(db);
    await staff.bookings.move({ id: 'sample-call', startsAt: '2026-11-25T18:00:00.000Z' });
    await staff.settings.removeSampleData();
    expect((await staff.contacts.list()).items).toMatchObject([{ lastName: 'Achebe', isSample: false }]);
    expect(await countRows(db.selectFrom('bookings'))).toBe(1);
  });

  test('changes that staff have approved stay, with their article', async () => {
    const staff = await loadSample(database());
    const [waiting] = await staff.posts.approvals.list();
    await staff.posts.approvals.approve({ id: waiting?.postId ?? '', version: waiting?.version ?? '' });
    await staff.settings.removeSampleData();
    const { items } = await staff.posts.listSummaries();
    expect(items).toMatchObject([{ id: waiting?.postId, isSample: false }]);
  });

  test('a path that visitors miss again later is no sample', async () => {
    const db = database();
    const staff = await loadSample(db);
    await staff.settings.removeSampleData();
    const seen = { path: '/old-site/our-team.html', visits: 1, lastSeenAt: TEST_NOW, referrerHost: '' };
    await addMissed(db, [seen], TEST_NOW);
    expect(await staff.settings.sampleData()).toMatchObject({ missedPaths: 0 });
  });
});

async function loadSample(db: Db) {
  await loadSampleData(db, TEST_NOW);
  return callAsStaff(db);
}

async function countTables(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (!KEPT.includes(name) && !name.includes('_fts'))
      counts[name] = await countRows(db.selectFrom(name as keyof Database));
  }
  return counts;
}
