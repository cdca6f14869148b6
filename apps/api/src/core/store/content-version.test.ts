import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_RETENTION } from '@tideline/domain/privacy/retention';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { deletePicture, insertPicture } from '../../site/media/media.repository.ts';
import { deleteOldTrash, publishScheduledPosts } from '../../site/posts/post-writes.repository.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { insertIssueMessage, insertSentIssue } from '../../testing/insert-issue.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findContentVersion } from './content-version.repository.ts';
import { dialectOf } from './dialect/dialect-of.ts';
import { loadSampleData } from '../../care/sample/load-sample-data.ts';
import type { Db } from './schema.ts';
import type { IssuesTable } from './tables/newsletter.ts';

const LATER = '2027-06-01T00:00:00.000Z';

/** Tables of which no public page shows anything. A new table is listed here, or has triggers that raise the version. */
const NEVER_SHOWN_TO_VISITORS = new Set([
  'api_keys',
  'audit',
  'backups',
  'booking_cells',
  'bookings',
  'bounce_reports',
  'busy_times',
  'call_kind_people',
  'call_kinds', // the page of a call is never cached
  'call_rules',
  'confirmation_links',
  'contact_attachment_parts',
  'contact_attachments',
  'contact_messages',
  'contact_notes',
  'contact_reply_drafts',
  'contact_trail_posts',
  'contact_trails',
  'contact_views',
  'contact_work',
  'conversation_settings',
  'saved_replies',
  'contacts',
  'form_wordings',
  'content_version',
  'brand_files', // the brand names the one in use, in its document
  'copy_drafts',
  'copy_revisions', // those of legal texts are written with their document only
  'erasures',
  'export_schedule',
  'events',
  'webhook_deliveries',
  'webhooks',
  'funnel_days',
  'former_post_ids',
  'idempotency_keys',
  'imports',
  'import_items',
  'import_notes',
  'import_targets',
  'kysely_migration',
  'kysely_migration_lock',
  'issue_messages',
  'issue_revisions',
  'issue_results',
  'issue_visits',
  'known_networks',
  'leaving_reasons',
  'mailbox_handled',
  'mailbox_reader',
  'mails',
  'missed_paths',
  'monthly_digests',
  'other_views',
  'own_data_links',
  'page_view_days',
  'page_view_months',
  'page_views',
  'page_visitors',
  'passkey_challenges',
  'passkeys',
  'post_approvals',
  'password_resets',
  'pending_changes',
  'pending_profiles',
  'post_counts', // follows posts, which raise the version
  'post_revisions',
  'preview_links',
  'releases',
  'release_parts',
  'site_previews',
  'rate_limits',
  'recovery_codes',
  'second_factors',
  'report_readers',
  'secret_keys',
  'sending_limits',
  'sending_waits',
  'schema_version',
  'sessions',
  'site_checks',
  'site_findings',
  'staff_invitations',
  'staff',
  'subscriber_topics',
  'subscriber_trails',
  'subscribers',
  'suppressions',
  'topics',
  'visitor_salts',
]);

/** Search indexes, which triggers update together with their tables. */
const SEARCH_INDEX = /_fts(_\w+)?$/;

