import { Link } from '@tanstack/react-router';
import { displayTitle, type PostTeaser } from '@tideline/domain/post/post';
import { formatReadingTime } from '@tideline/domain/post/reading-time';
import type { PrintName } from '@tideline/artwork/prints/print-picture';
import type { ReactNode } from 'react';
import type { BlogTeaser } from '@tideline/copy/home/blog-teasers';
import { homeBlog } from '@tideline/copy/home/home-blog';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Badge } from '../../../ui/sections/badge.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Reveal } from '../../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../../ui/sections/section-heading.tsx';
import { Byline } from '../byline.tsx';
import { PostPicture, type PostPictureProps } from '../post-picture.tsx';

export type LatestPostsProps = {
  /** The newest public posts. */
  posts: readonly PostTeaser[];
  /** Static teasers; if there are any, they are shown instead of the posts. */
  teasers: readonly BlogTeaser[];
  timeZone: string;
  /** The newsletter sign-up. */
  children: ReactNode;
};

/** Content of a teaser. Without a `postId`, it links to the blog. */
type Teaser = {
  key: string;
  postId: string | null;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  authorSlug: string;
  /** Timestamp or `YYYY-MM-DD`; empty for none. */
  date: string;
  readTime: string;
  featuredImageUrl: string;
  print: PrintName;
};

/** Delay between two teasers. Source: product specification §9, home page. */
const STAGGER_MS = 150;

/** The home page's blog section: one article large, three small, and the newsletter. */
export function LatestPosts({ posts, teasers, timeZone, children }: LatestPostsProps) {
  const copy = useCopy('home', 'blog', homeBlog);
  const [featured, ...others] = teasers.length > 0 ? teasers.map(fixedTeaser) : posts.map(toTeaser);
  return (
    <section id="blog" aria-labelledby="blog-title" className="section-y">
      <div className="frame">
        <SectionHeading id="blog-title" {...copy} />
        <div className="grid-page mt-14 gap-y-12 lg:mt-20">
          {featured ? (
            <Reveal as="article" className="group relative col-span-12 lg:col-span-7">
              <Picture teaser={featured} widthPx={800} heightPx={500} sizes="(min-width: 64rem) 55vw, 94vw" />
              <p className="mt-5 flex flex-wrap items-center gap-3">
                <Badge tone="buoy">{copy.featuredLabel}</Badge>
                <span dir="auto" className="type-label wrap-anywhere text-accent">
                  {featured.category}
                </span>
              </p>
              <h3
                dir="auto"
                className="type-title mt-3 max-w-[15.5em] text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-[1.12]"
              >
                <TeaserLink teaser={featured} />
              </h3>
              <p dir="auto" className="mt-3 max-w-[36em] text-muted">
                {featured.excerpt}
              </p>
              <TeaserByline teaser={featured} timeZone={timeZone} className="mt-4" />
            </Reveal>
          ) : null}
          <ul className="col-span-12 lg:col-span-5 lg:pl-4">
            {others.map((teaser, at) => (
              <Reveal
                as="li"
                key={teaser.key}
                delayMs={(at + 1) * STAGGER_MS}
                className="border-t border-line py-6 first:border-0 first:pt-0"
              >
                <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
                  <Picture teaser={teaser} widthPx={400} heightPx={400} sizes="9rem" />
                  <div>
                    <p dir="auto" className="type-label text-accent">
                      {teaser.category}
                    </p>
                    <h3 dir="auto" className="type-title mt-1 text-title-s">
                      <TeaserLink teaser={teaser} />
                    </h3>
                    <TeaserByline teaser={teaser} timeZone={timeZone} className="mt-2" />
                  </div>
                </article>
              </Reveal>
            ))}
            <li className="pt-2">
              <ButtonLink
                variant="secondary"
                to={copy.allPosts.to}
                search={copy.allPosts.search}
                hash={copy.allPosts.hash}
              >
                {copy.allPosts.label}
              </ButtonLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="frame">
        <Reveal className="mt-[clamp(3.5rem,6vw,6rem)] border-t border-ink pt-8">{children}</Reveal>
      </div>
    </section>
  );
}

type PictureProps = Pick<PostPictureProps, 'widthPx' | 'heightPx' | 'sizes'> & { teaser: Teaser };

function Picture({ teaser: { key, category, featuredImageUrl, print }, ...box }: PictureProps) {
  return <PostPicture post={{ key, category, featuredImageUrl }} print={print} {...box} />;
}

function TeaserLink({ teaser: { postId, title } }: { teaser: Teaser }) {
  const className = 'no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0';
  return postId === null ? (
    <Link to="/blog" className={className}>
      {title}
    </Link>
  ) : (
    <Link to="/blog/$postId" params={{ postId }} className={className}>
      {title}
    </Link>
  );
}

type TeaserBylineProps = { teaser: Teaser; timeZone: string; className: string };

function TeaserByline({ teaser: { author, authorSlug, date, readTime }, ...rest }: TeaserBylineProps) {
  return <Byline author={author} authorSlug={authorSlug} date={date} readTime={readTime} {...rest} />;
}

function toTeaser(post: PostTeaser): Teaser {
  const { id, key, excerpt, category, author, authorSlug, publishDate, readingTimeMinutes, featuredImageUrl } = post;
  return {
    key,
    postId: id,
    title: displayTitle(post),
    excerpt,
    category,
    author,
    authorSlug,
    date: publishDate ?? '',
    readTime: formatReadingTime(readingTimeMinutes),
    featuredImageUrl,
    print: { post: key, category },
  };
}

function fixedTeaser({ title, excerpt, category, author, date, readTime, image }: BlogTeaser): Teaser {
  const print: PrintName = { seed: image.seed, shape: 'photo' };
  return {
    key: image.seed,
    postId: null,
    title,
    excerpt,
    category,
    author,
    authorSlug: '',
    date,
    readTime,
    featuredImageUrl: '',
    print,
  };
}
