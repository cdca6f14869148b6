import { toArchiveSlug } from '@tideline/domain/post/archive';
import { type BlogSuggestions, SUGGESTED_POST_COUNT, SUGGESTED_TAG_COUNT } from '@tideline/domain/post/post';
import { publicPosts } from '../../../core/store/public-posts.ts';
import type { Db } from '../../../core/store/schema.ts';

/** What the search of the blog suggests: the newest public posts, and the tags that most of them have. */
export async function listSuggestions(db: Db, now: string): Promise<BlogSuggestions> {
  const newest = publicPosts(db, now)
    .select(['id', 'title'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .limit(SUGGESTED_POST_COUNT);
  // Joined: for a list of so many ids, SQLite would read all tags.
  const tagged = db
    .selectFrom(newest.as('newest'))
    .innerJoin('post_tags', 'post_tags.post_id', 'newest.id')
    .select('post_tags.tag');
  const tags = (await tagged.execute()).map(({ tag }) => tag);
  return { posts: await newest.execute(), tags: mostFrequent(tags) };
}

/** Tags with the same page are one, in the spelling with capitals. */
function mostFrequent(tags: string[]): BlogSuggestions['tags'] {
  const bySlug = Map.groupBy(tags, toArchiveSlug);
  bySlug.delete('');
  const counted = [...bySlug].map(([slug, own]) => ({ slug, name: own.toSorted()[0] ?? '', count: own.length }));
  const sorted = counted.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  return sorted.slice(0, SUGGESTED_TAG_COUNT).map(({ slug, name }) => ({ slug, name }));
}
