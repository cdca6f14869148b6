/** Every document that staff can change: those that are built in, and those of the pages that staff have added. */
import { type AddedPageId, type AddedPageKind, addedPageKind } from '@tideline/domain/page/added-page';
import { TEMPLATES } from '../added/templates.ts';
import { isSiteDocument, SITE_DOCUMENTS, type SiteDocumentId } from './site-documents.ts';

export type DocumentId = SiteDocumentId | AddedPageId;

/** The path of the field that holds the largest heading of a new page. */
export const HEADLINE_FIELD: Record<AddedPageKind, string> = {
  industry: 'page.hero.headline',
  'case-study': 'page.title',
  plain: 'page.headline',
};

/** Whether there can be a document of this id. Of an added page, only the database knows whether there is one. */
export function isDocument(id: string): id is DocumentId {
  return isSiteDocument(id) || addedPageKind(id) !== null;
}

/** The parts of a document with their built-in copy; that of an added page is the template of its kind. */
export function sectionsOf(id: DocumentId): Record<string, unknown> {
  if (isSiteDocument(id)) return SITE_DOCUMENTS[id].sections;
  const kind = addedPageKind(id);
  return kind ? TEMPLATES[kind] : {};
}
