import type { NotNull, SelectQueryBuilder } from 'kysely';
import {
  type IssueLink,
  type IssueListPage,
  issuePath,
  ISSUES_PAGE_SIZE,
  type PublishedIssue,
  type SentIssue,
} from '@tideline/domain/newsletter/issue-archive';
import type { SentIssueListQuery } from '@tideline/domain/newsletter/issue-archive.schema';
import type { Page } from '@tideline/domain/entity/page';
import { isStorable } from '@tideline/domain/text/text.schema';
import { orderBy, readPage } from '../../../core/lists/keyset.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Database, Db } from '../../../core/store/schema.ts';

/** A sent issue with its text. */
export type SentIssueText = SentIssue & { isNoindex: boolean; content: string };

type Issues = SelectQueryBuilder<Database, 'issues', object>;
type SentRow = { id: string; slug: string; subject: string; preview_text: string; started_at: string };

const NEWEST_FIRST = orderBy({ column: 'started_at', isDescending: true }, { column: 'id' });
const COLUMNS = ['id', 'slug', 'subject', 'preview_text', 'started_at'] as const;

/** The sent issue at `slug`; null when there is none, or its sending has not begun. */
export async function findSentIssue(db: Db, slug: string): Promise<SentIssueText | null> {
  if (!isStorable(slug)) return null;
  const row = await withColumns(sentIssues(db))
    .select(['archive', 'content'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? { ...toSentIssue(row), isNoindex: row.archive === 'noindex', content: row.content } : null;
}

/** A page of the listed issues, by its number; a page past the end is empty. */
export async function findIssueListPage(db: Db, page: number): Promise<IssueListPage> {
  const total = await countRows(listedIssues(db));
  const rows = await newestFirst(withColumns(listedIssues(db)))
    .offset((page - 1) * ISSUES_PAGE_SIZE)
    .limit(ISSUES_PAGE_SIZE)
    .execute();
  return {
    issues: rows.map(toSentIssue),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / ISSUES_PAGE_SIZE)),
  };
}

/** The listed issues, by cursor. */
export async function listSentIssues(db: Db, query: SentIssueListQuery): Promise<Page<PublishedIssue>> {
  const total = await countRows(listedIssues(db));
  const page = await readPage(withColumns(listedIssues(db)), NEWEST_FIRST, query);
  return { ...page, items: page.items.map(toPublishedIssue), total };
}

/** The newest listed issues with their texts. */
export async function listIssueTexts(db: Db, limit: number): Promise<SentIssueText[]> {
  const rows = await newestFirst(withColumns(listedIssues(db)).select('content'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toSentIssue(row), isNoindex: false, content: row.content }));
}

/** The listed issues, newest first, as links. */
export async function listIssueAddresses(db: Db): Promise<IssueLink[]> {
  const rows = await newestFirst(withColumns(listedIssues(db))).execute();
  return rows.map(toIssueLink);
}

/** The newest listed issue; null before the first one. */
export async function findLatestIssue(db: Db): Promise<IssueLink | null> {
  const row = await newestFirst(withColumns(listedIssues(db))).executeTakeFirst();
  return row ? toIssueLink(row) : null;
}

/** The listed issues next to an issue. */
export async function findNeighbors(
  db: Db,
  { id, sentAt }: Pick<SentIssue, 'id' | 'sentAt'>,
): Promise<{ newer: IssueLink | null; older: IssueLink | null }> {
  const others = withColumns(listedIssues(db));
  const newer = await others
    .where((eb) => eb.or([eb('started_at', '>', sentAt), eb('started_at', '=', sentAt).and('id', '<', id)]))
    .orderBy('started_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const older = await newestFirst(others)
    .where((eb) => eb.or([eb('started_at', '<', sentAt), eb('started_at', '=', sentAt).and('id', '>', id)]))
    .limit(1)
    .executeTakeFirst();
  return { newer: newer ? toIssueLink(newer) : null, older: older ? toIssueLink(older) : null };
}

/**
 * Issues with a public page: sending has begun and was not stopped before anybody got one. Every public query of issues
 * starts here.
 */
function sentIssues(db: Db): Issues {
  return db
    .selectFrom('issues')
    .where('started_at', 'is not', null)
    .where('slug', 'is not', null)
    .where('state', 'in', ['sending', 'paused', 'sent']);
}

/** Sent issues that may be listed. */
function listedIssues(db: Db): Issues {
  return sentIssues(db).where('archive', '=', 'public');
}

function withColumns(issues: Issues) {
  return issues.select(COLUMNS).$narrowType<{ slug: NotNull; started_at: NotNull }>();
}

function newestFirst<Row>(issues: SelectQueryBuilder<Database, 'issues', Row>) {
  return issues.orderBy('started_at', 'desc').orderBy('id');
}

function toSentIssue({ id, slug, subject, preview_text: previewText, started_at: sentAt }: SentRow): SentIssue {
  return { id, slug, subject, previewText, sentAt };
}

function toPublishedIssue(row: SentRow): PublishedIssue {
  const { slug, ...issue } = toSentIssue(row);
  return { ...issue, url: issuePath(slug) };
}

function toIssueLink({ slug, subject }: SentRow): IssueLink {
  return { slug, subject };
}
