import type { SampleDataCounts } from '@tideline/domain/site/sample-data';
import type { Db, Trx } from '../../core/store/schema.ts';
import { SAMPLE_DRAFT_ISSUE, SAMPLE_SENT_ISSUE } from '../sample/newsletter/sample-issue-texts.ts';
import { SAMPLE_TOPICS } from '../sample/newsletter/sample-topics.ts';
import { SAMPLE_MISSED_PATHS } from '../sample/sample-missed-paths.ts';
import { SAMPLE_PENDING_VERSION } from '../sample/sample-pending-change.ts';
import { SAMPLE_SAVED_REPLIES } from '../sample/sample-saved-replies.ts';

/** Sample data of tables without `is_sample`: rows with fixed ids, which are sample data as long as staff have not changed them. */
export async function countUnmarkedSamples(
  db: Db,
): Promise<Pick<SampleDataCounts, 'issues' | 'topics' | 'savedReplies' | 'missedPaths'>> {
  return {
    issues: (await listIssues(db)).length,
    topics: (await listTopics(db)).length,
    savedReplies: (await listSavedReplies(db)).length,
    missedPaths: (await listMissedPaths(db)).length,
  };
}

/** Deletes them, and the sample changes to a post. */
export async function deleteUnmarkedSamples(trx: Trx): Promise<void> {
  const [issues, topics] = [await listIssues(trx), await listTopics(trx)];
  const [replies, paths] = [await listSavedReplies(trx), await listMissedPaths(trx)];
  if (issues.length > 0) await trx.deleteFrom('issues').where('id', 'in', issues).execute();
  if (topics.length > 0) await trx.deleteFrom('topics').where('id', 'in', topics).execute();
  if (replies.length > 0) await trx.deleteFrom('saved_replies').where('id', 'in', replies).execute();
  if (paths.length > 0) await trx.deleteFrom('missed_paths').where('path', 'in', paths).execute();
  await trx.deleteFrom('post_approvals').where('version', '=', SAMPLE_PENDING_VERSION).execute();
  await trx.deleteFrom('pending_changes').where('version', '=', SAMPLE_PENDING_VERSION).execute();
}

async function listIssues(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('issues')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('id', '=', SAMPLE_SENT_ISSUE.id), eb('state', '=', 'sent')]),
        eb.and([eb('id', '=', SAMPLE_DRAFT_ISSUE.id), eb('state', '=', 'draft')]),
      ]),
    )
    .where('version', '=', 1)
    .where('archive', '=', 'noindex')
    .execute();
  return rows.map(({ id }) => id);
}

/** Without those that a subscriber has chosen or an issue of staff names. */
async function listTopics(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('topics').select(['id', 'name', 'description']).execute();
  const chosen = await db
    .selectFrom('subscriber_topics')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select('topic_id')
    .distinct()
    .where('is_sample', '=', 0)
    .execute();
  const issues = await db.selectFrom('issues').select('audience').execute();
  const used = new Set([
    ...chosen.map(({ topic_id: id }) => id),
    ...issues.flatMap(({ audience }) => (JSON.parse(audience) as { topics: string[] }).topics),
  ]);
  return SAMPLE_TOPICS.filter(
    (topic) =>
      !used.has(topic.id) &&
      rows.some(
        ({ id, name, description }) => id === topic.id && name === topic.name && description === topic.description,
      ),
  ).map(({ id }) => id);
}

async function listSavedReplies(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('saved_replies').select(['id', 'name', 'body']).execute();
  return SAMPLE_SAVED_REPLIES.filter((reply) =>
    rows.some(({ id, name, body }) => id === reply.id && name === reply.name && body === reply.text),
  ).map(({ id }) => id);
}

/** With fewer visits, a path was missed after the sample data was removed. */
async function listMissedPaths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('missed_paths').select(['path', 'visits']).execute();
  return SAMPLE_MISSED_PATHS.filter((sample) =>
    rows.some(({ path, visits }) => path === sample.path && visits >= sample.visits),
  ).map(({ path }) => path);
}
