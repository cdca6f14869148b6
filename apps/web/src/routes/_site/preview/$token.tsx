import { createFileRoute, notFound } from '@tanstack/react-router';
import { displayTitle, type PostPage } from '@tideline/domain/post/post';
import { postPage } from '@tideline/copy/blog-page';
import { loadArticle } from '../../../features/post/article/load-article.ts';
import { ArticleScreen } from '../-article-screen.tsx';
import { PostSkeleton } from '../../../features/post/article/post-skeleton.tsx';
import { PostUnavailable } from '../../../features/post/article/post-unavailable.tsx';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';

/** A post that is not public yet, for anyone with the link. The server marks it noindex, no-store and no-referrer. */
export const Route = createFileRoute('/_site/preview/$token')({
  loader: async ({ context, params: { token } }) => {
    let page: PostPage;
    try {
      const api = await context.loadApi();
      page = await api.posts.previewLinks.page.query({ token });
    } catch (error) {
      if (isAddressUnknown(error)) throw notFound();
      throw error;
    }
    return loadArticle(page);
  },
  head: ({ match: { context }, loaderData }) => {
    const { origin, site } = context;
    const { ended, notice } = postPage.preview;
    // No address in the head: a copied title or description must not contain the secret link.
    const title = loaderData ? displayTitle(loaderData.post) : ended.heading;
    return pageMeta({ title, description: notice, path: '/blog', origin, site, isHidden: true });
  },
  pendingMs: 200,
  pendingComponent: PostSkeleton,
  notFoundComponent: PreviewEnded,
  component: PreviewPage,
});

function PreviewPage() {
  const page = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  return (
    <>
      <p className="border-b border-line bg-tint">
        <span className="frame block py-3 text-[0.9375rem]">{postPage.preview.notice}</span>
      </p>
      <ArticleScreen page={page} timeZone={site.timeZone} shareUrl={null} />
    </>
  );
}

function PreviewEnded() {
  return <PostUnavailable message={postPage.preview.ended} />;
}
