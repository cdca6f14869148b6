import type { PublicAuthor } from '../author/author.ts';
import type { EntityField } from '../entity/entity-field.ts';

/** Statuses of a post. Only `published` is public. */
export const POST_STATUSES = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** The categories the editor offers; a post may also carry another one that it already has. */
export const POST_CATEGORIES = ['Strategy', 'Analytics', 'SEO', 'Content Marketing', 'Social Media'] as const;

/** Sort orders of the staff's post list; a minus reverses. `date` is the publish date. */
export const POST_SORTS = ['-date', 'date', 'title', '-title', '-views', 'views', '-updated', 'updated'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Bulk actions on posts. */
export const BULK_ACTS = ['publish', 'unpublish', 'trash'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** A post changed by a bulk action: its previous state and new version. */
export type BulkChangedPost = { id: string; status: PostStatus; publishDate: string | null; version: number };

/** Longest accepted values, in characters. */
export const POST_LIMITS = {
  title: 300,
  excerpt: 1_000,
  content: 200_000,
  author: 100,
  category: 100,
  featuredImageUrl: 2_000,
  metaTitle: 300,
  metaDescription: 1_000,
  socialImageUrl: 2_000,
} as const;

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
  /** Permanent and unique, whatever the address: the print of the post is drawn from it, and its editor names the post by it. */
  key: string;
  title: string;
  excerpt: string;
  author: string;
  /** Empty when the post has none. */
  category: string;
  status: PostStatus;
  /** ISO 8601 in UTC; null when no date was set (drafts only). */
  publishDate: string | null;
  /** As the editor typed it: resolve it with `resolveImageUrl` before it is shown. */
  featuredImageUrl: string;
  tags: string[];
  /** The title for search engines; empty: the title. */
  metaTitle: string;
  /** The description for search engines; empty: the excerpt. */
  metaDescription: string;
  /** The picture shown with a shared link, as the editor typed it; empty: the drawn card. */
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
  /** ISO 8601 in UTC; null for a post that was never published. From then on, a former address leads to the new one. */
  firstPublishedAt: string | null;
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
  isSample: { column: 'is_sample' },
} as const satisfies Record<Exclude<keyof PostSummary, 'tags'>, EntityField>;

/** The fields of a teaser, in which every list of the public site shows its posts. */
export const TEASER_FIELD_NAMES = [
  ...(['id', 'key', 'title', 'excerpt', 'author', 'category', 'publishDate', 'featuredImageUrl'] as const),
  'readingTimeMinutes',
] as const;
/** A post in the public lists. */
export type PostTeaser = Pick<PostSummary, (typeof TEASER_FIELD_NAMES)[number]> & {
  /** Of the author’s page; empty without one. */
  authorSlug: string;
};

/** A whole post. */
export type Post = PostSummary & {
  /** Markdown. */
  content: string;
};

/** The names of the fields that an editor decides; each revision holds them. */
export const EDITED_FIELD_NAMES = [
  ...(['title', 'excerpt', 'content', 'author', 'category', 'tags', 'status', 'publishDate'] as const),
  ...(['featuredImageUrl', 'metaTitle', 'metaDescription', 'socialImageUrl', 'isNoindex', 'canonicalUrl'] as const),
] as const;
/** The fields of a post that its editor decides. */
export type PostFields = Pick<Post, (typeof EDITED_FIELD_NAMES)[number]>;

/** A heading of a post's body, for its table of contents. */
export type PostHeading = { anchor: string; text: string; level: number };

/** What the public page of a post shows. */
export type PostPage = {
  post: PostSummary;
  /** Alternative text of the featured image; empty when it is not one of our uploads or has none. */
  pictureAlt: string;
  /** The body as safe HTML. */
  html: string;
  /** Where `html` may be interrupted, in characters: at the end of a long body's second part. Null for a short body. */
  pauseAt: number | null;
  headings: PostHeading[];
  /** Up to three other public posts, the nearest in subject first. */
  related: PostTeaser[];
  /** The profile of the author; null without one. */
  author: PublicAuthor | null;
  /** Of the pages of its author, category and tags; empty where there is none, as in a preview. */
  slugs: { author: string; category: string; tags: string[] };
};

/** One page of the public blog. */
export type BlogPage = {
  posts: PostTeaser[];
  /** The tags of its first post, which the first page shows large; empty on any other page. */
  featuredTags: string[];
  /** Public posts that match the filter. */
  total: number;
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Every category a public post has, in alphabetical order. */
  categories: string[];
  /** The page of the category that is filtered by; null without one, or when it is not for search engines. */
  categoryPath: string | null;
};

/** The title to show: never empty. */
export function displayTitle(post: Pick<PostSummary, 'title'>): string {
  return post.title.trim() === '' ? UNTITLED_POST : post.title;
}

/** Names a post for good. A key alone may be given again when its post was deleted: only two together are never repeated. */
export function postIdentity({ key, createdAt }: Pick<Post, 'key' | 'createdAt'>): string {
  return `${key}.${Date.parse(createdAt).toString(36)}`;
}
