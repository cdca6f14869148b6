import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { OwnDraft, OwnPost } from '@tideline/moving/own/own-site';
import type { Db } from '../../../core/store/schema.ts';
import { toFields } from '../../../site/posts/post-writes.repository.ts';
import { SUMMARY_COLUMNS, tagsOf, toPost } from '../../../site/posts/posts.repository.ts';
import { draftsOf } from './drafts.repository.ts';
import { eachBatch } from './each-batch.ts';

/** Each has up to 200,000 characters. */
const POSTS_AT_ONCE = 25;

/** A post as it leaves, with its changes that visitors do not see yet. */
export type LeavingPost = OwnPost & { key: string; draft: OwnDraft | null };

/** Every post that is not in the trash. */
export async function* eachPost(db: Db): AsyncGenerator<LeavingPost> {
  for await (const rows of eachBatch((last: PostRow | null, limit) => readPosts(db, last, limit), POSTS_AT_ONCE)) {
    const tags = await tagsOf(db, rows);
    const formerIds = await formerIdsOf(db, rows);
    const alts = await altsOf(db, rows);
    const drafts = await draftsOf(
      db,
      'pending_changes',
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const post = toPost(row, tags);
      yield {
        ...toFields(post),
        key: post.key,
        slug: post.id,
        coverAlt: alts.get(parsePictureUrl(post.featuredImageUrl)?.id ?? '') ?? '',
        createdAt: post.createdAt,
        updatedAt: post.updatedAt,
        firstPublishedAt: post.firstPublishedAt,
        contentChangedAt: post.contentChangedAt,
        isAddressAutomatic: post.isAddressAutomatic,
        isFeatured: row.is_featured === 1,
        isSample: post.isSample,
        formerSlugs: formerIds.get(post.key) ?? [],
        draft: drafts.get(post.id) ?? null,
      };
    }
  }
}

type PostRow = Awaited<ReturnType<typeof readPosts>>[number];

function readPosts(db: Db, last: { key: string } | null, limit: number) {
  return db
    .selectFrom('posts')
    .select([...SUMMARY_COLUMNS, 'content', 'is_featured'])
    .where('deleted_at', 'is', null)
    .where('key', '>', last?.key ?? '')
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** The former ids of posts, by key. */
async function formerIdsOf(db: Db, posts: readonly PostRow[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('former_post_ids')
    .select(['id', 'post_key'])
    .where(
      'post_key',
      'in',
      posts.map(({ key }) => key),
    )
    .orderBy('id')
    .execute();
  return new Map(
    Object.entries(Object.groupBy(rows, (row) => row.post_key)).map(([key, all = []]) => [key, idsIn(all)]),
  );
}

function idsIn(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** The alternative texts of the covers in the library, by picture. */
async function altsOf(db: Db, posts: readonly PostRow[]): Promise<Map<string, string>> {
  const ids = posts.flatMap((post) => parsePictureUrl(post.featured_image_url)?.id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('pictures').select(['id', 'alt']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}
