import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { PostPage as PostPageData } from '@tideline/domain/post/post';
import { loadArticle } from '../../../features/post/article/load-article.ts';
import { ArticleScreen } from '../-article-screen.tsx';
import { PostSkeleton } from '../../../features/post/article/post-skeleton.tsx';
import { PostNotFound } from '../../../features/post/article/post-not-found.tsx';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';

// Imported dynamically: static imports of a head are in the first bundle of every page.
const loadHead = () => import('../../../features/post/article/post-head.ts');

export const Route = createFileRoute('/_site/blog/$postId')({
  loader: async ({ context, params: { postId } }) => {
    let page: PostPageData;
    try {
      const api = await context.loadApi();
      await context.copy.load('blog'); // before the post, whose absence has words of its own
      [page] = await Promise.all([api.posts.page.query({ id: postId }), loadHead()]);
    } catch (error) {
      if (!isAddressUnknown(error)) throw error;
      // Only the server knows whether the post has moved, so the browser loads the page from there.
      if (!import.meta.env.SSR) throw redirect({ href: `/blog/${encodeURIComponent(postId)}`, reloadDocument: true });
      const api = await context.loadApi();
      throw notFound({ data: await api.pages.near.query({ path: `/blog/${postId}` }) });
    }
    return loadArticle(page);
  },
  head: async ({ match: { context }, loaderData, params: { postId } }) => {
    const { postHead } = await loadHead();
    return postHead(loaderData, postId, context);
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
