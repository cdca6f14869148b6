import { sql } from 'kysely';
import { filterWords } from '@tideline/domain/newsletter/audience-words';
import type { IssueListItem, IssueMessageCounts } from '@tideline/domain/newsletter/issue';
import type { IssueListQuery } from '@tideline/domain/newsletter/issue.schema';
import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import { dayInZone } from '@tideline/domain/time/publish-date';
import type { Page } from '@tideline/domain/entity/page';
import { orderBy, readPage } from '../../../core/lists/keyset.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listTopicNames } from '../audience/audience.repository.ts';
import { ISSUE_COLUMNS, toIssueSummary } from './issues.repository.ts';

const LAST_CHANGED_FIRST = orderBy<'updated_at' | 'id'>(
  { column: 'updated_at', isDescending: true },
  { column: 'id', isDescending: true },
);

/** One page of issues, the last changed first. `q` is a part of the subject. @throws TRPCError BAD_REQUEST for an invalid cursor */
export async function listIssues(db: Db, query: IssueListQuery, now: string): Promise<Page<IssueListItem>> {
  let found = db.selectFrom('issues');
  if (query.state) found = found.where('state', '=', query.state);
  for (const word of query.q?.toLowerCase().split(/\s+/) ?? []) {
    const pattern = `%${word.replaceAll(/[!%_]/g, '!$&')}%`;
    found = found.where(sql<boolean>`lower(subject) like ${pattern} escape '!'`);
  }
  const page = await readPage(found.select([...ISSUE_COLUMNS]), LAST_CHANGED_FIRST, query);
  const { timeZone } = await findSettings(db);
  const context = { topicNames: await listTopicNames(db), today: dayInZone(now, timeZone) };
  const counts = await countMessages(db, page.items);
  return {
    ...page,
    items: page.items.map((row) => {
      const issue = toIssueSummary(row);
      return { ...issue, readers: filterWords(issue.audience, context), messages: counts.get(issue.id) ?? null };
    }),
    total: await countRows(found),
  };
}

/** The number of issues in these states. */
export function countIssues(db: Db, states: readonly IssueState[]): Promise<number> {
  return countRows(db.selectFrom('issues').where('state', 'in', states));
}

/** The messages of each issue that has any. */
async function countMessages(db: Db, issues: { id: string }[]): Promise<Map<string, IssueMessageCounts>> {
  const found = new Map<string, IssueMessageCounts>();
  if (issues.length === 0) return found;
  const ids = issues.map(({ id }) => id);
  const states = await db
    .selectFrom('issue_messages')
    .select((eb) => ['issue_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('issue_id', 'in', ids)
    .groupBy(['issue_id', 'state'])
    .execute();
  for (const { issue_id, state, count } of states) {
    const counts = found.get(issue_id) ?? {
      total: 0,
      accepted: 0,
      waiting: 0,
      refused: 0,
      stopped: 0,
      unsubscribed: 0,
    };
    found.set(issue_id, { ...counts, total: counts.total + count, [state]: count });
  }
  const unsubscribes = await db
    .selectFrom('issue_messages')
    .select((eb) => ['issue_id', eb.fn.countAll<number>().as('count')])
    .where('issue_id', 'in', ids)
    .where('unsubscribed_at', 'is not', null)
    .groupBy('issue_id')
    .execute();
  for (const { issue_id, count } of unsubscribes) {
    const counts = found.get(issue_id);
    if (counts) found.set(issue_id, { ...counts, unsubscribed: count });
  }
  return found;
}
