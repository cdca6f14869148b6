import { sql } from 'kysely';
import {
  RESULT_ROWS_MAX,
  type ResultFigures,
  type ResultKind,
  type ResultRow,
  type ResultSort,
} from '@tideline/domain/stats/results';
import { publicPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Instants } from './funnel.repository.ts';
import { KEYED_CONTACTS, KEY_SEPARATOR } from './keyed-contacts.ts';
import { selectSentContacts } from './sent-contacts.ts';

/** Whether posts that are hidden at `now` are named. */
export type Titles = { withDrafts: boolean; now: string };

/** The rows of a kind in this order, up to the maximum of a list. Ties are ordered by key. */
export async function listResults(
  db: Db,
  { by, sort, ...period }: Instants & { by: ResultKind; sort: ResultSort },
  titles: Titles,
): Promise<ResultRow[]> {
  const column = sort.replace('-', '');
  const rows = await db
    .selectFrom(KEYED_CONTACTS[by](db, period).as('enquiry'))
    .select((eb) => ['key', eb.fn.countAll<number>().as('received'), CLIENTS.as('clients'), VALUE.as('value')])
    .groupBy('key')
    .orderBy(sql.ref(column === 'name' ? 'key' : column), sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('key')
    .limit(RESULT_ROWS_MAX)
    .execute();
  return by === 'post' ? withPosts(db, rows, titles) : rows.map((row) => toRow(row, toName(row.key)));
}

/** All inquiries of a period. */
export async function sumResults(db: Db, period: Instants): Promise<ResultFigures> {
  return db
    .selectFrom(selectSentContacts(db, period).select(['status', 'value']).as('enquiry'))
    .select((eb) => [eb.fn.countAll<number>().as('received'), CLIENTS.as('clients'), VALUE.as('value')])
    .executeTakeFirstOrThrow();
}

const CLIENTS = sql<number>`coalesce(sum(case when enquiry.status = 'won' then 1 else 0 end), 0)`;
const VALUE = sql<number>`coalesce(sum(case when enquiry.status = 'won' then enquiry.value else 0 end), 0)`;

/** Adds the present titles and ids of posts, as far as the caller may read them. */
async function withPosts(
  db: Db,
  rows: readonly (ResultFigures & { key: string })[],
  { withDrafts, now }: Titles,
): Promise<ResultRow[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const readable = withDrafts ? db.selectFrom('posts') : publicPosts(db, now);
  const posts = await readable.select(['key', 'id', 'title']).where('key', 'in', keys).execute();
  const byKey = new Map(posts.map((post) => [post.key, post]));
  return rows.map((row) => toRow(row, byKey.get(row.key)?.title ?? '', byKey.get(row.key)?.id));
}

function toRow(row: ResultFigures & { key: string }, name: string, postId: string | null = null): ResultRow {
  const { received, clients, value } = row;
  return { key: postId === null && name !== '' ? name : row.key, name, postId, received, clients, value };
}

/** @example toName('mail\u001F\u001Fspring') // => 'mail / – / spring' */
function toName(key: string): string {
  return key
    .split(KEY_SEPARATOR)
    .map((part) => part || '–')
    .join(' / ');
}
