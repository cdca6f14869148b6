import { ADDED_PAGE_LIMITS, ADDED_PAGES_MAX, type AddedPage } from '@tideline/domain/page/added-page';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { SourceArticle } from '@tideline/moving/source/source-item';
import { rewriteAddresses } from '@tideline/moving/addresses/rewrite-addresses';
import { TRPCError } from '@trpc/server';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { findDraft } from '../../../site/drafts/drafts.repository.ts';
import { newPageId } from '../../../site/pages/added-pages.ts';
import { countAddedPages, findAddedPage, insertAddedPage } from '../../../site/pages/added-pages.repository.ts';
import { findDocument } from '../../../site/pages/documents.repository.ts';
import { DRAFTED_PAGES, storeFirstDraft } from '../../../site/pages/drafted-pages.ts';
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
  const values = valuesOf(article, find);
  const markdown = String(values['page.markdown']);
  await insertAddedPage(trx, page, now);
  if (article.status === 'published') {
    const { version } = await applyOrRefuse(trx, page.id, values, saver, now);
    return { outcome: 'arrived', targetId: page.id, version, markdown };
  }
  await storeFirstDraft(trx, page.id, values, saver, now);
  return { outcome: 'arrived', targetId: page.id, version: 0, markdown };
}

/** Renews a page of an earlier import, unless staff have changed or deleted it, or it is no longer public in the other system. */
export async function renewPage(
  trx: Trx,
  article: SourceArticle,
  { target, find }: { target: ImportTargetsTable } & Pick<ArticleContext, 'find'>,
  saver: Saver,
  now: string,
): Promise<Written> {
  const { target_id: id, target_version: before } = target;
  const kept = { outcome: 'kept', targetId: id, version: before } as const;
  const isUnchanged = before > 0 && (await findDocument(trx, id))?.version === before;
  if (!isUnchanged || article.status !== 'published' || !(await findAddedPage(trx, id))) return kept;
  if (await findDraft(trx, DRAFTED_PAGES, id)) return kept;
  const values = valuesOf(article, find);
  const { version } = await applyOrRefuse(trx, id, values, saver, now);
  return { outcome: 'changed', targetId: id, version, markdown: String(values['page.markdown']) };
}

function valuesOf(article: SourceArticle, find: ArticleContext['find']): CopyValues {
  const title = article.title || 'Untitled';
  const description = (article.metaDescription || article.excerpt).replaceAll(/\s+/g, ' ');
  return {
    'page.headline': title,
    'page.markdown': rewriteAddresses(article.markdown, find),
    'head.title': article.metaTitle || title,
    ...(description !== '' && { 'head.description': description }),
  };
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
