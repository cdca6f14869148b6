import { isIndexed, toArchiveSlug, type ArchiveKind, type ArchivePage } from '@tideline/domain/post/archive';
import { BLOG_PAGE_SIZE, type Post } from '@tideline/domain/post/post';
import type { ArchiveQuery } from '@tideline/domain/post/post.schema';
import { type Archive, findArchiveNames } from '../../../core/addresses/archive-names.ts';
import { countPostsByAuthor, findAuthorNamed } from '../../../core/authors/authors.repository.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import { countPostsBySeries, countPublicPosts, publicPosts } from '../../../core/store/public-posts.ts';
import type { Db } from '../../../core/store/schema.ts';
import { readNumberedPage } from './blog-lists.repository.ts';
import { NEWEST_FIRST } from './post-lists.repository.ts';
import { inSeries, PARTS_IN_ORDER } from './series.repository.ts';
import { SUMMARY_COLUMNS, tagsOf, toPost, type PostsQuery } from '../posts.repository.ts';

/** The public posts of an archive, and its names in the posts' spelling. */
type Found = { names: string[]; matching: PostsQuery<object> };

/** A page of the posts of a category, tag, author or series; null when it has no public post. A page past the end is empty. */
export async function findArchivePage(db: Db, query: ArchiveQuery, now: string): Promise<ArchivePage | null> {
  const { kind, slug, page } = query;
  const found = await findArchive(db, query, now);
  if (!found) return null;
  const total = await countRows(found.matching);
  if (total === 0) return null;
  return {
    kind,
    slug,
    names: found.names,
    author: kind === 'author' ? await findProfile(db, found.names, now) : null,
    posts: await readNumberedPage(db, found.matching, {
      order: kind === 'series' ? PARTS_IN_ORDER : NEWEST_FIRST,
      page,
      total,
    }),
    total,
    page,
    pageCount: Math.ceil(total / BLOG_PAGE_SIZE),
  };
}

/** The newest posts of an archive with their text; null when it has no public post. */
export async function findArchivePosts(
  db: Db,
  { limit, ...archive }: Archive & { limit: number },
  now: string,
): Promise<{ names: string[]; posts: Post[] } | null> {
  const found = await findArchive(db, archive, now);
  if (!found) return null;
  const rows = await found.matching
    .select([...SUMMARY_COLUMNS, 'content'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return null;
  const tags = await tagsOf(db, rows);
  return { names: found.names, posts: rows.map((row) => toPost(row, tags)) };
}

/** The archives that search engines may list. */
export async function listIndexedArchives(db: Db, now: string): Promise<Archive[]> {
  const categories = [...(await countPublicPosts(db, now))].map(([name, count]) => ({ name, count }));
  return [
    ...indexedOf('category', categories),
    ...indexedOf('tag', await countPostsByTag(db, now)),
    ...indexedOf('author', await countPostsByAuthor(db, now)),
    ...indexedOf('series', await countPostsBySeries(db, now)),
  ];
}

async function findArchive(db: Db, { kind, slug }: Archive, now: string): Promise<Found | null> {
  const names = await findArchiveNames(db, { kind, slug }, now);
  if (names.length === 0) return null;
  const posts = publicPosts(db, now);
  if (kind === 'series') return { names, matching: inSeries(posts, names) };
  if (kind !== 'tag') return { names, matching: posts.where(kind, 'in', names) };
  const tagged = db.selectFrom('post_tags').select('post_id').where('tag_key', 'in', names);
  return { names: await listSpellings(db, names), matching: posts.where('id', 'in', tagged) };
}

/** A spelling of each tag. */
async function listSpellings(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('post_tags')
    .select((eb) => eb.fn.min<string>('tag').as('tag'))
    .where('tag_key', 'in', keys)
    .groupBy('tag_key')
    .orderBy('tag_key')
    .execute();
  return rows.map((row) => row.tag);
}

async function findProfile(db: Db, names: string[], now: string) {
  for (const name of names) {
    const author = await findAuthorNamed(db, name, now);
    if (author) return author;
  }
  return null;
}

async function countPostsByTag(db: Db, now: string): Promise<{ name: string; count: number }[]> {
  return publicPosts(db, now)
    .innerJoin('post_tags', 'post_tags.post_id', 'posts.id')
    .select((eb) => ['tag_key as name', eb.fn.countAll<number>().as('count')])
    .groupBy('tag_key')
    .execute();
}

function indexedOf(kind: ArchiveKind, counts: { name: string; count: number }[]): Archive[] {
  const bySlug = new Map<string, number>();
  for (const { name, count } of counts) {
    const slug = toArchiveSlug(name);
    if (slug !== '') bySlug.set(slug, (bySlug.get(slug) ?? 0) + count);
  }
  const slugs = [...bySlug].filter(([, count]) => isIndexed(count)).map(([slug]) => slug);
  return slugs.toSorted().map((slug) => ({ kind, slug }));
}
