import { displayTitle, type PostTeaser } from '@tideline/domain/post/post';
import { blogPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { PostMeta } from '../post-meta.tsx';
import { PostPicture } from '../post-picture.tsx';
import { TagList } from '../tag-list.tsx';

export type FeaturedPostProps = { post: PostTeaser; tags: readonly string[]; timeZone: string };

/** Number of tags shown. Source: product specification §9. */
const TAG_COUNT = 3;

/** The first post of the blog list. */
export function FeaturedPost({ post, tags, timeZone }: FeaturedPostProps) {
  const copy = useCopy('blog', 'page', blogPage);
  return (
    <article className="grid-page gap-y-6 lg:items-center">
      <PostPicture
        post={post}
        widthPx={800}
        heightPx={600}
        sizes="(min-width: 48rem) 55vw, 94vw"
        isEager
        className="col-span-12 md:col-span-7"
      />
      <div className="col-span-12 md:col-span-5 lg:pl-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="buoy">{copy.featured}</Badge>
          <span dir="auto" className="type-label wrap-anywhere text-accent">
            {post.category}
          </span>
        </p>
        <h2 dir="auto" className="type-display mt-4 text-[clamp(1.875rem,1.3rem+2.3vw,3.125rem)] leading-[1.05]">
          {displayTitle(post)}
        </h2>
        <p dir="auto" className="mt-4 text-lead text-muted">
          {post.excerpt}
        </p>
        <PostMeta post={post} authorSlug={post.authorSlug} timeZone={timeZone} className="mt-4" />
        <div className="mt-4">
          <TagList tags={tags.slice(0, TAG_COUNT)} />
        </div>
        <p className="mt-7">
          <ButtonLink
            to="/blog/$postId"
            params={{ postId: post.id }}
            aria-label={`${copy.readFullArticle}: ${displayTitle(post)}`}
          >
            {copy.readFullArticle}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
