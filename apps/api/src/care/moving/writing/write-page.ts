import { randomUUID } from 'node:crypto';
import { ADDED_PAGE_LIMITS, ADDED_PAGES_MAX, type AddedPage } from '@tideline/domain/page/added-page';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { SourceArticle } from '@tideline/moving/source/source-item';
import { rewriteAddresses } from '@tideline/moving/addresses/rewrite-addresses';
import { TRPCError } from '@trpc/server';
import type { Trx } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { storeDraft } from '../../../site/drafts/drafts.repository.ts';
import { newPageId } from '../../../site/pages/added-pages.ts';
import { countAddedPages, insertAddedPage } from '../../../site/pages/added-pages.repository.ts';
import { DRAFTED_PAGES } from '../../../site/pages/drafted-pages.ts';
import type { ArticleContext } from './to-post-fields.ts';
import type { Written } from './written.ts';

/** Adds a page of text, public at once if it was public in the other system. */
export async function writePage(
  trx: Trx,
  article: SourceArticle,
  { path, find }: { path: string } & Pick<ArticleContext, 'find'>,
  saver: Saver,
  now: string,
): Promise<Written> {
  if ((await countAddedPages(trx)) >= ADDED_PAGES_MAX)
    return { outcome: 'failed', reason: `The site can have at most ${ADDED_PAGES_MAX} added pages.` };
  const title = article.title.slice(0, ADDED_PAGE_LIMITS.title) || 'Untitled';
  const page = { id: newPageId('plain'), kind: 'plain', path: path as AddedPage['path'], title } as const;
  const values: CopyValues = {
    'page.headline': article.title || title,
    'page.markdown': rewriteAddresses(article.markdown, find),
    'head.title': article.metaTitle || article.title || title,
    ...(article.metaDescription || article.excerpt
      ? { 'head.description': (article.metaDescription || article.excerpt).replaceAll(/\s+/g, ' ') }
      : {}),
  };
  await insertAddedPage(trx, page, now);
  if (article.status === 'published') {
    const { version } = await applyOrRefuse(trx, page.id, values, saver, now);
    return { outcome: 'arrived', targetId: page.id, version };
  }
  await storeDraft(trx, DRAFTED_PAGES, {
    id: page.id,
    version: randomUUID(),
    baseVersion: 0,
    goesLiveAt: null,
    isHeld: false,
    savedBy: saver.name,
    savedAt: now,
    fields: values,
    base: {},
  });
  return { outcome: 'arrived', targetId: page.id, version: 0 };
}

/** @throws UnfitArticle with the fields that do not fit */
async function applyOrRefuse(trx: Trx, id: string, values: CopyValues, saver: Saver, now: string) {
  try {
    return await DRAFTED_PAGES.apply(trx, id, values, saver, now);
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'BAD_REQUEST') throw new UnfitArticle(error.message);
    throw error;
  }
}

/** An article has something that does not fit here. Its message is a sentence for staff. */
export class UnfitArticle extends Error {}
