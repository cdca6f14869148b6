import type { Post, PostStatus } from '@tideline/domain/post/post';
import { dayInZone, timeInZone } from '@tideline/domain/post/publish-date';
import { formatTags, parseTags } from '@tideline/domain/post/tag';

/** Values of the editor's fields, as text. */
export type PostForm = {
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  /** Comma-separated, as typed. */
  tags: string;
  status: PostStatus;
  /** `YYYY-MM-DD` in the agency's zone; empty when there is no date. */
  publishDay: string;
  /** `HH:mm` in the agency's zone; empty means the start of the day. */
  publishTime: string;
  featuredImageUrl: string;
};

/** The form in the server's format. */
export type PostInput = {
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  tags: string;
  status: PostStatus;
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, read in the agency's zone by the server; null for none. */
  publishDate: string | null;
  featuredImageUrl: string;
};

/** Initial form of a new post. */
export const EMPTY_POST_FORM: PostForm = {
  title: '',
  excerpt: '',
  content: '',
  author: '',
  category: '',
  tags: '',
  status: 'draft',
  publishDay: '',
  publishTime: '',
  featuredImageUrl: '',
};

/** Converts a stored post to form values; the publish date in the agency's time zone. */
export function toPostForm(post: Post, timeZone: string): PostForm {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    author: post.author,
    category: post.category,
    tags: post.tags.join(', '),
    status: post.status,
    publishDay: post.publishDate === null ? '' : dayInZone(post.publishDate, timeZone),
    publishTime: post.publishDate === null ? '' : timeInZone(post.publishDate, timeZone),
    featuredImageUrl: post.featuredImageUrl,
  };
}

/** Input for a new post. Tags are split, trimmed and rejoined with commas. */
export function toPostInput(form: PostForm): PostInput {
  return {
    title: form.title,
    excerpt: form.excerpt,
    content: form.content,
    author: form.author,
    category: form.category,
    status: form.status,
    featuredImageUrl: form.featuredImageUrl,
    tags: formatTags(parseTags(form.tags)),
    publishDate: publishDateText(form),
  };
}

/**
 * Changed fields of the form. Unchanged fields are left out, so that a save
 * neither undoes somebody else's change nor shifts a publish date by the seconds the form does not show.
 */
export function toPostChanges(form: PostForm, base: PostForm): Partial<PostInput> {
  const after = toPostInput(form);
  const changes: Partial<PostInput> = {};
  if (form.title !== base.title) changes.title = after.title;
  if (form.excerpt !== base.excerpt) changes.excerpt = after.excerpt;
  if (form.content !== base.content) changes.content = after.content;
  if (form.author !== base.author) changes.author = after.author;
  if (form.category !== base.category) changes.category = after.category;
  if (form.tags !== base.tags) changes.tags = after.tags;
  if (form.status !== base.status) changes.status = after.status;
  if (publishDateText(form) !== publishDateText(base)) changes.publishDate = after.publishDate;
  if (form.featuredImageUrl !== base.featuredImageUrl) changes.featuredImageUrl = after.featuredImageUrl;
  return changes;
}

/** Whether the form differs from its base. */
export function isDirty(form: PostForm, base: PostForm): boolean {
  return POST_FORM_FIELDS.some((field) => form[field] !== base[field]);
}

/** Every field, in the order of the form. */
export const POST_FORM_FIELDS = [
  ...(['title', 'excerpt', 'content', 'author', 'category', 'tags', 'status'] as const),
  ...(['publishDay', 'publishTime', 'featuredImageUrl'] as const),
];
export type PostFormField = (typeof POST_FORM_FIELDS)[number];

/** Display labels of the fields. */
export const POST_FIELD_LABELS: Record<PostFormField, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  category: 'Category',
  tags: 'Tags',
  status: 'Status',
  publishDay: 'Publish date',
  publishTime: 'Publish time',
  featuredImageUrl: 'Featured image URL',
};

function publishDateText({ publishDay, publishTime }: PostForm): string | null {
  if (publishDay === '') return null;
  return publishTime === '' ? publishDay : `${publishDay}T${publishTime}`;
}
