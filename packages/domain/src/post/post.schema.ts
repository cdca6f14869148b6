import { z } from 'zod';
import { isAcceptableImageUrl } from '../picture/image-url.ts';
import { ARCHIVE_KINDS } from './archive.ts';
import { PAGE_LIMIT_MAX } from '../entity/page.ts';
import { CANONICAL_URL_MAX_LENGTH, isCanonicalUrl } from './canonical-url.ts';
import { BULK_ACTS, POST_SORTS, POST_STATUSES } from './post.ts';
import { POST_LIMITS } from './post-limits.ts';
import { ADDRESS_MAX_LENGTH, isPostAddress } from './post-id.ts';
import { isPublishDate } from '../time/publish-date.ts';
import { parseTags, TAG_LIMITS } from './tag.ts';
import {
  filterText,
  lineOfText,
  longText,
  ofField,
  orEmpty,
  pageNumber,
  pageQueryShape,
  rowId,
  searchQuery,
  sortOrder,
} from '../text/text.schema.ts';

const status = z.enum(POST_STATUSES, { error: `Status must be one of ${POST_STATUSES.join(', ')}.` });

const tags = tagsNamed('Tags');

const publishDate = z
  .string({ error: 'Publish date must be text.' })
  .nullable()
  .transform((raw) => raw?.trim() || null)
  .refine(
    (raw) => raw === null || isPublishDate(raw),
    'Publish date must be a date such as 2026-03-08 or 2026-03-08T09:30:00Z.',
  );

const featuredImageUrl = imageUrl('Featured image URL', POST_LIMITS.featuredImageUrl);

const canonicalUrl = lineOfText({ label: 'Canonical address', maxLength: CANONICAL_URL_MAX_LENGTH }).refine(
  isCanonicalUrl,
  'Canonical address must begin with https://, http:// or a single slash.',
);

/** Sets the address. Empty: it follows the title, which is the default until the post is first published. */
const address = z
  .string({ error: 'Address must be text.' })
  .trim()
  .max(ADDRESS_MAX_LENGTH, `Address must be at most ${ADDRESS_MAX_LENGTH} characters long.`)
  .refine(
    (text) => text === '' || isPostAddress(text),
    'Address may have lower-case letters, digits and single hyphens between them.',
  );

const fields = {
  title: lineOfText({ label: 'Title', maxLength: POST_LIMITS.title }),
  excerpt: longText({ label: 'Excerpt', maxLength: POST_LIMITS.excerpt }),
  content: longText({ label: 'Content', maxLength: POST_LIMITS.content }),
  author: lineOfText({ label: 'Author', maxLength: POST_LIMITS.author }),
  category: lineOfText({ label: 'Category', maxLength: POST_LIMITS.category }),
  tags,
  series: lineOfText({ label: 'Series', maxLength: POST_LIMITS.series }),
  status,
  /** Null or empty: none. Not yet an instant: a bare day needs the agency's zone. */
  publishDate,
  featuredImageUrl,
  metaTitle: lineOfText({ label: 'Heading in search results', maxLength: POST_LIMITS.metaTitle }),
  metaDescription: longText({ label: 'Text in search results', maxLength: POST_LIMITS.metaDescription }),
  socialImageUrl: imageUrl('Social picture', POST_LIMITS.socialImageUrl),
  isNoindex: z.boolean({ error: 'isNoindex must be true or false.' }),
  canonicalUrl,
};

/** A new post; omitted fields are empty, and the status is draft. */
export const newPostSchema = z.object({
  title: orEmpty(fields.title),
  excerpt: orEmpty(fields.excerpt),
  content: orEmpty(fields.content),
  author: orEmpty(fields.author),
  category: orEmpty(fields.category),
  tags: fields.tags.optional().transform((value) => value ?? []),
  series: orEmpty(fields.series),
  status: fields.status.default('draft'),
  publishDate: fields.publishDate.optional().transform((value) => value ?? null),
  featuredImageUrl: orEmpty(fields.featuredImageUrl),
  metaTitle: orEmpty(fields.metaTitle),
  metaDescription: orEmpty(fields.metaDescription),
  socialImageUrl: orEmpty(fields.socialImageUrl),
  isNoindex: fields.isNoindex.default(false),
  canonicalUrl: orEmpty(fields.canonicalUrl),
  address: address.optional(),
});
export type NewPost = z.infer<typeof newPostSchema>;

