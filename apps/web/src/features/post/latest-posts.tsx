import { Link } from '@tanstack/react-router';
import { displayTitle, HOME_POST_COUNT, type PostTeaser } from '@tideline/domain/post';
import { formatDateLong, parsePublishDate } from '@tideline/domain/publish-date';
import { formatReadingTime } from '@tideline/domain/reading-time';
import type { PrintName } from '@tideline/domain/print-picture';
import type { ReactNode } from 'react';
import { blogTeasers, homeBlog } from '../../content/home-blog.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { META_CLASSES, META_LINE_CLASSES, META_PART_CLASSES } from './meta-classes.ts';
import { PostPicture, type PostPictureProps } from './post-picture.tsx';

export type LatestPostsProps = {
  /** The newest public posts; with fewer than four of them the documented teasers are shown. */
  posts: readonly PostTeaser[];
  timeZone: string;
  /** The newsletter sign-up. */
  children: ReactNode;
};

/** What a teaser shows; without a `postId` it leads to the blog. */
type Teaser = {
  key: string;
  postId: string | null;
  title: string;
  excerpt: string;
  category: string;
  /** Author, date and reading time, as far as they are known. */
  byline: string[];
  featuredImageUrl: string;
  print: PrintName;
};

/** Between two teasers. Source: product specification §9, home page. */
const STAGGER_MS = 150;

/** The home page's blog section: one article large, three small, and the newsletter. */
export function LatestPosts({ posts, timeZone, children }: LatestPostsProps) {
  const [featured, ...others] =
    posts.length < HOME_POST_COUNT ? fixedTeasers(timeZone) : posts.map((post) => toTeaser(post, timeZone));
  return (
    <section id="blog" aria-labelledby="blog-title" className="section-y">
      <div className="frame">
        <SectionHeading id="blog-title" {...homeBlog} />
        <div className="grid-page mt-14 gap-y-12 lg:mt-20">
          {featured ? (
            <Reveal as="article" className="group relative col-span-12 lg:col-span-7">
              <Picture teaser={featured} widthPx={800} heightPx={500} sizes="(min-width: 64rem) 55vw, 94vw" />
              <p className="mt-5 flex flex-wrap items-center gap-3">
                <Badge tone="buoy">{homeBlog.featuredLabel}</Badge>
                <span className="type-label text-tide">{featured.category}</span>
              </p>
              <h3 className="type-title mt-3 max-w-[15.5em] text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-[1.12]">
                <TeaserLink teaser={featured} />
              </h3>
              <p className="mt-3 max-w-[36em] text-muted">{featured.excerpt}</p>
              <Byline parts={featured.byline} className="mt-4" />
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
                <article className="group relative grid grid-cols-[7rem_1fr] gap-5 sm:grid-cols-[9rem_1fr]">
                  <Picture teaser={teaser} widthPx={400} heightPx={400} sizes="9rem" />
                  <div>
                    <p className="type-label text-tide">{teaser.category}</p>
                    <h3 className="type-title mt-1 text-title-s">
                      <TeaserLink teaser={teaser} />
                    </h3>
                    <Byline parts={teaser.byline} className="mt-2" />
                  </div>
                </article>
              </Reveal>
            ))}
            <li className="pt-2">
              <ButtonLink variant="secondary" to={homeBlog.allPosts.to}>
                {homeBlog.allPosts.label}
              </ButtonLink>
            </li>
          </ul>
        </div>
        <Reveal className="mt-[clamp(3.5rem,6vw,6rem)] border-t border-ink pt-8">{children}</Reveal>
      </div>
    </section>
  );
}

type PictureProps = Pick<PostPictureProps, 'widthPx' | 'heightPx' | 'sizes'> & { teaser: Teaser };

function Picture({ teaser: { key, featuredImageUrl, print }, ...box }: PictureProps) {
  return <PostPicture post={{ id: key, featuredImageUrl }} print={print} {...box} />;
}

/** No part of it is broken over two lines. */
function Byline({ parts, className }: { parts: readonly string[]; className: string }) {
  return (
    <div className={classNames(META_CLASSES, className)}>
      <p className={META_LINE_CLASSES}>
        {parts.map((part) => (
          <span key={part} className={META_PART_CLASSES}>
            {part}
          </span>
        ))}
      </p>
    </div>
  );
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

function toTeaser(post: PostTeaser, timeZone: string): Teaser {
  const { id, excerpt, category, author, publishDate, readingTimeMinutes, featuredImageUrl } = post;
  const date = publishDate ? formatDateLong(publishDate, timeZone) : '';
  const byline = [author, date, formatReadingTime(readingTimeMinutes)].filter((part) => part !== '');
  const print = { post: id };
  return { key: id, postId: id, title: displayTitle(post), excerpt, category, byline, featuredImageUrl, print };
}

function fixedTeasers(timeZone: string): Teaser[] {
  return blogTeasers.map(({ title, excerpt, category, author, date, readTime, image }) => ({
    key: image.seed,
    postId: null,
    title,
    excerpt,
    category,
    featuredImageUrl: '',
    print: { seed: image.seed, shape: 'photo' },
    byline: [author, formatDateLong(parsePublishDate(date, timeZone) ?? date, timeZone), readTime],
  }));
}
