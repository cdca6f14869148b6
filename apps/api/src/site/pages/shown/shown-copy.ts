import { changedSections } from '@tideline/copy/editing/copy-values';
import { withoutHiddenLinks } from '@tideline/copy/editing/hidden-links';
import { isSiteDocument, SITE_DOCUMENTS, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { listHiddenPaths } from '../../../core/store/hidden-paths.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listDocuments, QUESTIONS_DOCUMENT } from '../documents.repository.ts';
import { toQuestions } from '../questions.repository.ts';
import { findLegalCopy } from './legal-versions.ts';
import { findChangedStudies, STUDY_PLACES, studySections } from './list-studies.ts';

/** Changed parts by document and section. */
export type ShownCopy = Partial<Record<SiteDocumentId, Record<string, object>>>;

/** The changed parts of documents as pages read them, by document. */
export async function findShownCopy(db: Db, ids: readonly string[]): Promise<ShownCopy> {
  const documents = await listDocuments(db, ids.includes('contact') ? [...ids, QUESTIONS_DOCUMENT] : ids);
  const values = new Map(documents.map(({ id, fields }) => [id, fields]));
  const hidden = await listHiddenPaths(db);
  const shown = ids
    .filter(isSiteDocument)
    .map((id) => [id, shownSections(id, values.get(id) ?? {}, hidden)] as const)
    .filter(([id, sections]) => values.has(id) || Object.keys(sections).length > 0);
  const copy: ShownCopy = Object.fromEntries(shown);
  if (ids.some((id) => STUDY_PLACES.some((place) => place === id))) {
    const studies = await findChangedStudies(db, hidden);
    const sections = studies && studySections(studies);
    for (const id of STUDY_PLACES) if (sections && ids.includes(id)) copy[id] = { ...copy[id], ...sections[id] };
  }
  Object.assign(copy, await findLegalCopy(db, copy));
  const asked = toQuestions(values.get(QUESTIONS_DOCUMENT) ?? {}).filter(({ isRetired }) => !isRetired);
  return asked.length === 0 ? copy : { ...copy, contact: { ...copy.contact, questions: asked } };
}

/** The parts of a document that are not as they are built in: changed by staff, or without the links to hidden pages. */
function shownSections(id: SiteDocumentId, values: CopyValues, hidden: ReadonlySet<string>): Record<string, object> {
  const builtIn: Record<string, object> = SITE_DOCUMENTS[id].sections;
  const changed = changedSections(builtIn, values);
  const linked = Object.entries(builtIn).flatMap(([name, section]) => {
    const before = changed[name] ?? section;
    const after = withoutHiddenLinks(before, hidden);
    return after === before ? [] : [[name, after] as const];
  });
  const isGone = id === 'case-studies' && hidden.has('/case-studies');
  return { ...changed, ...Object.fromEntries(linked), ...(isGone && { visibility: { isShown: false } }) };
}
