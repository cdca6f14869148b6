import { createFileRoute, notFound } from '@tanstack/react-router';
import { displayTitle, type PostPage as PostPageData } from '@tideline/domain/post';
import { ArrowLeft } from 'lucide-react';
import { postPage } from '../../../content/blog-page.ts';
import { ArticleNotFound } from '../../../features/post/article-not-found.tsx';
import { PostBody } from '../../../features/post/post-body.tsx';
import { PostContents } from '../../../features/post/post-contents.tsx';
import { PostHeader } from '../../../features/post/post-header.tsx';
import { PostPicture } from '../../../features/post/post-picture.tsx';
import { PostSkeleton } from '../../../features/post/post-skeleton.tsx';
import { RelatedPosts } from '../../../features/post/related-posts.tsx';
import { ShareLinks } from '../../../features/post/share-links.tsx';
import { isNotFound } from '../../../lib/error-message.ts';
import { breadcrumbs, pageMeta } from '../../../lib/page-meta.ts';
import { sanitiseHtml } from '../../../lib/sanitise-html.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

export const Route = createFileRoute('/_site/blog/$postId')({
  loader: async ({ context, params: { postId } }) => {
    let page: PostPageData;
    try {
      page = await context.api.posts.page.query({ id: postId });
    } catch (error) {
      if (isNotFound(error)) throw notFound();
      throw error;
    }
    return { ...page, html: await sanitiseHtml(page.html) };
  },
  head: ({ match: { context }, loaderData, params: { postId } }) => {
    const { origin, site } = context;
    const path = `/blog/${postId}`;
    const { heading, text } = postPage.notFound;
    if (!loaderData) return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
    const { post } = loaderData;
    const posting = {
      '@type': 'BlogPosting',
      headline: displayTitle(post),
      description: post.excerpt,
      datePublished: post.publishDate ?? undefined,
      dateModified: post.updatedAt,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', name: site.siteTitle },
      mainEntityOfPage: `${origin}${path}`,
      keywords: post.tags.join(', '),
    };
    const crumbs = breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: displayTitle(post), path },
    ]);
    return pageMeta({
      title: displayTitle(post),
      description: post.excerpt,
      path,
      origin,
      site,
      type: 'article',
      jsonLd: [posting, crumbs],
    });
  },
  pendingMs: 200,
  pendingComponent: PostSkeleton,
  notFoundComponent: ArticleNotFound,
  errorComponent: ArticleNotFound,
  component: PostDetailPage,
});

function PostDetailPage() {
  const { post, html, headings, related } = Route.useLoaderData();
  const { origin, site } = Route.useRouteContext();
  const { timeZone } = site;
  return (
    <>
      <article>
        <PostHeader post={post} timeZone={timeZone} />
        <div className="frame mt-10 lg:mt-14">
          <PostPicture
            post={post}
            widthPx={800}
            heightPx={400}
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
            <PostBody html={html} />
            <div className="mt-12 border-t border-line pt-6">
              <ShareLinks url={`${origin}/blog/${post.id}`} title={displayTitle(post)} />
            </div>
            <p className="no-print mt-8">
              <ButtonLink variant="secondary" to="/blog">
                <ArrowLeft aria-hidden="true" className="icon" />
                {postPage.backToAll}
              </ButtonLink>
            </p>
          </div>
        </div>
      </article>
      <div className="frame pt-[clamp(4rem,7vw,7rem)] pb-[clamp(6rem,11vw,10rem)]">
        <RelatedPosts posts={related} timeZone={timeZone} />
      </div>
    </>
  );
}
