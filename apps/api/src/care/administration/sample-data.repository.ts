import { sql } from 'kysely';
import { authorKey } from '@tideline/domain/author/author';
import type { SampleDataCounts } from '@tideline/domain/site/sample-data';
import { deleteMailsOfSubscribers } from '../../core/mail/mails-about.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { countUnmarkedSamples, deleteUnmarkedSamples } from './unmarked-samples.repository.ts';
import { deleteContacts } from '../../sales/contacts/delete-contacts.repository.ts';

/**
 * Counts the remaining rows of sample data. A row changed by staff is no longer sample data (`is_sample` is 0); posts in the
 * trash count as removed. Authors of other posts stay.
 */
export async function countSampleData(db: Db): Promise<SampleDataCounts> {
  const posts = db.selectFrom('posts').where('is_sample', '=', 1).where('deleted_at', 'is', null);
  return {
    posts: await countRows(posts),
    authors: (await listSampleAuthors(db)).filter(({ hasOtherPosts }) => !hasOtherPosts).length,
    subscribers: await countRows(db.selectFrom('subscribers').where('is_sample', '=', 1)),
    contacts: await countRows(db.selectFrom('contacts').where('is_sample', '=', 1)),
    pageViews: await countRows(db.selectFrom('page_views').where('is_sample', '=', 1)),
    ...(await countUnmarkedSamples(db)),
  };
}

/**
 * Moves sample posts to the trash and deletes all other sample data. A sample author with a post of staff stays, and is no
 * longer sample data.
 * @returns the numbers of rows
 */
export async function removeSampleData(trx: Trx, now: string): Promise<SampleDataCounts> {
  await lockContentVersion(trx);
  const removed = await countSampleData(trx);
  await trx
    .updateTable('posts')
    .set({ deleted_at: now })
    .where('is_sample', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
  await subtractSampleViews(trx);
  const staying = (await listSampleAuthors(trx)).filter(({ hasOtherPosts }) => hasOtherPosts).map(({ id }) => id);
  if (staying.length > 0) await trx.updateTable('authors').set({ is_sample: 0 }).where('id', 'in', staying).execute();
  await deleteContacts(trx, await listSamples(trx, 'contacts'));
  await deleteMailsOfSubscribers(trx, await listSamples(trx, 'subscribers'));
  for (const table of ['authors', 'subscribers', 'page_views', 'funnel_days'] as const) {
    await trx.deleteFrom(table).where('is_sample', '=', 1).execute();
  }
  await deleteUnmarkedSamples(trx);
  return removed;
}

async function listSamples(trx: Trx, table: 'contacts' | 'subscribers'): Promise<string[]> {
  const rows = await trx.selectFrom(table).select('id').where('is_sample', '=', 1).execute();
  return rows.map(({ id }) => id);
}

/** The sample authors, each with whether a post of staff has their name; posts in the trash count, too. */
async function listSampleAuthors(db: Db): Promise<{ id: string; hasOtherPosts: boolean }[]> {
  const authors = await db.selectFrom('authors').select(['id', 'name_key']).where('is_sample', '=', 1).execute();
  const posts = await db.selectFrom('posts').select('author').distinct().where('is_sample', '=', 0).execute();
  const keys = new Set(posts.map(({ author }) => authorKey(author)));
  return authors.map((author) => ({ id: author.id, hasOtherPosts: keys.has(author.name_key) }));
}

/** Former sample posts keep only the views of real visitors. */
async function subtractSampleViews(trx: Trx): Promise<void> {
  const viewed = await trx
    .selectFrom('page_views')
    .select([sql<string>`substr(path, ${'/blog/'.length + 1})`.as('id'), sql<number>`sum(views)`.as('views')])
    .where('is_sample', '=', 1)
    .where('path', 'like', '/blog/%')
    .groupBy('path')
    .execute();
  for (const { id, views } of viewed) {
    await trx
      .updateTable('posts')
      .set((eb) => ({ views: eb('views', '-', views) }))
      .where('id', '=', id)
      .where('views', '>=', views) // a new post may have the address of a deleted sample post
      .execute();
  }
}
