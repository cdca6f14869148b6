import type { Post, PostFields } from '@tideline/domain/post/post';
import { dayInZone, timeInZone } from '@tideline/domain/time/publish-date';
import { formatTags, parseTags } from '@tideline/domain/post/tag';

/** Values of the editor's fields, as text. */
export type PostForm = Omit<PostFields, 'tags' | 'publishDate' | 'isNoindex'> & {
  /** Set by hand, or fixed once the post was published; empty: it follows the title. */
  address: string;
  /** Whether search engines may list the post. */
  indexing: (typeof INDEXING)[number];
  /** Comma-separated, as typed. */
  tags: string;
  /** `YYYY-MM-DD` in the agency's zone; empty when there is no date. */
  publishDay: string;
  /** `HH:mm` in the agency's zone; empty means the start of the day. */
  publishTime: string;
};

export const INDEXING = ['Listed', 'Not listed'] as const;

/**
 * The form in the server's format. `publishDate` is `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, read in the agency's zone by the
 * server; null for none.
 */
export type PostInput = Omit<PostFields, 'tags'> & { tags: string; address: string };

/** Initial form of a new post. */
export const EMPTY_POST_FORM: PostForm = {
  title: '',
  excerpt: '',
  content: '',
  author: '',
  category: '',
  tags: '',
  series: '',
  status: 'draft',
  publishDay: '',
  publishTime: '',
  featuredImageUrl: '',
  address: '',
  metaTitle: '',
  metaDescription: '',
  socialImageUrl: '',
  indexing: 'Listed',
  canonicalUrl: '',
};

/** Converts a stored post to form values; the publish date in the agency's time zone. */
export function toPostForm(
  post: PostFields & Partial<Pick<Post, 'id' | 'isAddressAutomatic'>>,
  timeZone: string,
): PostForm {
  const { title, excerpt, content, author, category, tags, status, publishDate, featuredImageUrl } = post;
  const { metaTitle, metaDescription, socialImageUrl, canonicalUrl, series } = post;
  return {
    title,
    excerpt,
    content,
    author,
    category,
    status,
    featuredImageUrl,
    address: post.isAddressAutomatic ? '' : (post.id ?? ''),
    metaTitle,
    metaDescription,
    socialImageUrl,
    indexing: post.isNoindex ? 'Not listed' : 'Listed',
    canonicalUrl,
    series,
    tags: tags.join(', '),
    publishDay: publishDate === null ? '' : dayInZone(publishDate, timeZone),
    publishTime: publishDate === null ? '' : timeInZone(publishDate, timeZone),
  };
}

/** Input for a new post. Tags are split, trimmed and rejoined with commas. */
export function toPostInput({ publishDay, publishTime, indexing, ...form }: PostForm): PostInput {
  return {
    ...form,
    tags: formatTags(parseTags(form.tags)),
    publishDate: publishDateText(publishDay, publishTime),
    isNoindex: indexing === 'Not listed',
  };
}

/**
 * Changed fields of the form. Unchanged fields are left out, so that a save
 * neither undoes somebody else's change nor shifts a publish date by the seconds the form does not show.
 */
export function toPostChanges(form: PostForm, base: PostForm): Partial<PostInput> {
  const before = new Map(Object.entries(toPostInput(base)));
  return Object.fromEntries(Object.entries(toPostInput(form)).filter(([name, value]) => before.get(name) !== value));
}

export type PostFormField = keyof PostForm;

/** Display labels of the fields. */
export const POST_FIELD_LABELS: Record<PostFormField, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  author: 'Author',
  category: 'Category',
  tags: 'Tags',
  series: 'Series',
  status: 'Status',
  publishDay: 'Publish date',
  publishTime: 'Publish time',
  featuredImageUrl: 'Featured image URL',
  address: 'Address',
  metaTitle: 'Heading in search results',
  metaDescription: 'Text in search results',
  socialImageUrl: 'Social picture',
  indexing: 'Search engines',
  canonicalUrl: 'Canonical address',
};

/** Every field, in the order of the form. */
export const POST_FORM_FIELDS = Object.keys(POST_FIELD_LABELS) as PostFormField[];

function publishDateText(day: string, time: string): string | null {
  if (day === '') return null;
  return time === '' ? day : `${day}T${time}`;
}
