import { LEGAL_IDS } from '@tideline/copy/legal/legal-document';
import { isSiteDocument, SITE_DOCUMENT_IDS, type SiteDocumentId } from '@tideline/copy/editing/site-documents';
import { isOnPages } from '@tideline/domain/page/page-document';
import { CASE_STUDY_IDS, HIDEABLE_PATHS } from '@tideline/domain/site/site-path';
import { listHiddenPaths } from '../../../core/store/hidden-paths.ts';
import { publicPages } from '../../../core/store/public-pages.ts';
import type { Db } from '../../../core/store/schema.ts';
import { QUESTIONS_DOCUMENT, STUDY_ORDER_DOCUMENT } from '../documents.repository.ts';
import { findCounts } from './find-counts.ts';
import { STUDY_PLACES } from './list-studies.ts';
import { shownSections } from './shown-sections.ts';

/** Stands for the case studies that staff have added. */
const OWN_STUDY = 'own-case-study';

/**
 * The ids of the built-in documents in which visitors see changes. Questions are a part of the contact form; case studies show in
 * several documents; a hidden page changes those that link to it; a legal text that has its built-in words again still shows its former
 * versions.
 */
export async function listChangedIds(db: Db): Promise<SiteDocumentId[]> {
  const own = publicPages(db)
    .select((eb) => eb.val(OWN_STUDY).as('id'))
    .where('kind', '=', 'case-study');
  const rows = await db
    .selectFrom('copy_documents')
    .select('id')
    .where((eb) => eb.or([eb('fields', '<>', '{}'), eb('id', 'in', LEGAL_IDS)]))
    .union(own)
    .execute();
  const ids = rows.map(({ id }) => id);
  const hasStudies = ids.some((id) => [...CASE_STUDY_IDS, OWN_STUDY, STUDY_ORDER_DOCUMENT].includes(id));
  const changed = new Set<string>([
    ...ids.map((id) => (id === QUESTIONS_DOCUMENT ? 'contact' : id)),
    ...(hasStudies ? STUDY_PLACES : []),
    ...(ids.length > 0 ? await listSurrounded(db, ids) : []),
  ]);
  return [...changed].filter(isSiteDocument).filter(isOnPages).toSorted();
}

/** The documents that the changes in others change, too. */
async function listSurrounded(db: Db, changed: readonly string[]): Promise<SiteDocumentId[]> {
  const hidden = changed.some((id) => HIDEABLE_PATHS.has(id)) ? await listHiddenPaths(db) : new Set<string>();
  const counts = await findCounts(db, hidden);
  return SITE_DOCUMENT_IDS.filter((id) => Object.keys(shownSections(id, {}, { hidden, counts })).length > 0);
}
