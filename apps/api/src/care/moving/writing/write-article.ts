import { postIdIn } from '@tideline/domain/address/redirect';
import { postPath } from '@tideline/domain/site/site-path';
import type { SourceArticle } from '@tideline/moving/source/source-item';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import type { SitePlan } from './site-plan.ts';
import { toPostFields } from './to-post-fields.ts';
import { renewPost } from './renew-post.ts';
import { renewPage, writePage } from './write-page.ts';
import { writePost } from './write-post.ts';
import type { Written } from './written.ts';

export type ArticlePlace = {
  plan: SitePlan;
  /** Where it will be. */
  path: string | null;
  /** The pictures of the article here, by their addresses in it. */
  pictures: ReadonlyMap<string, string>;
  /** What it became in an earlier import. */
  target: ImportTargetsTable | null;
};

/** Brings in an article. One that staff have changed here since an earlier import stays as it is. */
export async function writeArticle(
  trx: Trx,
  article: SourceArticle,
  { plan, path, target, pictures }: ArticlePlace,
  saver: Saver,
  now: string,
): Promise<Written> {
  const find = (address: string) => pictures.get(address) ?? plan.findLink(address);
  if (article.kind === 'page') {
    const written = target
      ? await renewPage(trx, article, { target, find }, saver, now)
      : await writePage(trx, article, { path: path ?? '/', find }, saver, now);
    return { ...written, ...(path !== null && { path }) };
  }
  const made = toPostFields(article, { authors: plan.authors, find });
  if ('refusal' in made) return { outcome: 'failed', reason: made.refusal };
  const { fields, notes } = made;
  if (target) return renewPost(trx, target, { fields, pictures }, saver, now);
  const id = postIdIn(path ?? '') ?? '';
  const { publishedAt, updatedAt } = article;
  const post = await writePost(trx, fields, { id, publishedAt, updatedAt }, saver, now);
  return {
    outcome: 'arrived',
    targetId: post.key,
    version: post.version,
    path: postPath(post.id),
    markdown: fields.content,
    notes,
  };
}
