import { NEAR_PAGES_MAX, type NearPage } from '@tideline/domain/page/found-page';
import { findNearTargets } from '../../../core/addresses/suggest-targets.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listPages } from './search-pages.ts';

/** The public pages that a visitor of a path without a page may have meant, the most similar first. */
export async function findNearPages(db: Db, path: string, now: string): Promise<NearPage[]> {
  const near = await findNearTargets(db, path, { now, max: NEAR_PAGES_MAX });
  const isNamed = near.every(({ target, title }) => target !== title);
  const titles = new Map(isNamed ? [] : (await listPages(db)).map((page) => [page.path, page.title]));
  return near
    .map(({ target, title }) => ({ path: target, title: titles.get(target) ?? title }))
    .filter((page) => page.title !== page.path); // lists of articles, which the page offers anyway
}
