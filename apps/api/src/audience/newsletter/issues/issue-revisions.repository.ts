import { newIssueSchema } from '@tideline/domain/newsletter/issue.schema';
import { toIssueFields, type Issue, type IssueFields, type IssueRevision } from '@tideline/domain/newsletter/issue';
import { AUTOSAVE_SITTING_MINUTES, REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { countWords } from '@tideline/domain/post/reading-time';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Saver } from '../../../site/drafts/drafted.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { IssueRevisionsTable } from '../../../core/store/tables/newsletter.ts';

const LIST_COLUMNS = ['version', 'kind', 'saved_by', 'saved_at', 'subject', 'word_count'] as const;
/** The revisions of an issue, newest first. */
export async function listIssueRevisions(db: Db, issueId: string): Promise<IssueRevision[]> {
  const rows = await db
    .selectFrom('issue_revisions')
    .select(LIST_COLUMNS)
    .where('issue_id', '=', issueId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(toRevision);
}

/** One revision of an issue with all its fields; null when there is none, or it was dropped. */
export async function findIssueRevision(
  db: Db,
  issueId: string,
  version: number,
): Promise<{ revision: IssueRevision; fields: IssueFields } | null> {
  const row = await db
    .selectFrom('issue_revisions')
    .select([...LIST_COLUMNS, 'fields'])
    .where('issue_id', '=', issueId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  // A revision may lack a newer field of issues, which then gets its default.
  const fields = { ...newIssueSchema.parse({}), ...(JSON.parse(row.fields) as Partial<IssueFields>) };
  return { revision: toRevision(row), fields };
}

/**
 * Stores a saved issue as a revision. An autosave replaces the previous one of the same person and editing session. Only
 * the newest revisions remain.
 * @returns false when it replaced an autosave of the same session
 */
export async function saveIssueRevision(
  trx: Trx,
  issue: Issue,
  { name, kind }: Saver,
  savedAt: string,
): Promise<boolean> {
  const sitting = kind === 'autosave' ? await replaceSitting(trx, issue.id, name, savedAt) : null;
  await trx
    .insertInto('issue_revisions')
    .values({
      issue_id: issue.id,
      version: issue.version,
      kind,
      saved_by: name,
      started_at: sitting ?? savedAt,
      saved_at: savedAt,
      subject: issue.subject,
      word_count: countWords(issue.content),
      fields: JSON.stringify(toIssueFields(issue)),
    })
    .execute();
  // Versions count up by one, so this keeps the newest.
  const oldest = issue.version - REVISIONS_PER_POST;
  await trx.deleteFrom('issue_revisions').where('issue_id', '=', issue.id).where('version', '<=', oldest).execute();
  return sitting === null;
}

/** Removes the newest revision when it is an autosave of the same editing session. @returns the start of the session, or null */
async function replaceSitting(trx: Trx, issueId: string, by: string, now: string): Promise<string | null> {
  const newest = await trx
    .selectFrom('issue_revisions')
    .select(['version', 'kind', 'saved_by', 'started_at'])
    .where('issue_id', '=', issueId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const oldestStart = earlier(now, AUTOSAVE_SITTING_MINUTES * MINUTE_MS);
  if (newest?.kind !== 'autosave' || newest.saved_by !== by || newest.started_at < oldestStart) return null;
  await trx
    .deleteFrom('issue_revisions')
    .where('issue_id', '=', issueId)
    .where('version', '=', newest.version)
    .execute();
  return newest.started_at;
}

function toRevision(row: Pick<IssueRevisionsTable, (typeof LIST_COLUMNS)[number]>): IssueRevision {
  return {
    version: row.version,
    kind: row.kind,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
    subject: row.subject,
    wordCount: row.word_count,
  };
}
