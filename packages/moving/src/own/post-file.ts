import { parse, stringify } from 'yaml';
import type { OwnPost } from './own-site.ts';
import { listOf, textOf } from '../source/values.ts';

const FENCE = '---\n';
const BLOG = '/blog/';

/** A post as Markdown with its fields before it, named as generators name them. The body is as it was written. */
export function writePostFile(post: OwnPost): string {
  const fields = {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    status: post.status,
    draft: post.status !== 'published',
    date: post.publishDate,
    lastmod: post.updatedAt,
    created: post.createdAt,
    firstPublished: post.firstPublishedAt,
    contentChanged: post.contentChangedAt,
    author: post.author,
    category: post.category,
    tags: post.tags,
    series: post.series,
    cover: post.featuredImageUrl === '' ? null : { image: post.featuredImageUrl, alt: post.coverAlt },
    socialImage: post.socialImageUrl,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    noindex: post.isNoindex,
    canonical: post.canonicalUrl,
    featured: post.isFeatured,
    addressFollowsTitle: post.isAddressAutomatic,
    sample: post.isSample,
    aliases: post.formerSlugs.map((slug) => BLOG + slug),
  };
  const said = Object.entries(fields).filter(([name, value]) => name === 'title' || !isEmpty(value));
  // Quoted texts mean the same in every version of YAML.
  const style = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const;
  return FENCE + stringify(Object.fromEntries(said), style) + FENCE + post.content;
}

/** Reads what `writePostFile` has written; null for another file. */
export function readPostFile(text: string): OwnPost | null {
  const end = text.indexOf(`\n${FENCE}`);
  if (!text.startsWith(FENCE) || end === -1) return null;
  const fields = fieldsIn(text.slice(FENCE.length, end + 1));
  if (fields === null) return null;
  const said = (name: string) => textOf(fields[name]);
  const cover = Object(fields['cover']) as Record<string, unknown>;
  const status = said('status');
  return {
    title: said('title'),
    slug: said('slug'),
    excerpt: said('excerpt'),
    content: text.slice(end + 1 + FENCE.length),
    status: status === 'published' || status === 'scheduled' ? status : 'draft',
    publishDate: said('date') || null,
    updatedAt: said('lastmod'),
    createdAt: said('created'),
    firstPublishedAt: said('firstPublished') || null,
    contentChangedAt: said('contentChanged') || null,
    author: said('author'),
    category: said('category'),
    tags: listOf(fields['tags']).map(textOf),
    series: said('series'),
    featuredImageUrl: textOf(cover['image']),
    coverAlt: textOf(cover['alt']),
    socialImageUrl: said('socialImage'),
    metaTitle: said('metaTitle'),
    metaDescription: said('metaDescription'),
    isNoindex: fields['noindex'] === true,
    canonicalUrl: said('canonical'),
    isFeatured: fields['featured'] === true,
    isAddressAutomatic: fields['addressFollowsTitle'] === true,
    isSample: fields['sample'] === true,
    formerSlugs: listOf(fields['aliases']).map((path) => textOf(path).slice(BLOG.length)),
  };
}

function fieldsIn(yaml: string): Record<string, unknown> | null {
  try {
    return Object(parse(yaml)) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
