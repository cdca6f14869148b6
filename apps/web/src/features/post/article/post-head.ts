import { resolveCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { postPath } from '@tideline/domain/site/site-path';
import { postPage } from '@tideline/copy/blog/blog-page';
import type { CopyStore } from '../../../lib/copy/copy-store.ts';
import { postForMachines } from '../../../lib/head/json-ld.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import type { Article } from './load-article.ts';

type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of a post, in a module that only posts load; without an article, that of a post that does not exist. */
export function postHead(article: Article | undefined, id: string, { origin, site, copy }: Place) {
  const path = postPath(id);
  const { notFound, noExcerpt } = copy.read('blog', 'post', postPage);
  const { heading, text } = notFound;
  if (!article) return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
  const { post, series } = article;
  const title = post.metaTitle || displayTitle(post);
  const description = post.metaDescription.trim() || post.excerpt.trim() || noExcerpt.replace('{title}', () => title);
  const forMachines = import.meta.env.SSR ? postForMachines({ post, series }, description, origin, site) : undefined;
  const canonical = resolveCanonicalUrl(post.canonicalUrl, path, origin);
  return pageMeta({ title, description, path, canonical, isHidden: post.isNoindex, origin, site, forMachines });
}

/** The head of a preview. Without an address: a copied title or description must not contain the secret link. */
export function previewHead(article: { post: Pick<PostSummary, 'title'> } | undefined, { origin, site, copy }: Place) {
  const { ended, notice } = copy.read('blog', 'post', postPage).preview;
  const title = article ? displayTitle(article.post) : ended.heading;
  return pageMeta({ title, description: notice, path: '/blog', origin, site, isHidden: true });
}
