import { isSiteDocument, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { listHiddenPaths } from '../../../core/store/hidden-paths.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listDocuments, QUESTIONS_DOCUMENT } from '../documents.repository.ts';
import { toQuestions } from '../questions.repository.ts';
import { findLegalCopy } from './legal-versions.ts';
import { findCounts } from './find-counts.ts';
import { shownSections } from './shown-sections.ts';
import { findChangedStudies, STUDY_PLACES, studySections } from './list-studies.ts';

/** Changed parts by document and section. */
export type ShownCopy = Partial<Record<SiteDocumentId, Record<string, object>>>;

/** The changed parts of documents as pages read them, by document. */
export async function findShownCopy(db: Db, ids: readonly string[]): Promise<ShownCopy> {
  const documents = await listDocuments(db, ids.includes('contact') ? [...ids, QUESTIONS_DOCUMENT] : ids);
  const values = new Map(documents.map(({ id, fields }) => [id, fields]));
  const hidden = await listHiddenPaths(db);
  const counts = await findCounts(db, hidden);
  const shown = ids
    .filter(isSiteDocument)
    .map((id) => [id, shownSections(id, values.get(id) ?? {}, { hidden, counts })] as const)
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
