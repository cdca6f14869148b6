import { displayTitle, type PostPage } from '@tideline/domain/post/post';
import { shownUpdate } from '@tideline/domain/post/post-update';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { postPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { Portrait } from '../../../ui/drawing/portrait.tsx';
import { LongDate } from '../../../lib/text/long-date.tsx';
import { PostMeta } from '../post-meta.tsx';
import { TagList } from '../tag-list.tsx';

export type PostHeaderProps = Pick<PostPage, 'post' | 'author' | 'slugs'> & {
  timeZone: string;
  /** Below the tags. */
  children?: ReactNode;
};

/** Header of a post. */
export function PostHeader({ post, author, slugs, timeZone, children }: PostHeaderProps) {
  const copy = useCopy('blog', 'post', postPage);
  const updated = shownUpdate(post);
  return (
    <header className="frame pt-[clamp(1rem,2.5vw,2.5rem)]">
      <PlainLink to="/blog" className="no-print inline-flex min-h-11 items-center gap-2 font-[560] link">
        <ArrowLeft aria-hidden="true" className="icon" />
        {copy.backToBlog}
      </PlainLink>
      <div className="grid-page mt-6 gap-y-8 lg:mt-10">
        <div className="col-span-12 lg:col-span-10">
          {post.category === '' ? null : <CategoryBadge category={post.category} slug={slugs.category} />}
          <h1
            dir="auto"
            className="type-display mt-5 -ml-[0.02em] text-[clamp(2.375rem,1.5rem+3.8vw,5.25rem)] leading-[1] text-balance"
          >
            {displayTitle(post)}
          </h1>
        </div>
        <div className="col-span-12 lg:col-span-8">
          {post.excerpt === '' ? null : (
            <p dir="auto" className="max-w-[38.75em] text-lead text-muted">
              {post.excerpt}
            </p>
          )}
          <div className="mt-6 flex items-center gap-3">
            {author ? (
              <Portrait
                name={author.name}
                pictureUrl={author.pictureUrl}
                shape="face"
                sizes="3rem"
                isEager
                className="no-print size-12 flex-none"
              />
            ) : null}
            <PostMeta
              post={post}
              authorSlug={slugs.author}
              timeZone={timeZone}
              updated={updated === null ? null : <UpdateDate date={updated} timeZone={timeZone} />}
              className="min-w-0"
            />
          </div>
          <div className="mt-4">
            <TagList tags={post.tags} slugs={slugs.tags} />
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}

function UpdateDate({ date, timeZone }: { date: string; timeZone: string }) {
  return (
    <>
      {blogLabels.updated} <LongDate date={date} timeZone={timeZone} />
    </>
  );
}

function CategoryBadge({ category, slug }: { category: string; slug: string }) {
  const badge = (
    <Badge tone="accent" className="wrap-anywhere whitespace-normal!">
      <bdi>{category}</bdi>
    </Badge>
  );
  if (slug === '') return badge;
  return (
    <PlainLink
      to="/blog/$kind/$slug"
      params={{ kind: 'category', slug }}
      className="inline-flex min-h-11 items-center no-underline hover:underline"
    >
      {badge}
    </PlainLink>
  );
}
