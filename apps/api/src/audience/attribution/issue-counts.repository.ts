import type { IssueResultKind } from '@tideline/domain/newsletter/issue-results';
import type { Db, Trx } from '../../core/store/schema.ts';

/** The id of the issue with this `slug` in its links; null when there is none, or its sending has not begun. */
export async function findLinkedIssue(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('issues')
    .select('id')
    .where('slug', '=', slug)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Counts a visit that began with a link in an issue: by day and path only, never by person. */
export async function countIssueVisit(trx: Trx, visit: { issueId: string; day: string; path: string }): Promise<void> {
  const { issueId: issue_id, day, path } = visit;
  await trx
    .insertInto('issue_visits')
    .values({ issue_id, day, path, visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['issue_id', 'day', 'path'])
        .doUpdateSet((eb) => ({ visits: eb('issue_visits.visits', '+', 1) })),
    )
    .execute();
}

/**
 * Counts a form sent from a tab that was opened by a link in an issue. An unknown slug is not counted: anybody can put one
 * into an address.
 */
export async function countIssueResult(
  trx: Trx,
  slug: string | null | undefined,
  kind: IssueResultKind,
): Promise<void> {
  const issueId = slug ? await findLinkedIssue(trx, slug) : null;
  if (issueId === null) return;
  await trx
    .insertInto('issue_results')
    .values({ issue_id: issueId, kind, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['issue_id', 'kind']).doUpdateSet((eb) => ({ count: eb('issue_results.count', '+', 1) })),
    )
    .execute();
}

/** Notes on an issue's message that its reader unsubscribed by its link. The message must have been sent to the address. */
export async function noteUnsubscribe(trx: Trx, messageId: string, emailKey: string, now: string): Promise<void> {
  await trx
    .updateTable('issue_messages')
    .set({ unsubscribed_at: now })
    .where('id', '=', messageId)
    .where('unsubscribed_at', 'is', null)
    .where('subscriber_id', 'in', (eb) => eb.selectFrom('subscribers').select('id').where('email_key', '=', emailKey))
    .execute();
}
