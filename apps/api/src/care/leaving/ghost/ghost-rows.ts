import { postPath } from '@tideline/domain/site/site-path';
import { type Names, nameKey, type NumberedName, tagsWithSeries } from '../content/names.repository.ts';
import type { PageOfText } from '../content/pages-of-text.ts';
import type { LeavingPost } from '../content/posts.repository.ts';
import { articleOf, ghostId } from './ghost-article.ts';

/** Longer values make Ghost refuse the row. Source: Ghost's `schema.js`. */
const LONGEST = { excerpt: 300, metaTitle: 300, metaDescription: 500, name: 191, bio: 250 };

export async function postRow(post: LeavingPost, origin: string) {
  const id = ghostId('post', post.key);
  const path = postPath(post.slug);
  return {
    ...(await articleOf(
      {
        id,
        slug: post.slug,
        title: post.title,
        markdown: post.content,
      },
      origin + path,
    )),
    type: 'post',
    status: post.status,
    featured: post.isFeatured,
    custom_excerpt: post.excerpt.slice(0, LONGEST.excerpt) || null,
    feature_image: post.featuredImageUrl === '' ? null : (URL.parse(post.featuredImageUrl, origin)?.href ?? null),
    canonical_url: post.canonicalUrl === '' ? null : (URL.parse(post.canonicalUrl, origin)?.href ?? null),
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    published_at: post.publishDate,
  };
}

export async function pageRow(page: PageOfText, origin: string) {
  const slug = page.path.split('/').at(-1) ?? '';
  const { id: key, title, markdown } = page;
  return {
    ...(await articleOf(
      {
        id: ghostId('page', key),
        slug,
        title,
        markdown,
      },
      origin + page.path,
    )),
    type: 'page',
    status: page.isPublic ? 'published' : 'draft',
    featured: false,
    custom_excerpt: null,
    feature_image: null,
    canonical_url: null,
    created_at: page.createdAt,
    updated_at: page.updatedAt,
    published_at: page.publishedAt,
  };
}

/** For search engines; null when there is nothing of its own. */
export function searchRow(
  postId: string,
  {
    metaTitle,
    metaDescription,
    coverAlt = '',
  }: Pick<PageOfText, 'metaTitle' | 'metaDescription'> & { coverAlt?: string },
) {
  if (metaTitle === '' && metaDescription === '' && coverAlt === '') return null;
  return {
    id: postId,
    post_id: postId,
    meta_title: metaTitle.slice(0, LONGEST.metaTitle) || null,
    meta_description: metaDescription.slice(0, LONGEST.metaDescription) || null,
    feature_image_alt: coverAlt.slice(0, LONGEST.name) || null,
  };
}

export function tagRow({ name, slug }: NumberedName, now: string) {
  const id = ghostId('tag', nameKey(name));
  return { id, name: name.slice(0, LONGEST.name), slug, visibility: 'public', created_at: now, updated_at: now };
}

/** Ghost needs an address for each author, at which nothing is sent. */
export function userRow({ name, slug, bio }: NumberedName & { bio: string }, now: string) {
  const email = `author-${ghostId('user', nameKey(name))}@example.com`;
  const texts = { name: name.slice(0, LONGEST.name), slug, email, bio: bio.slice(0, LONGEST.bio) || null };
  return { id: ghostId('user', nameKey(name)), ...texts, status: 'active', created_at: now, updated_at: now };
}

/** The tags of a post in their order; the category is the first, which Ghost shows as the main one. */
export function tagsOfPost(post: LeavingPost, names: Names): NumberedName[] {
  const category = names.categories.get(nameKey(post.category));
  const found = [...(category ? [category] : []), ...tagsWithSeries(post, names)];
  return [...new Map(found.map((name) => [nameKey(name.name), name])).values()];
}
