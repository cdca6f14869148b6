import { ISSUE_FIELDS, type Issue, type IssueSummary } from '@tideline/domain/newsletter/issue';
import type { Audience } from '@tideline/domain/newsletter/audience';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import { columnsOf, toEntity } from '../../../core/store/entity-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { IssuesTable } from '../../../core/store/tables/newsletter.ts';

/** All fields of an issue except its text. */
export const ISSUE_COLUMNS = [...columnsOf(ISSUE_FIELDS), 'audience'] as const;

type SummaryRow = Pick<IssuesTable, (typeof ISSUE_COLUMNS)[number]>;

/** The issue with this id, or null when there is none. */
export async function findIssue(db: Db, id: string): Promise<Issue | null> {
  const row = await db
    .selectFrom('issues')
    .select([...ISSUE_COLUMNS, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toIssue(row) : null;
}

/** An issue, locked until the transaction ends; null when there is none. */
export async function findIssueToChange(trx: Trx, id: string): Promise<Issue | null> {
  const row = await trx
    .selectFrom('issues')
    .select([...ISSUE_COLUMNS, 'content'])
    .where('id', '=', id)
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
  return row ? toIssue(row) : null;
}

/** Converts a row to an issue. */
export function toIssue(row: SummaryRow & { content: string }): Issue {
  return { ...toIssueSummary(row), content: row.content };
}

/** Converts a row without its text. */
export function toIssueSummary(row: SummaryRow): IssueSummary {
  return { ...toEntity(ISSUE_FIELDS, row), audience: JSON.parse(row.audience) as Audience };
}
