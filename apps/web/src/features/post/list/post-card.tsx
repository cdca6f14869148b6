import { Link } from '@tanstack/react-router';
import { displayTitle, type PostTeaser } from '@tideline/domain/post/post';
import { PostMeta } from '../post-meta.tsx';
import { PostPicture } from '../post-picture.tsx';

export type PostCardProps = {
  post: PostTeaser;
  timeZone: string;
  /** Heading level. */
  headingLevel?: 'h2' | 'h3';
  /** Loads the picture eagerly, for the first screen. */
  isEager?: boolean;
};

/** A post in a grid; the whole card is the link. */
export function PostCard({ post, timeZone, headingLevel: Heading = 'h2', isEager = false }: PostCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <PostPicture
        post={post}
        widthPx={600}
        heightPx={400}
        sizes="(min-width: 64rem) 32vw, (min-width: 40rem) 46vw, 94vw"
        isEager={isEager}
      />
      <p dir="auto" className="type-label mt-4 text-accent">
        {post.category}
      </p>
      <Heading dir="auto" className="type-title mt-1 text-title-s">
        <Link
          to="/blog/$postId"
          params={{ postId: post.id }}
          className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {displayTitle(post)}
        </Link>
      </Heading>
      <p dir="auto" className="mt-2 line-clamp-3 text-muted">
        {post.excerpt}
      </p>
      <PostMeta post={post} authorSlug={post.authorSlug} timeZone={timeZone} className="mt-auto pt-4" />
    </article>
  );
}
