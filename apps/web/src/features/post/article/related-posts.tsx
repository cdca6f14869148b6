import type { PostTeaser } from '@tideline/domain/post/post';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { PostCard } from '../list/post-card.tsx';

export type RelatedPostsProps = { posts: readonly PostTeaser[]; timeZone: string };

/** What to read next. */
export function RelatedPosts({ posts, timeZone }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="no-print">
      <h2 id="related-title" className="type-title border-t border-ink pt-4 text-title-s">
        {blogLabels.related}
      </h2>
      <ul className="mt-8 card-grid gap-y-12">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} timeZone={timeZone} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
