import type { FoundPage } from '../page/found-page.ts';
import type { PublicAuthor } from '../author/author.ts';
import type { EntityField } from '../entity/entity-field.ts';

/** Statuses of a post. Only `published` is public. */
export const POST_STATUSES = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** The categories offered by the editor; a post may keep any other one that it already has. */
export const POST_CATEGORIES = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'] as const;

/** Sort orders of the staff's post list; a minus reverses. `date` is the publish date. */
export const POST_SORTS = ['-date', 'date', 'title', '-title', '-views', 'views', '-updated', 'updated'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Bulk actions on posts. */
export const BULK_ACTS = ['publish', 'unpublish', 'trash'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** A post changed by a bulk action: its previous state and new version. */
export type BulkChangedPost = { id: string; status: PostStatus; publishDate: string | null; version: number };

/** A post with other tags than before, and its new version. */
export type TaggedPost = { id: string; tags: string[]; version: number };

/** Posts per page of the blog. */
export const BLOG_PAGE_SIZE = 24;
/** Posts on the home page: one large, the rest small. */
export const HOME_POST_COUNT = 4;
/** Retention of the trash, in days. */
export const TRASH_RETENTION_DAYS = 30;
/** Display title of a post without one. */
export const UNTITLED_POST = 'Untitled';

/** A post in a list: everything except its body. */
export type PostSummary = {
  /** The address: URL-safe and unique. The post lives at `/blog/{id}`; former addresses lead there. */
  id: string;
  /**
   * Permanent and unique, regardless of the address. The post's print is drawn from it, and its editor identifies the post
   * by it.
   */
  key: string;
  title: string;
  excerpt: string;
  author: string;
  /** Empty when the post has none. */
  category: string;
  status: PostStatus;
  /** ISO 8601 in UTC; null when no date was set (drafts only). */
  publishDate: string | null;
  /** As typed by the editor: resolve it with `resolveImageUrl` before showing it. */
  featuredImageUrl: string;
  tags: string[];
  /** The name that it shares with the other parts of its series; empty when it belongs to none. */
  series: string;
  /** The title for search engines; empty: the title. */
  metaTitle: string;
  /** The description for search engines; empty: the excerpt. */
  metaDescription: string;
  /** The picture of shared links, as typed by the editor; empty: the drawn card. */
  socialImageUrl: string;
  /** Search engines are asked not to list the post. */
  isNoindex: boolean;
  /** The address of the original, as an http(s) address or a path of this site; empty: the post itself. */
  canonicalUrl: string;
  /** Page views, once per visitor and day. */
  views: number;
  readingTimeMinutes: number;
  createdAt: string;
  updatedAt: string;
  /** Incremented by each save; starts at 1. */
  version: number;
  /** Whether the address follows the title: until the post is first published, or its address is set by hand. */
  isAddressAutomatic: boolean;
  /** ISO 8601 in UTC; null for a post that was never published. Since then, former addresses redirect to the current one. */
  firstPublishedAt: string | null;
  /**
   * When title, excerpt, body or featured image last changed after the first publication; null if they never did. Imports do not
   * count.
   */
  contentChangedAt: string | null;
  isSample: boolean;
};

/** Columns of a post in a list. Tags have their own table. */
export const POST_FIELDS = {
  id: { column: 'id' },
  key: { column: 'key' },
  title: { column: 'title' },
  excerpt: { column: 'excerpt' },
  author: { column: 'author' },
  category: { column: 'category' },
  status: { column: 'status' },
  publishDate: { column: 'publish_date' },
  featuredImageUrl: { column: 'featured_image_url' },
  series: { column: 'series' },
  metaTitle: { column: 'meta_title' },
  metaDescription: { column: 'meta_description' },
  socialImageUrl: { column: 'social_image_url' },
  isNoindex: { column: 'is_noindex' },
  canonicalUrl: { column: 'canonical_url' },
  views: { column: 'views' },
  readingTimeMinutes: { column: 'reading_time_minutes' },
  createdAt: { column: 'created_at' },
  updatedAt: { column: 'updated_at' },
  version: { column: 'version' },
  isAddressAutomatic: { column: 'is_address_automatic' },
  firstPublishedAt: { column: 'first_published_at' },
  contentChangedAt: { column: 'content_changed_at' },
  isSample: { column: 'is_sample' },
} as const satisfies Record<Exclude<keyof PostSummary, 'tags'>, EntityField>;

/** The fields of a teaser, the form of posts in all public lists. */
export const TEASER_FIELD_NAMES = [
  ...(['id', 'key', 'title', 'excerpt', 'author', 'category', 'publishDate', 'featuredImageUrl'] as const),
  'readingTimeMinutes',
] as const;
/** A post in the public lists. */
export type PostTeaser = Pick<PostSummary, (typeof TEASER_FIELD_NAMES)[number]> & {
  /** Slug of the author’s page; empty without one. */
  authorSlug: string;
};

/** A post in its owner's list. */
export type OwnPost = PostSummary & {
  /** Inquiries of visitors who read this post first, without spam. */
  inquiries: number;
};

/** A whole post. */
export type Post = PostSummary & {
  /** Markdown. */
  content: string;
};

/** The names of the fields set by an editor; each revision contains them. */
export const EDITED_FIELD_NAMES = [
  ...(['title', 'excerpt', 'content', 'author', 'category', 'tags', 'series', 'status'] as const),
  ...(['publishDate', 'featuredImageUrl', 'metaTitle', 'metaDescription', 'socialImageUrl'] as const),
  ...(['isNoindex', 'canonicalUrl'] as const),
] as const;
/** The fields of a post set by its editor. */
export type PostFields = Pick<Post, (typeof EDITED_FIELD_NAMES)[number]>;

/** A heading of a post's body, for its table of contents. */
export type PostHeading = { anchor: string; text: string; level: number };

/** A post's place among the public parts of its series. */
export type PostSeries = {
  name: string;
  /** Slug of its page; empty without a page, as in a preview. */
  slug: string;
  /** 1-based. */
  position: number;
  total: number;
  /** Position of the first of `parts`: of a very long series, these are those around the post. */
  first: number;
  /** With the post itself, oldest first. */
  parts: Pick<PostSummary, 'id' | 'title'>[];
};

/** The content of a post's public page. */
export type PostPage = {
  post: PostSummary;
  /** Alternative text of the featured image; empty for a picture that is not an upload or has none. */
  pictureAlt: string;
  /** The body as safe HTML. */
  html: string;
  /** Where `html` may be interrupted, in characters: at the end of a long body's second part. Null for a short body. */
  pauseAt: number | null;
  headings: PostHeading[];
  /** Up to three other public posts, closest in subject first. */
  related: PostTeaser[];
  /** Null when no other public post belongs to it. */
  series: PostSeries | null;
  /** The profile of the author; null without one. */
  author: PublicAuthor | null;
  /** Slugs of the pages of its author, category and tags; empty without a page, as in a preview. */
  slugs: { author: string; category: string; tags: string[] };
};

/** Number of posts whose titles the search of the blog suggests. */
export const SUGGESTED_POST_COUNT = 500;
/** Number of tags that the search of the blog suggests. */
export const SUGGESTED_TAG_COUNT = 100;

/** What the search of the blog suggests. */
export type BlogSuggestions = {
  /** The newest public posts, newest first. */
  posts: Pick<PostSummary, 'id' | 'title'>[];
  /** The tags of most of these posts, most frequent first, and the slugs of their pages. */
  tags: { slug: string; name: string }[];
};

/** One page of the public blog. */
export type BlogPage = {
  posts: PostTeaser[];
  /** The tags of the first post, which the first page shows large; empty on any other page. */
  featuredTags: string[];
  /** Public posts that match the filter. */
  total: number;
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Every category of public posts, in alphabetical order. */
  categories: string[];
  /** The page of the selected category; null without one, or if search engines may not list it. */
  categoryPath: string | null;
  /** Pages of the site that a search for words finds, with its first page; omitted when there are none. */
  pages?: FoundPage[];
};

/** The title to show: never empty. */
export function displayTitle(post: Pick<PostSummary, 'title'>): string {
  return post.title.trim() === '' ? UNTITLED_POST : post.title;
}

/**
 * Identifies a post permanently. A key may be reused after its post was deleted, but never together with the same time of
 * creation.
 */
export function postIdentity({ key, createdAt }: Pick<Post, 'key' | 'createdAt'>): string {
  return `${key}.${Date.parse(createdAt).toString(36)}`;
}
