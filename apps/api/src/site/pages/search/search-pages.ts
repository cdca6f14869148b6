import { headIn, pageTexts } from '@tideline/copy/editing/page-words';
import { SITE_DOCUMENT_IDS, SITE_DOCUMENTS, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import { siteWords } from '@tideline/copy/parts/site-words';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { FOUND_PAGES_MAX, type FoundPage } from '@tideline/domain/page/found-page';
import { plainWords } from '@tideline/domain/text/plain-words';
import { postSearchWords } from '../../../core/lists/search-text.ts';
import { findRetention } from '../../../core/settings/retention.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { listHiddenPaths } from '../../../core/store/hidden-paths.ts';
import { areCallsOpen } from '../../../core/store/public-pages.ts';
import type { Db } from '../../../core/store/schema.ts';
import { withCounts } from '../shown/find-counts.ts';
import { findShownCopy } from '../shown/shown-copy.ts';
import { listAddedSections } from '../shown-page.ts';

/** Documents that are no page of their own, and the list in which the pages are found. */
const NO_PAGES = new Set<SiteDocumentId>(['blog', 'contact', 'newsletter', 'not-found']);
/** A shorter word is no beginning of another. */
const PREFIX_MIN_LENGTH = 3;

/** The public pages that have every word of a search, those with all of them in the title first. */
export async function searchPages(db: Db, query: string): Promise<FoundPage[]> {
  const words = postSearchWords(query);
  if (words.length === 0) return [];
  const found = (await listPages(db)).flatMap(({ texts, ...page }) => {
    const { title, description } = page;
    if (!hasWords([title, description, ...texts], words)) return [];
    return [{ page, isFirst: hasWords([title], words) }];
  });
  const inOrder = [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)];
  return inOrder.slice(0, FOUND_PAGES_MAX).map(({ page }) => page);
}

/** All public pages apart from those of articles and lists, with their present texts. */
export async function listPages(db: Db): Promise<(FoundPage & { texts: string[] })[]> {
  const settings = await findSettings(db);
  const fill = copyFiller({ ...settings, words: siteWords(settings, await findRetention(db)) });
  return [...(await listBuiltInPages(db)), ...(await listAddedSections(db))].flatMap(([path, sections]) => {
    const head = fill(headIn(sections));
    if (!head) return [];
    return [{ path, title: head.title, description: head.description, texts: fill(pageTexts(sections)) }];
  });
}

type Page = readonly [path: string, sections: Record<string, object>];

/** The pages that are built in and that visitors see, with their present texts. */
async function listBuiltInPages(db: Db): Promise<Page[]> {
  const hidden = await listHiddenPaths(db);
  const areCallsTaken = await areCallsOpen(db);
  const pages = SITE_DOCUMENT_IDS.flatMap((id) => {
    const { path, sections } = SITE_DOCUMENTS[id];
    if (path === null || NO_PAGES.has(id) || hidden.has(path)) return [];
    return path === CALL_PATH && !areCallsTaken ? [] : [{ id, path, sections }];
  });
  const copy = await findShownCopy(
    db,
    pages.map(({ id }) => id),
  );
  return withCounts(
    db,
    pages.map(({ id, path, sections }) => [path, { ...sections, ...copy[id] }]),
  );
}

/** Whether texts have every word, also as the beginning of another one. The plural of a word finds the word. */
function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const text = ` ${plainWords(texts.join(' '))} `;
  return words.every((word) => text.includes(` ${word.length < PREFIX_MIN_LENGTH ? `${word} ` : stemOf(word)}`));
}

function stemOf(word: string): string {
  return word.length > PREFIX_MIN_LENGTH ? word.replace(/s$/, '') : word;
}
