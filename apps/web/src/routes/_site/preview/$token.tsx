import { createFileRoute, notFound } from '@tanstack/react-router';
import type { PostPage } from '@tideline/domain/post/post';
import { postPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { loadArticle } from '../../../features/post/article/load-article.ts';
import { ArticleScreen } from '../-article-screen.tsx';
import { PostSkeleton } from '../../../features/post/article/post-skeleton.tsx';
import { PostUnavailable } from '../../../features/post/article/post-unavailable.tsx';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';

/** A post that is not public yet, for anyone with the link. The server marks it noindex, no-store and no-referrer. */
export const Route = createFileRoute('/_site/preview/$token')({
  loader: async ({ context, params: { token } }) => {
    let page: PostPage;
    try {
      const api = await context.loadApi();
      await context.copy.load('blog'); // before the post, whose absence has words of its own
      page = await api.posts.previewLinks.page.query({ token });
    } catch (error) {
      if (isAddressUnknown(error)) throw notFound();
      throw error;
    }
    return loadArticle(page);
  },
  head: async ({ match: { context }, loaderData }) => {
    const { previewHead } = await import('../../../features/post/article/post-head.ts');
    return previewHead(loaderData, context);
  },
  pendingMs: 200,
  pendingComponent: PostSkeleton,
  notFoundComponent: PreviewEnded,
  component: PreviewPage,
});

function PreviewPage() {
  const page = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  const { preview } = useCopy('blog', 'post', postPage);
  return (
    <>
      <p className="border-b border-line bg-tint">
        <span className="frame block py-3 text-[0.9375rem]">{preview.notice}</span>
      </p>
      <ArticleScreen page={page} timeZone={site.timeZone} shareUrl={null} />
    </>
  );
}

function PreviewEnded() {
  return <PostUnavailable message={useCopy('blog', 'post', postPage).preview.ended} />;
}
