import type { Db } from '../../../core/store/schema.ts';
import { eachBatch } from './each-batch.ts';

/** An issue has up to 200,000 characters. */
const ISSUES_AT_ONCE = 25;

/** Every issue of the newsletter, without who got it. */
export async function* eachIssue(db: Db) {
  for await (const rows of eachBatch((last: IssueRow | null, limit) => readIssues(db, last, limit), ISSUES_AT_ONCE))
    for (const { audience, ...issue } of rows) yield { ...issue, audience: JSON.parse(audience) as unknown };
}

type IssueRow = Awaited<ReturnType<typeof readIssues>>[number];

function readIssues(db: Db, last: { id: string } | null, limit: number) {
  return db
    .selectFrom('issues')
    .select(['id', 'slug', 'subject', 'preview_text as previewText', 'content', 'sender_name as senderName'])
    .select(['reply_to as replyTo', 'layout', 'audience', 'archive', 'state'])
    .select(['started_at as startedAt', 'finished_at as finishedAt'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '>', last?.id ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The topics that readers choose from. */
export async function* eachTopic(db: Db) {
  yield* await db
    .selectFrom('topics')
    .select(['id', 'name', 'description', 'position', 'created_at as createdAt'])
    .orderBy('position')
    .execute();
}
