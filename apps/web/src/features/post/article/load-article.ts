import type { PostPage } from '@tideline/domain/post/post';
import type { ArticleEnd } from '@tideline/copy/blog/article-ends';
import { sanitiseHtml } from '../../../lib/text/sanitise-html.ts';
import type { SafeHtml } from '../../../lib/text/trust-page-html.ts';

/** A post with its body in one part, or in two around a sign-up, and the offers at its end. */
export type Article = Omit<PostPage, 'html' | 'pauseAt'> & { parts: SafeHtml[]; end: ArticleEnd };

/** The article of a post. The offers of other articles stay on the server or, in the browser, in a separate chunk. */
export async function loadArticle({ html, pauseAt, ...page }: PostPage): Promise<Article> {
  const [{ articleEndFor }, { industryOf }] = await Promise.all([
    import('@tideline/copy/blog/article-ends'),
    import('./article-industry.ts'),
  ]);
  const parts = pauseAt === null ? [html] : [html.slice(0, pauseAt), html.slice(pauseAt)];
  const end = articleEndFor(page.post.category, industryOf(page.post, html));
  return { ...page, parts: await Promise.all(parts.map(sanitiseHtml)), end };
}