/** Changes to a post: omitted fields stay unchanged. */
export const postChangesSchema = z.object({
  title: orUnchanged(fields.title),
  excerpt: orUnchanged(fields.excerpt),
  content: orUnchanged(fields.content),
  author: orUnchanged(fields.author),
  category: orUnchanged(fields.category),
  tags: fields.tags.optional(),
  series: orUnchanged(fields.series),
  status: fields.status.optional(),
  publishDate: fields.publishDate.optional(),
  featuredImageUrl: orUnchanged(fields.featuredImageUrl),
  metaTitle: orUnchanged(fields.metaTitle),
  metaDescription: orUnchanged(fields.metaDescription),
  socialImageUrl: orUnchanged(fields.socialImageUrl),
  isNoindex: fields.isNoindex.optional(),
  canonicalUrl: orUnchanged(fields.canonicalUrl),
  address: address.optional(),
});
export type PostChanges = z.infer<typeof postChangesSchema>;

/** The version of a post on which a change is based. */
export const postVersion = z
  .number(ofField('must be a whole number.'))
  .int(ofField('must be a whole number.'))
  .min(1, ofField('must be at least 1.'))
  // Source: the largest number that PostgreSQL's type integer holds.
  .max(2_147_483_647, ofField('is not a version of a post.'));

/** The identity of the post on which a change is based. Source: `postIdentity`. */
export const postIdentitySchema = z.string({ error: 'expectedIdentity must be text.' }).max(300).optional();

/** Filters of a list of posts. `status` has an effect for staff only: others see published posts. */
export const postListQuerySchema = z.object({
  ...pageQueryShape,
  category: filterText('category', POST_LIMITS.category).optional(),
  tag: filterText('tag', TAG_LIMITS.length).optional(),
  series: filterText('series', POST_LIMITS.series).optional(),
  q: searchQuery.optional(),
  status: status.optional(),
  sort: sortOrder(POST_SORTS),
});
export type PostListQuery = z.infer<typeof postListQuerySchema>;

/** The id of a post, or a former one. */
export const postIdSchema = z.object({ id: rowId });
/** For the screens of the staff area, which keep the key; programs name a post by its id. */
const postKey = rowId.optional().meta({ isInternal: true });

/**
 * The id of a post, or a former one. If the key is given, it identifies the post even if another one has taken the id since.
 */
export const postRefSchema = postIdSchema.extend({ key: postKey });

/** Which page of the public blog. */
export const blogQuerySchema = z.object({
  category: filterText('category', POST_LIMITS.category).optional(),
  page: pageNumber,
  q: searchQuery.optional(),
});
export type BlogQuery = z.infer<typeof blogQuerySchema>;

/** Selects a page of the posts of a category, tag, author or series. An unknown slug is no error. */
export const archiveQuerySchema = z.object({
  kind: z.enum(ARCHIVE_KINDS, { error: `kind must be one of ${ARCHIVE_KINDS.join(', ')}.` }),
  slug: z.string({ error: 'slug must be text.' }),
  page: pageNumber,
});
export type ArchiveQuery = z.infer<typeof archiveQuerySchema>;

/** A bulk action on posts. */
export const bulkChangeSchema = z.object({
  act: z.enum(BULK_ACTS, { error: `act must be one of ${BULK_ACTS.join(', ')}.` }),
  ids: z
    .array(rowId, { error: 'ids must be a list.' })
    .min(1, 'ids must name at least one post.')
    .max(PAGE_LIMIT_MAX, `ids must name at most ${PAGE_LIMIT_MAX} posts.`),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** Adds tags to several posts, and removes others. */
export const tagBatchSchema = bulkChangeSchema.pick({ ids: true }).extend({
  add: tagsNamed('add').optional().describe('Those that a post has already, in any spelling, stay as they are'),
  remove: tagsNamed('remove').optional().describe('In any spelling'),
});
export type TagBatch = z.infer<typeof tagBatchSchema>;

/** Undoes a bulk action, from its response. */
export const bulkUndoSchema = z.object({
  act: bulkChangeSchema.shape.act,
  posts: z
    .array(z.object({ id: rowId, status, publishDate, version: postVersion }), { error: 'posts must be a list.' })
    .max(PAGE_LIMIT_MAX, `posts must name at most ${PAGE_LIMIT_MAX} posts.`),
});

/** Tags in each of the forms that `parseTags` reads. @param label of the field, at the start of a sentence */
function tagsNamed(label: string) {
  return z
    .union([z.array(z.string()), z.string(), z.null()], { error: `${label} must be a list or a comma-separated text.` })
    .transform(parseTags)
    .pipe(
      z
        .array(lineOfText({ label: 'A tag', maxLength: TAG_LIMITS.length }))
        .max(TAG_LIMITS.count, `A post can have at most ${TAG_LIMITS.count} tags.`),
    );
}

function imageUrl(label: string, maxLength: number) {
  return lineOfText({ label, maxLength }).refine(
    isAcceptableImageUrl,
    `${label} must begin with https://, http:// or a slash.`,
  );
}

/** `null` means empty, a missing value means unchanged. */
function orUnchanged<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema.nullish().transform((value) => (value === null ? '' : value));
}
