import { sql } from 'kysely';
import type { ContactStatus } from '@tideline/domain/contact/contact';
import {
  RESULT_ROWS_MAX,
  type ResultFigures,
  type ResultKind,
  type ResultRow,
  type ResultSort,
} from '@tideline/domain/stats/results';
import type { Db } from '../store/schema.ts';
import type { Instants } from './funnel.repository.ts';
import { selectSentEnquiries } from './sent-enquiries.ts';

/** Between the parts of a campaign while they are one text: no part has it. */
const SEPARATOR = '\u001F';

/** The rows of a kind in this order, as many as a list has. Of two with the same figure, first the one whose key is. */
export async function listResults(
  db: Db,
  { by, sort, ...period }: Instants & { by: ResultKind; sort: ResultSort },
): Promise<ResultRow[]> {
  const column = sort.replace('-', '');
  const rows = await db
    .selectFrom(KEYED[by](db, period).as('enquiry'))
    .select((eb) => ['key', eb.fn.countAll<number>().as('received'), CLIENTS.as('clients'), VALUE.as('value')])
    .groupBy('key')
    .orderBy(sql.ref(column === 'name' ? 'key' : column), sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('key')
    .limit(RESULT_ROWS_MAX)
    .execute();
  return by === 'post' ? withPosts(db, rows) : rows.map((row) => toRow(row, toName(row.key)));
}

/** All enquiries of a period. */
export async function sumResults(db: Db, period: Instants): Promise<ResultFigures> {
  return db
    .selectFrom(selectSentEnquiries(db, period).select(['status', 'value']).as('enquiry'))
    .select((eb) => [eb.fn.countAll<number>().as('received'), CLIENTS.as('clients'), VALUE.as('value')])
    .executeTakeFirstOrThrow();
}

const CLIENTS = sql<number>`coalesce(sum(case when enquiry.status = 'won' then 1 else 0 end), 0)`;
const VALUE = sql<number>`coalesce(sum(case when enquiry.status = 'won' then enquiry.value else 0 end), 0)`;

type Keyed = { key: string; status: ContactStatus; value: number | null };

/** The enquiries of a period, each with the keys of the rows that it counts for. */
const KEYED = {
  source: (db: Db, period: Instants) =>
    selectSentEnquiries(db, period)
      .leftJoin('contact_trails as trail', 'trail.contact_id', 'contacts.id')
      .select([sql<string>`coalesce(trail.entry_source, 'unknown')`.as('key'), 'status', 'value'])
      .$castTo<Keyed>(),
  campaign: (db: Db, period: Instants) =>
    selectSentEnquiries(db, period)
      .innerJoin('contact_trails as trail', 'trail.contact_id', 'contacts.id')
      .select([
        sql<string>`trail.campaign_source || ${sql.lit(SEPARATOR)} || trail.campaign_medium || ${sql.lit(SEPARATOR)} || trail.campaign_name`.as(
          'key',
        ),
        'status',
        'value',
      ])
      .where((eb) =>
        eb.or([
          eb('trail.campaign_source', '!=', ''),
          eb('trail.campaign_medium', '!=', ''),
          eb('trail.campaign_name', '!=', ''),
        ]),
      )
      .$castTo<Keyed>(),
  post: (db: Db, period: Instants) =>
    selectSentEnquiries(db, period)
      .innerJoin('contact_trail_posts as read', 'read.contact_id', 'contacts.id')
      .select(['read.post_key as key', 'status', 'value'])
      .$castTo<Keyed>(),
} as const;

/** The titles and ids that the posts have now. */
async function withPosts(db: Db, rows: readonly (ResultFigures & { key: string })[]): Promise<ResultRow[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const posts = await db.selectFrom('posts').select(['key', 'id', 'title']).where('key', 'in', keys).execute();
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
    .split(SEPARATOR)
    .map((part) => part || '–')
    .join(' / ');
}
