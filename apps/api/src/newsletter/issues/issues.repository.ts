import { ISSUE_FIELDS, type Issue, type IssueFields, type IssueSummary } from '@tideline/domain/newsletter/issue';
import type { Audience } from '@tideline/domain/newsletter/audience';
import type { IssueListQuery } from '@tideline/domain/newsletter/issue.schema';
import type { Page } from '@tideline/domain/site/page';
import { orderBy, readPage } from '../../lists/keyset.ts';
import { countRows } from '../../store/count-rows.ts';
import { columnsOf, toEntity } from '../../store/entity-rows.ts';
import type { Db } from '../../store/schema.ts';
import type { IssuesTable } from '../../store/tables/newsletter.ts';

/** All fields of an issue but its text. */
export const ISSUE_COLUMNS = [...columnsOf(ISSUE_FIELDS), 'audience'] as const;

type SummaryRow = Pick<IssuesTable, (typeof ISSUE_COLUMNS)[number]>;

const LAST_CHANGED_FIRST = orderBy<'updated_at' | 'id'>(
  { column: 'updated_at', isDescending: true },
  { column: 'id', isDescending: true },
);

/** The issue with this id, or null when there is none. */
export async function findIssue(db: Db, id: string): Promise<Issue | null> {
  const row = await db
    .selectFrom('issues')
    .select([...ISSUE_COLUMNS, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toIssue(row) : null;
}

/** One page of issues, the last changed first. @throws TRPCError BAD_REQUEST for an invalid cursor */
export async function listIssues(db: Db, query: IssueListQuery): Promise<Page<IssueSummary>> {
  let found = db.selectFrom('issues');
  if (query.state) found = found.where('state', '=', query.state);
  const page = await readPage(found.select([...ISSUE_COLUMNS]), LAST_CHANGED_FIRST, query);
  return { ...page, items: page.items.map(toSummary), total: await countRows(found) };
}

/** Stores a new draft. @param postKey the key of the post that it is made from */
export async function insertIssue(
  db: Db,
  { id, postKey, fields }: { id: string; postKey: string | null; fields: IssueFields },
  now: string,
): Promise<Issue> {
  const row = await db
    .insertInto('issues')
    .values({
      id,
      slug: null,
      ...toIssueColumns(fields),
      state: 'draft',
      version: 1,
      post_key: postKey,
      scheduled_at: null,
      starts_at: null,
      started_at: null,
      finished_at: null,
      canary_accepted_at: null,
      canary_error: '',
      pause_reason: '',
      created_at: now,
      updated_at: now,
    })
    .returning([...ISSUE_COLUMNS, 'content'])
    .executeTakeFirstOrThrow();
  return toIssue(row);
}

/** Makes a scheduled issue a draft; null when there is no such issue that is scheduled. */
export async function unscheduleIssue(db: Db, id: string, now: string): Promise<Issue | null> {
  const row = await db
    .updateTable('issues')
    .set({ state: 'draft', scheduled_at: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .returning([...ISSUE_COLUMNS, 'content'])
    .executeTakeFirst();
  return row ? toIssue(row) : null;
}

/** The columns of what staff write. */
export function toIssueColumns(fields: IssueFields) {
  return {
    subject: fields.subject,
    preview_text: fields.previewText,
    content: fields.content,
    sender_name: fields.senderName,
    reply_to: fields.replyTo,
    layout: fields.layout,
    audience: JSON.stringify(fields.audience),
    archive: fields.archive,
  };
}

/** Converts a row to an issue. */
export function toIssue(row: SummaryRow & { content: string }): Issue {
  return { ...toSummary(row), content: row.content };
}

function toSummary(row: SummaryRow): IssueSummary {
  return { ...toEntity(ISSUE_FIELDS, row), audience: JSON.parse(row.audience) as Audience };
}
