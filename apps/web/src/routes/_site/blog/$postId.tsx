import { createFileRoute, notFound } from '@tanstack/react-router';
import { resolveImageUrl } from '@tideline/domain/image-url';
import { displayTitle, type PostPage as PostPageData } from '@tideline/domain/post';
import { postCardText } from '@tideline/domain/social-card';
import { postPage } from '../../../content/blog-page.ts';
import { ArticleNotFound } from '../../../features/post/article-not-found.tsx';
import { PostArticle } from '../../../features/post/post-article.tsx';
import { PostSkeleton } from '../../../features/post/post-skeleton.tsx';
import { isNotFound } from '../../../lib/error-message.ts';
import { breadcrumbs, cardUrl, organization, type PageCard, pageMeta } from '../../../lib/page-meta.ts';
import { sanitiseHtml } from '../../../lib/sanitise-html.ts';

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
    const card: PageCard = { name: `posts/${post.id}`, text: postCardText(post) };
    const description = post.excerpt.trim() || postPage.noExcerpt.replace('{title}', displayTitle(post));
    const picture = resolveImageUrl(post.featuredImageUrl, '');
    const posting = {
      '@type': 'BlogPosting',
      headline: displayTitle(post),
      description,
      image: [cardUrl(origin, site, card), ...(picture ? [new URL(picture, origin).href] : [])],
      datePublished: post.publishDate ?? undefined,
      dateModified: post.updatedAt,
      author: post.author ? { '@type': 'Person', name: post.author } : organization(origin, site),
      publisher: organization(origin, site),
      mainEntityOfPage: `${origin}${path}`,
      url: `${origin}${path}`,
      inLanguage: 'en-US',
      articleSection: post.category || undefined,
      keywords: post.tags.join(', ') || undefined,
    };
    const crumbs = breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: displayTitle(post), path },
    ]);
    return pageMeta({
      title: displayTitle(post),
      description,
      path,
      origin,
      site,
      card,
      article: {
        publishedAt: post.publishDate,
        modifiedAt: post.updatedAt,
        author: post.author,
        section: post.category,
        tags: post.tags,
      },
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
  const page = Route.useLoaderData();
  const { origin, site } = Route.useRouteContext();
  return <PostArticle page={page} timeZone={site.timeZone} shareUrl={`${origin}/blog/${page.post.id}`} />;
}
