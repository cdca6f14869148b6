import { displayTitle } from '@tideline/domain/post/post';
import { ArrowLeft } from 'lucide-react';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { postPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { type ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { ArticleOffer } from './article-offer.tsx';
import type { Article } from './load-article.ts';
import { PostAuthor } from './post-author.tsx';
import { PostBody } from './post-body.tsx';
import { PostContents } from './post-contents.tsx';
import { PostHeader } from './post-header.tsx';
import { PostSeries } from './post-series.tsx';
import { PostPicture } from '../post-picture.tsx';
import { SavePost } from '../reading-list/save-post.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { SeriesNeighbors } from './series-neighbors.tsx';
import { ShareLinks } from './share-links.tsx';

/** Placeholder for the print of a hidden post: prints are rendered for public posts only. */
const STAND_IN = { seed: 'the-ninety-day-marketing-plan', shape: 'photo' } as const;

export type PostArticleProps = {
  page: Article;
  timeZone: string;
  /** URL to share; null for a page that is not public. */
  shareUrl: string | null;
  /** The sign-up inside a long article. */
  pause: ReactNode;
  /** The sign-up at the end of every article. */
  signUp: ReactNode;
};

/** A full post with its author, a sign-up, an offer and related posts. */
export function PostArticle({ page, timeZone, shareUrl, pause, signUp }: PostArticleProps) {
  const copy = useCopy('blog', 'post', postPage);
  const { post, author, slugs, pictureAlt, parts, headings, related, series, end } = page;
  const [beginning = '', rest] = parts;
  return (
    <>
      <article>
        <PostHeader post={post} author={author} slugs={slugs} timeZone={timeZone}>
          {shareUrl === null ? null : <SavePost post={post} />}
        </PostHeader>
        <div className="frame mt-10 lg:mt-14">
          <PostPicture
            post={post}
            print={shareUrl === null ? STAND_IN : undefined}
            widthPx={800}
            heightPx={400}
            place="detail"
            alt={pictureAlt}
            sizes="(min-width: 90rem) 82rem, 94vw"
            isEager
            className="no-print lg:max-h-[34rem] lg:w-full"
          />
        </div>
        <div className="frame grid-page mt-10 gap-y-8 lg:mt-16">
          <aside className="no-print col-span-12 lg:col-span-3">
            <div className="grid gap-8 lg:sticky lg:top-28">
              <PostContents headings={headings} />
            </div>
          </aside>
          <div className="col-span-12 min-w-0 lg:col-span-8 lg:col-start-4 xl:col-span-7 xl:col-start-4">
            <PostSeries series={series} />
            <PostBody html={beginning} />
            {rest === undefined ? null : (
              <>
                <aside
                  aria-label={blogLabels.newsletter}
                  className="no-print my-12 max-w-[38.5rem] border-y border-line py-6"
                >
                  {pause}
                </aside>
                <PostBody html={rest} />
              </>
            )}
            <SeriesNeighbors series={series} />
            {author ? <PostAuthor author={author} slug={slugs.author} /> : null}
            {shareUrl === null ? null : (
              <div className="mt-12 border-t border-line pt-6">
                <ShareLinks url={shareUrl} title={displayTitle(post)} />
              </div>
            )}
            <p className="no-print mt-8">
              <ButtonLink variant="secondary" to="/blog">
                <ArrowLeft aria-hidden="true" className="icon" />
                {copy.backToAll}
              </ButtonLink>
            </p>
          </div>
        </div>
      </article>
      <div className="no-print frame grid gap-y-[clamp(3rem,5vw,5rem)] pt-[clamp(4rem,7vw,7rem)] pb-[clamp(6rem,11vw,10rem)]">
        <section aria-label={blogLabels.newsletter} className="border-t border-ink pt-8">
          {signUp}
        </section>
        <ArticleOffer offer={end.offer} post={post} />
        <RelatedPosts posts={related} timeZone={timeZone} />
      </div>
    </>
  );
}
