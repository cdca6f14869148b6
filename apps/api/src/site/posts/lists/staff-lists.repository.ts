import { sql } from 'kysely';
import type { Page } from '@tideline/domain/entity/page';
import type { OwnPost, PostSummary } from '@tideline/domain/post/post';
import { orderBy, readPage, type PageQuery } from '../../../core/lists/keyset.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';
import { SUMMARY_COLUMNS, toSummaries } from '../posts.repository.ts';
import { LAST_UPDATED } from './post-lists.repository.ts';

const LAST_TRASHED = orderBy<'deleted_at' | 'id'>({ column: 'deleted_at', isDescending: true }, { column: 'id' });

/** A page of the posts of an owner in every status, last changed first, with what came of them. */
export async function listOwnPosts(db: Db, ownerId: string, query: PageQuery): Promise<Page<OwnPost>> {
  const own = db.selectFrom('posts').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  const page = await readPage(own.select(SUMMARY_COLUMNS), LAST_UPDATED, query);
  const posts = await toSummaries(db, page.items);
  const inquiries = await countBegunInquiries(
    db,
    posts.map(({ key }) => key),
  );
  const items = posts.map((post) => Object.assign(post, { inquiries: inquiries.get(post.key) ?? 0 }));
  return { ...page, items, total: await countRows(own) };
}

/** The inquiries whose senders read a post first, by its key; without spam and merged ones. */
async function countBegunInquiries(db: Db, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('contact_trail_posts as read')
    .innerJoin('contacts', 'contacts.id', 'read.contact_id')
    .where('read.post_key', 'in', keys)
    .where('read.is_first', '=', 1)
    .where('contacts.status', '!=', 'spam')
    .where('contacts.merged_into', 'is', null)
    .select((eb) => ['read.post_key as key', eb.fn.countAll<number>().as('count')])
    .groupBy('read.post_key')
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A page of the trash, last deleted first. */
export async function listTrashedPosts(db: Db, query: PageQuery): Promise<Page<PostSummary>> {
  const trashed = db.selectFrom('posts').where('deleted_at', 'is not', null);
  const rows = trashed.select([...SUMMARY_COLUMNS, sql<string>`deleted_at`.as('deleted_at')]);
  const page = await readPage(rows, LAST_TRASHED, query);
  return { ...page, items: await toSummaries(db, page.items), total: await countRows(trashed) };
}
