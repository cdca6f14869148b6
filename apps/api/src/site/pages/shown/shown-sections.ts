import { changedSections } from '@tideline/copy/editing/copy-values';
import { BUILT_IN_COUNTS } from '@tideline/copy/editing/count-lists';
import { withoutHiddenLinks } from '@tideline/copy/editing/hidden-links';
import { SITE_DOCUMENTS, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { type Counts, fillCounts } from '@tideline/copy/parts/counts';
import type { CopyValues } from '@tideline/domain/page/page-document';

/** What the rest of the site changes in a document: the pages that visitors do not see, and the lengths of lists. */
export type Surroundings = { hidden: ReadonlySet<string>; counts: Counts };

/** The parts of a document that visitors see otherwise than they are built in. */
export function shownSections(
  id: SiteDocumentId,
  values: CopyValues,
  { hidden, counts }: Surroundings,
): Record<string, object> {
  const builtIn: Record<string, object> = SITE_DOCUMENTS[id].sections;
  const changed = changedSections(builtIn, values);
  const shown = Object.entries(builtIn).flatMap(([name, section]) => {
    const after = fillCounts(withoutHiddenLinks(changed[name] ?? section, hidden), counts);
    return isBuiltIn(after, section) ? [] : [[name, after] as const];
  });
  const isGone = id === 'case-studies' && hidden.has('/case-studies');
  return { ...changed, ...Object.fromEntries(shown), ...(isGone && { visibility: { isShown: false } }) };
}

function isBuiltIn(after: object, section: object): boolean {
  return after === section || JSON.stringify(after) === JSON.stringify(fillCounts(section, BUILT_IN_COUNTS));
}