describeOnEachDatabase('the content version', (database) => {
  async function raisedBy(act: () => Promise<unknown>): Promise<boolean> {
    const before = await findContentVersion(database());
    await act();
    return (await findContentVersion(database())) > before;
  }

  test('is raised by every change that staff make to what visitors read', async () => {
    const staff = callAsStaff(database());
    expect(await raisedBy(() => staff.posts.create(buildPost({ title: 'Tides' })))).toBe(true);
    expect(await raisedBy(() => staff.posts.update({ id: 'tides', changes: { title: 'Ebb' } }))).toBe(true);
    expect(await raisedBy(() => staff.posts.update({ id: 'tides', changes: { tags: ['a'] } }))).toBe(true);
    expect(await raisedBy(() => staff.posts.update({ id: 'tides', changes: { status: 'draft' } }))).toBe(true);
    expect(await raisedBy(() => staff.posts.feature({ id: 'tides' }))).toBe(true);
    expect(await raisedBy(() => staff.posts.unfeature({ id: 'tides' }))).toBe(true);
    expect(await raisedBy(() => staff.posts.update({ id: 'tides', changes: { address: 'moon' } }))).toBe(true);
    expect(await raisedBy(() => staff.posts.update({ id: 'moon', changes: { address: 'tides' } }))).toBe(true);
    expect(await raisedBy(() => staff.posts.remove({ id: 'tides' }))).toBe(true);
    expect(await raisedBy(() => staff.posts.restore({ id: 'tides' }))).toBe(true);
    expect(await raisedBy(() => staff.settings.update({ ...DEFAULT_SETTINGS, siteTitle: 'Ebb & Flow' }))).toBe(true);
    expect(await raisedBy(() => staff.settings.update({ ...DEFAULT_SETTINGS, siteTitle: 'Flow' }))).toBe(true);
    const periods = { ...DEFAULT_RETENTION, contactMonths: 6 };
    expect(await raisedBy(() => staff.privacy.updateRetention(periods))).toBe(true);
    expect(await raisedBy(() => staff.privacy.updateRetention(DEFAULT_RETENTION))).toBe(true);
    await staff.posts.remove({ id: 'tides' });
    expect(await raisedBy(() => deleteOldTrash(database(), LATER))).toBe(true);
  });

  test('is raised by a new alternative text of a picture and by its removal, not by the same text', async () => {
    const { media } = callAsStaff(database());
    const picture = buildPictureRow();
    await insertPicture(database(), picture, TEST_NOW);
    const describe = (alt: string) => media.update({ id: picture.id, alt });
    expect(await raisedBy(() => describe('A heron at low tide'))).toBe(true);
    expect(await raisedBy(() => describe('A heron at low tide'))).toBe(false);
    expect(await raisedBy(() => deletePicture(database(), picture.id))).toBe(true);
  });

  test('is raised when sample data is loaded and removed', async () => {
    expect(await raisedBy(() => loadSampleData(database(), TEST_NOW))).toBe(true);
    expect(await raisedBy(() => callAsStaff(database()).settings.removeSampleData())).toBe(true);
  });

  test('is raised when a scheduled post is published, and not when none is due', async () => {
    const post = buildPost({ status: 'scheduled', publishDate: LATER });
    await callAsStaff(database()).posts.create(post);
    expect(await raisedBy(() => publishScheduledPosts(database(), TEST_NOW))).toBe(false);
    expect(await raisedBy(() => publishScheduledPosts(database(), LATER))).toBe(true);
    expect(await raisedBy(() => deleteOldTrash(database(), LATER))).toBe(false);
  });

  test('is not raised by page views and forms of visitors', async () => {
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides' }));
    const visitor = callAsVisitor(database());
    expect(await raisedBy(() => visitor.stats.recordView({ path: '/blog/tides' }))).toBe(false);
    expect((await visitor.posts.byId({ id: 'tides' })).views).toBe(1);
    expect(await raisedBy(() => visitor.subscribers.subscribe({ email: 'maya@example.com' }))).toBe(false);
  });

  test('is raised by what visitors see of an issue, not by its drafts, messages and results', async () => {
    const draft = await insertSentIssue(database(), { slug: null, state: 'draft', started_at: null });
    const set = (changes: Partial<IssuesTable>) => () =>
      database().updateTable('issues').set(changes).where('id', '=', draft).execute();
    expect(await raisedBy(set({ subject: 'Spring', content: 'Text', updated_at: LATER }))).toBe(false);
    expect(await raisedBy(set({ state: 'sending', slug: 'spring', starts_at: LATER }))).toBe(false);
    expect(await raisedBy(set({ started_at: LATER }))).toBe(true);
    expect(await raisedBy(() => insertIssueMessage(database(), draft))).toBe(false);
    expect(await raisedBy(set({ canary_accepted_at: LATER, updated_at: LATER }))).toBe(false);
    expect(await raisedBy(set({ state: 'sent', finished_at: LATER }))).toBe(true);
    expect(await raisedBy(set({ archive: 'noindex' }))).toBe(true);
    const visitor = callAsVisitor(database());
    expect(await raisedBy(() => visitor.stats.recordView({ path: '/', issue: 'spring' }))).toBe(false);
    const signUp = { email: 'ada@example.com', fromIssue: 'spring' };
    expect(await raisedBy(() => visitor.subscribers.subscribe(signUp))).toBe(false);
    expect(await raisedBy(() => database().deleteFrom('issues').where('id', '=', draft).execute())).toBe(true);
    expect(await raisedBy(() => insertSentIssue(database(), { slug: 'restored' }))).toBe(true);
  });

  test('is rolled back together with the write', async () => {
    const before = await findContentVersion(database());
    const failing = database()
      .transaction()
      .execute(async (trx) => {
        const row = { ...settingsRow, id: 1 };
        await trx.insertInto('settings').values(row).execute();
        expect(await findContentVersion(trx)).toBeGreaterThan(before);
        throw new Error('changed my mind');
      });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await findContentVersion(database())).toBe(before);
  });

  test('is raised by every table of which a public page shows something', async () => {
    const watched = (await tablesWithTriggers(database())).filter((name) => name !== 'content_version');
    const undecided = (await allTables(database())).filter(
      (name) => !NEVER_SHOWN_TO_VISITORS.has(name) && !SEARCH_INDEX.test(name) && !watched.includes(name),
    );
    expect(undecided).toEqual([]);
    expect(watched).toEqual(expect.arrayContaining(['issues', 'pictures', 'posts', 'post_tags', 'settings']));
  });
});

const settingsRow = {
  site_title: 'Ebb',
  contact_email: '',
  instagram_url: '',
  linkedin_url: '',
  time_zone: 'UTC',
  analytics_id: '',
  updated_at: TEST_NOW,
};

async function allTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => !table.isView).map((table) => table.name);
}

async function tablesWithTriggers(db: Db): Promise<string[]> {
  const query =
    dialectOf(db).name === 'SQLite'
      ? sql<{ name: string }>`select distinct tbl_name as name from sqlite_master
        where type = 'trigger' and sql like '%content_version%'`
      : sql<{ name: string }>`select distinct event_object_table as name from information_schema.triggers
        where action_statement like '%raise_content_version%'`;
  const { rows } = await query.execute(db);
  return rows.map((row) => row.name);
}
