import { sql } from 'kysely';
import {
  type CountedReason,
  ISSUE_RESULTS_LIMIT,
  type IssueResultKind,
  type IssueResults,
} from '@tideline/domain/newsletter/issue-results';
import type { Db } from '../../../core/store/schema.ts';
import { withoutAddresses } from './without-addresses.ts';

/** The results of an issue; null when there is no such issue. */
export async function findIssueResults(db: Db, issueId: string): Promise<IssueResults | null> {
  const issue = await db.selectFrom('issues').select('id').where('id', '=', issueId).executeTakeFirst();
  if (!issue) return null;
  const results = await countResults(db, issueId);
  return {
    ...(await countMessages(db, issueId)),
    refusals: await listRefusals(db, issueId),
    bounces: await listBounces(db, issueId),
    ...(await findVisits(db, issueId)),
    signUps: results.get('sign-up') ?? 0,
    enquiries: results.get('enquiry') ?? 0,
  };
}

async function countMessages(db: Db, issueId: string) {
  const row = await db
    .selectFrom('issue_messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('recipients'),
      countWhere(sql`state = 'accepted'`).as('accepted'),
      countWhere(sql`state = 'refused'`).as('refused'),
      countWhere(sql`state = 'waiting'`).as('waiting'),
      countWhere(sql`state = 'stopped'`).as('stopped'),
      countWhere(sql`state = 'accepted' and bounced_at is not null`).as('bounced'),
      fn.count<number>('complained_at').as('complained'),
      fn.count<number>('unsubscribed_at').as('unsubscribed'),
    ])
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow();
  return row;
}

function countWhere(condition: ReturnType<typeof sql>) {
  return sql<number>`count(case when ${condition} then 1 end)`;
}

/**
 * Groups by the enhanced status: servers word the same status differently, and one code covers unknown mailboxes (550 5.1.1)
 * and blocked senders (550 5.7.1). Each group shows the words of one message; without a status, the words are the group.
 */
async function listRefusals(db: Db, issueId: string): Promise<CountedReason[]> {
  const rows = await db
    .selectFrom('issue_messages')
    .select(({ fn }) => ['smtp_code', 'last_error as reason', fn.countAll<number>().as('count')])
    .where('issue_id', '=', issueId)
    .where('state', '=', 'refused')
    .groupBy(['smtp_code', 'last_error'])
    .orderBy('last_error')
    .execute();
  const byStatus = new Map<string, CountedReason>();
  for (const { smtp_code: code, reason, count } of rows) {
    const status = ENHANCED_STATUS.exec(reason)?.[0] ?? withoutAddresses(reason);
    const known = byStatus.get(`${code} ${status}`);
    byStatus.set(`${code} ${status}`, { reason: known?.reason ?? reason, count: (known?.count ?? 0) + count });
  }
  return mostFrequent([...byStatus.values()]);
}

/** Source: RFC 3463 §2. */
const ENHANCED_STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/;

async function listBounces(db: Db, issueId: string): Promise<CountedReason[]> {
  const rows = await db
    .selectFrom('issue_messages')
    .select(({ fn }) => ['bounce_reason as reason', fn.countAll<number>().as('count')])
    .where('issue_id', '=', issueId)
    .where('state', '=', 'accepted') // a refusal may also be recorded as a bounce
    .where('bounced_at', 'is not', null)
    .groupBy('bounce_reason')
    .execute();
  return mostFrequent(rows);
}

function mostFrequent(rows: CountedReason[]): CountedReason[] {
  const counts = new Map<string, number>();
  for (const { reason, count } of rows) {
    const text = withoutAddresses(reason);
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }));
  return reasons.toSorted((a, b) => b.count - a.count).slice(0, ISSUE_RESULTS_LIMIT);
}

async function findVisits(db: Db, issueId: string): Promise<Pick<IssueResults, 'visits' | 'pages'>> {
  const pages = await db
    .selectFrom('issue_visits')
    .select(({ fn }) => ['path', fn.sum<number>('visits').as('visits')])
    .where('issue_id', '=', issueId)
    .groupBy('path')
    .orderBy('visits', 'desc')
    .orderBy('path')
    .execute();
  return {
    visits: pages.reduce((sum, { visits }) => sum + visits, 0),
    pages: pages.slice(0, ISSUE_RESULTS_LIMIT),
  };
}

async function countResults(db: Db, issueId: string): Promise<Map<IssueResultKind, number>> {
  const rows = await db.selectFrom('issue_results').select(['kind', 'count']).where('issue_id', '=', issueId).execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
