import { authorKey } from '@tideline/domain/author/author';
import { toArchiveSlug } from '@tideline/domain/post/archive';
import type { PostFields } from '@tideline/domain/post/post';
import type { Db } from '../../../core/store/schema.ts';
import { listAllTags, listCategories } from '../../../site/posts/lists/post-counts.repository.ts';
import { listSeries } from '../../../site/posts/lists/series.repository.ts';
import { eachAuthor } from './library.repository.ts';

/** An author, category or tag with the number that other programs need. */
export type NumberedName = { number: number; name: string; slug: string };
/** Also the text about an author. */
export type NumberedAuthor = NumberedName & { bio: string };

/** The names that posts have, in the spelling in which they are compared. */
export type Names = {
  authors: Map<string, NumberedAuthor>;
  categories: Map<string, NumberedName>;
  /** Also the series. */
  tags: Map<string, NumberedName>;
};

/** The spelling in which a name is looked up. */
export const nameKey = authorKey;

/** Every author, category and tag of the posts outside of the trash. */
export async function listNames(db: Db): Promise<Names> {
  const bios = new Map<string, string>();
  for await (const { name, bio } of eachAuthor(db)) bios.set(authorKey(name), bio);
  const posts = db.selectFrom('posts').where('deleted_at', 'is', null);
  const rows = await posts.select('author').distinct().where('author', '!=', '').orderBy('author').execute();
  const authors = numbered(
    rows.map(({ author }) => author),
    'author',
  );
  return {
    authors: new Map([...authors].map(([key, author]) => [key, { ...author, bio: bios.get(key) ?? '' }])),
    categories: numbered(await listCategories(db), 'category'),
    tags: numbered([...(await listAllTags(db)), ...(await listSeries(db))], 'tag'),
  };
}

/** The tags of a post for a program without series: the last one is its series. */
export function tagsWithSeries({ tags, series }: Pick<PostFields, 'tags' | 'series'>, names: Names): NumberedName[] {
  const found = [...tags, series].flatMap((name) => names.tags.get(nameKey(name)) ?? []);
  return [...new Set(found)];
}

/** Numbers from 1; slugs that are unique, made of a name or, where it has no letter, of its number. */
function numbered(names: readonly string[], kind: string): Map<string, NumberedName> {
  const found = new Map<string, NumberedName>();
  const slugs = new Set<string>();
  for (const name of names) {
    if (found.has(nameKey(name))) continue;
    const number = found.size + 1;
    const own = toArchiveSlug(name);
    const slug = own === '' || slugs.has(own) ? `${own || kind}-${number}` : own;
    slugs.add(slug);
    found.set(nameKey(name), { number, name, slug });
  }
  return found;
}
