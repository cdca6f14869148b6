import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { resolveCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { displayTitle, type PostPage as PostPageData } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';
import { postPage } from '@tideline/copy/blog-page';
import { loadArticle } from '../../../features/post/article/load-article.ts';
import { ArticleScreen } from '../-article-screen.tsx';
import { PostSkeleton } from '../../../features/post/article/post-skeleton.tsx';
import { PostUnavailable } from '../../../features/post/article/post-unavailable.tsx';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';
import { postForMachines } from '../../../lib/head/json-ld.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';

export const Route = createFileRoute('/_site/blog/$postId')({
  loader: async ({ context, params: { postId } }) => {
    let page: PostPageData;
    try {
      const api = await context.loadApi();
      page = await api.posts.page.query({ id: postId });
    } catch (error) {
      if (!isAddressUnknown(error)) throw error;
      // Only the server knows whether the post has moved, so the browser loads the page from there.
      if (!import.meta.env.SSR) throw redirect({ href: `/blog/${encodeURIComponent(postId)}`, reloadDocument: true });
      throw notFound();
    }
    return loadArticle(page);
  },
  head: ({ match: { context }, loaderData, params: { postId } }) => {
    const { origin, site } = context;
    const path = postPath(postId);
    const { heading, text } = postPage.notFound;
    if (!loaderData) return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
    const { post } = loaderData;
    const title = post.metaTitle || displayTitle(post);
    const description =
      post.metaDescription.trim() || post.excerpt.trim() || postPage.noExcerpt.replace('{title}', title);
    const forMachines = import.meta.env.SSR ? postForMachines(post, description, origin, site) : undefined;
    const canonical = resolveCanonicalUrl(post.canonicalUrl, path, origin);
    return pageMeta({ title, description, path, canonical, isHidden: post.isNoindex, origin, site, forMachines });
  },
  pendingMs: 200,
  pendingComponent: PostSkeleton,
  notFoundComponent: PostNotFound,
  errorComponent: PostNotFound,
  component: PostDetailPage,
});

function PostDetailPage() {
  const page = Route.useLoaderData();
  const { origin, site } = Route.useRouteContext();
  return <ArticleScreen page={page} timeZone={site.timeZone} shareUrl={`${origin}/blog/${page.post.id}`} />;
}

function PostNotFound() {
  return <PostUnavailable message={postPage.notFound} />;
}
