import type { ImportNote } from '@tideline/domain/moving/site-import';
import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { type NewPost, newPostSchema } from '@tideline/domain/post/post.schema';
import { TAG_LIMITS } from '@tideline/domain/post/tag';
import { rewriteAddresses } from '@tideline/moving/addresses/rewrite-addresses';
import type { SourceArticle } from '@tideline/moving/source/source-item';

/** What an article needs of the rest of the import. */
export type ArticleContext = {
  /** The names of authors by their ids in the other system. */
  authors: ReadonlyMap<string, string>;
  /** The new address of a link or a picture; null where it stays. */
  find: (address: string) => string | null;
};

/** The fields of a post, with what was cut; or why it cannot be one. */
export type PostFieldsOf = { fields: NewPost; notes: ImportNote[] } | { refusal: string };

/** The post that an article of another system becomes. */
export function toPostFields(article: SourceArticle, { authors, find }: ArticleContext): PostFieldsOf {
  const notes: ImportNote[] = [];
  const cut = (text: string, most: number, what: string): string => {
    const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
    if (line.length > most) notes.push({ kind: 'changed', what: `${what} of more than ${most} characters` });
    return line.slice(0, most);
  };
  const [category = '', ...others] = article.categories;
  const [author = '', ...coauthors] = article.authorIds.map((id) => authors.get(id) ?? id);
  if (coauthors.length > 0) notes.push({ kind: 'changed', what: 'further author' });
  const cover = article.cover === null ? null : (find(article.cover.address) ?? article.cover.address);
  const result = newPostSchema.safeParse({
    title: cut(article.title, POST_LIMITS.title, 'title'),
    excerpt: cut(article.excerpt, POST_LIMITS.excerpt, 'excerpt'),
    content: rewriteAddresses(article.markdown, find),
    author: cut(author, POST_LIMITS.author, 'author'),
    category: cut(category, POST_LIMITS.category, 'category'),
    tags: tagsOf([...others, ...article.tags], notes),
    series: cut(article.series ?? '', POST_LIMITS.series, 'series'),
    status: article.status,
    publishDate: article.publishedAt,
    featuredImageUrl: cover ?? '',
    metaTitle: cut(article.metaTitle, POST_LIMITS.metaTitle, 'search title'),
    metaDescription: cut(article.metaDescription, POST_LIMITS.metaDescription, 'search description'),
    isNoindex: article.isNoindex,
    // Its former address leads here now.
    canonicalUrl: find(article.canonicalUrl) === null ? article.canonicalUrl : '',
  });
  if (result.success) return { fields: result.data, notes };
  return { refusal: result.error.issues.map(({ message }) => message).join(' ') };
}

function tagsOf(names: readonly string[], notes: ImportNote[]): string[] {
  const short = names.map((name) => name.trim().slice(0, TAG_LIMITS.length)).filter(Boolean);
  if (names.some((name) => name.trim().length > TAG_LIMITS.length)) notes.push({ kind: 'changed', what: 'long tag' });
  const unique = [...new Map(short.map((name) => [name.toLowerCase(), name])).values()];
  if (unique.length > TAG_LIMITS.count) notes.push({ kind: 'left', what: `tag after the ${TAG_LIMITS.count}th` });
  return unique.slice(0, TAG_LIMITS.count);
}
