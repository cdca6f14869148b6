import type { Post, PostFields, PostPage, PostSeries } from '@tideline/domain/post/post';
import { toArchiveSlug } from '@tideline/domain/post/archive';
import { readingTimeMinutes } from '@tideline/domain/post/reading-time';
import { findAuthorNamed } from '../../core/authors/authors.repository.ts';
import { findPictureAlt } from './picture-alt.ts';
import type { Db } from '../../core/store/schema.ts';
import { renderPostBody, type RenderedBody } from '../../core/markdown/render-post-body.ts';
import { listRelatedPosts } from './lists/related-posts.repository.ts';
import { findSeriesOf } from './lists/series.repository.ts';
import { findPost } from './posts.repository.ts';

const RELATED_COUNT = 3;
const RENDERED_BODIES_MAX = 200;

/** The content of a post's public page; null when there is no such public post. */
export async function findPostPage(db: Db, id: string, now: string): Promise<PostPage | null> {
  const found = await findPost(db, 'public', id, now);
  return found && toPage(db, found, now);
}

/**
 * The page of a post in any status, as if it were public now; null when there is no such post.
 * @param changes fields that replace the post's own
 */
export async function findPreviewPage(
  db: Db,
  id: string,
  changes: Partial<PostFields>,
  now: string,
): Promise<PostPage | null> {
  const found = await findPost(db, 'staff', id, now);
  const page = found && (await toPage(db, withFields(found, changes), now));
  return (
    page && {
      ...page,
      series: page.series && { ...page.series, slug: '' },
      slugs: { author: '', category: '', tags: [] },
    }
  );
}

function withFields(post: Post, changes: Partial<PostFields>): Post {
  const changed = { ...post, ...changes };
  return { ...changed, readingTimeMinutes: readingTimeMinutes(changed.content) };
}

async function toPage(db: Db, { content, ...post }: Post, now: string): Promise<PostPage> {
  const { author, category, tags } = post;
  const series = await findSeriesOf(db, post, now);
  return {
    post,
    pictureAlt: await findPictureAlt(db, post.featuredImageUrl),
    ...(await renderOnce(content)),
    related: await listRelatedPosts(db, post, { limit: RELATED_COUNT, without: neighborsIn(series) }, now),
    series,
    author: await findAuthorNamed(db, author, now),
    slugs: { author: toArchiveSlug(author), category: toArchiveSlug(category), tags: tags.map(toArchiveSlug) },
  };
}

/** The ids of the parts directly before and after; the article links to them. */
function neighborsIn(series: PostSeries | null): string[] {
  if (!series) return [];
  const { parts, position, first } = series;
  return [position - 1, position + 1].flatMap((place) => parts[place - first]?.id ?? []);
}

/** Recently rendered bodies by their Markdown (an LRU cache): the same text has the same HTML in every post and version. */
const rendered = new Map<string, Promise<RenderedBody>>();

function renderOnce(content: string): Promise<RenderedBody> {
  const body = rendered.get(content) ?? renderPostBody(content, { target: 'page' });
  rendered.delete(content);
  rendered.set(content, body); // moves it to the end: the first key is the least recently used
  const [oldest] = rendered.keys();
  if (rendered.size > RENDERED_BODIES_MAX && oldest !== undefined) rendered.delete(oldest);
  return body;
}
