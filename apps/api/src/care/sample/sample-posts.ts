import { readFileSync } from 'node:fs';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import { readingTimeMinutes } from '@tideline/domain/post/reading-time';
import { tagKey } from '@tideline/domain/post/tag';
import type { PostsTable, PostTagsTable } from '../../core/store/tables/posts.ts';
import { postSearchColumns } from '../../core/lists/search-text.ts';
import { ARTICLES_A } from './articles-a.ts';
import { ARTICLES_B } from './articles-b.ts';
import { momentThisMonth, toIso, type SampleTime } from './sample-time.ts';

/** Newest first: the first three were published this month, the others in the months before. */
const ARTICLES = [...ARTICLES_A, ...ARTICLES_B];

const SHARES_OF_THIS_MONTH = [0.9, 0.55, 0.2];
const DAYS_BETWEEN_POSTS = 9;

type SamplePosts = { posts: PostsTable[]; tags: PostTagsTable[] };

/** The sample articles as rows, with no views yet. */
export function buildSamplePosts(time: SampleTime): SamplePosts {
  const posts = ARTICLES.map((article, index): PostsTable => {
    const content = readFileSync(new URL(`articles/${article.id}.md`, import.meta.url), 'utf8').trim();
    const publishDate = publishDateOf(index, time);
    const { series = '' } = article;
    return {
      id: article.id,
      key: article.id,
      title: article.title,
      excerpt: article.excerpt,
      author: article.author,
      category: article.category,
      status: 'published',
      publish_date: publishDate,
      sort_date: publishDate,
      featured_image_url: '',
      views: 0,
      reading_time_minutes: readingTimeMinutes(content),
      version: 1,
      is_sample: 1,
      created_at: toIso(Date.parse(publishDate) - 2 * DAY_MS),
      updated_at: publishDate,
      deleted_at: null,
      owner_id: null,
      is_featured: 0,
      is_address_automatic: 0,
      first_published_at: publishDate,
      content_changed_at: null,
      meta_title: '',
      meta_description: '',
      social_image_url: '',
      is_noindex: 0,
      canonical_url: '',
      series,
      ...postSearchColumns({ ...article, series, content }),
      content,
    };
  });
  const tags = ARTICLES.flatMap(({ id, tags }) =>
    tags.map((tag, position) => ({ post_id: id, position, tag, tag_key: tagKey(tag) })),
  );
  return { posts, tags };
}

function publishDateOf(index: number, time: SampleTime): string {
  const share = SHARES_OF_THIS_MONTH[index];
  if (share !== undefined) return momentThisMonth(time, share);
  const daysBefore = (index - SHARES_OF_THIS_MONTH.length) * DAYS_BETWEEN_POSTS + 3;
  return toIso(time.monthStart - daysBefore * DAY_MS + 9 * HOUR_MS); // nine in the morning, or an hour off after a clock change
}
