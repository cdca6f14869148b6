import { sql } from 'kysely';
import type { Page } from '@tideline/domain/entity/page';
import type { PostSummary } from '@tideline/domain/post/post';
import { orderBy, readPage, type PageQuery } from '../../../core/lists/keyset.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';
import { SUMMARY_COLUMNS, toSummaries } from '../posts.repository.ts';
import { LAST_UPDATED } from './post-lists.repository.ts';

const LAST_TRASHED = orderBy<'deleted_at' | 'id'>({ column: 'deleted_at', isDescending: true }, { column: 'id' });

/** A page of the posts of an owner in every status, last changed first. */
export async function listOwnPosts(db: Db, ownerId: string, query: PageQuery): Promise<Page<PostSummary>> {
  const own = db.selectFrom('posts').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  const page = await readPage(own.select(SUMMARY_COLUMNS), LAST_UPDATED, query);
  return { ...page, items: await toSummaries(db, page.items), total: await countRows(own) };
}

/** A page of the trash, last deleted first. */
export async function listTrashedPosts(db: Db, query: PageQuery): Promise<Page<PostSummary>> {
  const trashed = db.selectFrom('posts').where('deleted_at', 'is not', null);
  const rows = trashed.select([...SUMMARY_COLUMNS, sql<string>`deleted_at`.as('deleted_at')]);
  const page = await readPage(rows, LAST_TRASHED, query);
  return { ...page, items: await toSummaries(db, page.items), total: await countRows(trashed) };
}
