import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { Counts } from '../parts/counts.ts';
import { isItemList, listItems } from './copy-values.ts';
import { SITE_DOCUMENTS, type SiteDocumentId } from './site-documents.ts';

/** Where the counted lists are. Case studies are documents of their own. */
const LISTS: Record<Exclude<keyof Counts, 'caseStudy'>, [document: SiteDocumentId, path: string]> = {
  service: ['services', 'services'],
  package: ['home', 'packages'],
  industry: ['home', 'industries'],
  value: ['about', 'values.values'],
  reason: ['services', 'reasons.reasons'],
  complaint: ['legal-practices', 'page.pains.items'],
};

/** The documents with counted lists. */
export const COUNTED_DOCUMENTS = [...new Set(Object.values(LISTS).map(([document]) => document))];

/**
 * How many items of each list visitors see.
 * @param values what is changed in documents, by id
 */
export function countLists(values: ReadonlyMap<string, CopyValues>, caseStudy: number = CASE_STUDY_IDS.length): Counts {
  const counts = Object.entries(LISTS).map(([name, [document, path]]) => {
    const shown = listItems(listAt(document, path), path, values.get(document) ?? {});
    return [name, shown.filter(({ isHidden }) => !isHidden).length];
  });
  return { ...(Object.fromEntries(counts) as Omit<Counts, 'caseStudy'>), caseStudy };
}

/** The lengths of the built-in lists. */
export const BUILT_IN_COUNTS = countLists(new Map());

function listAt(document: SiteDocumentId, path: string): readonly object[] {
  const list = path.split('.').reduce<unknown>((copy, key) => {
    return (copy as Record<string, unknown>)[key];
  }, SITE_DOCUMENTS[document].sections);
  return isItemList(list) ? list : [];
}
