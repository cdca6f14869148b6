import type { PendingFields } from '@tideline/domain/post/pending-changes';
import { HOUR_MS } from '@tideline/domain/time/instant';
import type {
  PendingChangesTable,
  PostApprovalsTable,
  PostsTable,
  PostTagsTable,
} from '../../core/store/tables/posts.ts';
import { toIso, type SampleTime } from './sample-time.ts';

/** The version of the sample changes, by which they are removed. Each save by staff replaces it. */
export const SAMPLE_PENDING_VERSION = 'sample-change';

const POST_ID = 'google-reviews-the-right-way';
const BEFORE = 'One reminder after a few days is polite. Two is nagging.';
const AFTER =
  'One reminder after three days is polite, and it should come from the same person. Two is nagging, and the second is the one that people mention in the review.';

/** Changes to a published sample article that wait for approval. */
export function buildSamplePendingChange(
  posts: readonly PostsTable[],
  tags: readonly PostTagsTable[],
  { now }: SampleTime,
): { changes: PendingChangesTable[]; approvals: PostApprovalsTable[] } {
  const submittedAt = toIso(now - 2 * HOUR_MS);
  const found = posts.filter(({ id }) => id === POST_ID);
  return {
    changes: found.map((post) => {
      const base = toFields(
        post,
        tags.filter(({ post_id }) => post_id === post.id).map(({ tag }) => tag),
      );
      const fields: PendingFields = { ...base, content: base.content.replace(BEFORE, AFTER) };
      return {
        post_id: post.id,
        version: SAMPLE_PENDING_VERSION,
        base_version: post.version,
        goes_live_at: null,
        held_at: null,
        discarded_at: null,
        saved_by: post.author,
        saved_at: submittedAt,
        title: post.title,
        base_fields: JSON.stringify(base),
        fields: JSON.stringify(fields),
      };
    }),
    approvals: found.map(({ id }) => ({
      post_id: id,
      requested_by: null,
      requested_at: submittedAt,
      version: SAMPLE_PENDING_VERSION,
      state: 'waiting',
      note: '',
      returned_by: null,
      returned_at: null,
    })),
  };
}

function toFields(post: PostsTable, tags: string[]): PendingFields {
  return {
    title: post.title,
    content: post.content,
    excerpt: post.excerpt,
    author: post.author,
    category: post.category,
    tags,
    series: post.series,
    publishDate: post.publish_date,
    featuredImageUrl: post.featured_image_url,
    metaTitle: post.meta_title,
    metaDescription: post.meta_description,
    socialImageUrl: post.social_image_url,
    isNoindex: post.is_noindex === 1,
    canonicalUrl: post.canonical_url,
  };
}
