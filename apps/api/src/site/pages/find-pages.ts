import { copyFields } from '@tideline/copy/editing/copy-fields';
import { shownExamples } from '@tideline/copy/editing/examples';
import { changedSections } from '@tideline/copy/editing/copy-values';
import {
  isSiteDocument,
  SITE_DOCUMENT_IDS,
  SITE_DOCUMENTS,
  type SiteDocumentId,
} from '@tideline/copy/editing/site-documents';
import type { DraftSummary } from '@tideline/domain/entity/draft';
import type { PageDocument, PageState, PageSummary } from '@tideline/domain/page/page-document';
import type { Db } from '../../core/store/schema.ts';
import { findDiscardedDraft, findDraft, listDraftSummaries } from '../drafts/drafts.repository.ts';
import { findDocument, listDocuments, type StoredDocument } from './documents.repository.ts';
import { DRAFTED_PAGES } from './drafted-pages.ts';

/** All documents, in the order of the pages. */
export async function listPages(db: Db): Promise<PageSummary[]> {
  const documents = new Map((await listDocuments(db)).map((document) => [document.id, document]));
  const drafts = await listDraftSummaries(db, DRAFTED_PAGES);
  return SITE_DOCUMENT_IDS.map((id) => toSummary(id, documents.get(id) ?? null, drafts.get(id) ?? null));
}

/** A document with its fields and draft; null when there is none of this name. */
export async function findPage(db: Db, id: string): Promise<PageDocument | null> {
  if (!isSiteDocument(id)) return null;
  const document = await findDocument(db, id);
  const draft = await findDraft(db, DRAFTED_PAGES, id);
  const discarded = await findDiscardedDraft(db, DRAFTED_PAGES, id);
  const values = document?.fields ?? {};
  return {
    ...toSummary(id, document, draft),
    fields: copyFields(SITE_DOCUMENTS[id].sections, draft?.fields ?? values),
    values,
    draft: draft && withoutId(draft),
    discarded: discarded && withoutId(discarded),
  };
}

/** The changed parts of documents as pages read them, by document. */
export async function findShownCopy(db: Db, ids: readonly string[]): Promise<ShownCopy> {
  const documents = await listDocuments(db, ids);
  const shown = documents.flatMap(({ id, fields }) =>
    isSiteDocument(id) ? [[id, changedSections(SITE_DOCUMENTS[id].sections, fields)] as const] : [],
  );
  return Object.fromEntries(shown);
}

/** Changed parts by document and section. */
export type ShownCopy = Partial<Record<SiteDocumentId, Record<string, object>>>;

function toSummary(id: SiteDocumentId, document: StoredDocument | null, draft: DraftSummary | null): PageSummary {
  const { name, path } = SITE_DOCUMENTS[id];
  const changedFields = Object.keys(document?.fields ?? {}).length;
  return {
    id,
    name,
    path,
    state: stateOf(changedFields, draft),
    changedFields,
    examples: shownExamples(id, document?.fields ?? {}).map(({ words }) => words),
    version: document?.version ?? 0,
    publishedAt: document?.savedAt ?? null,
    publishedBy: document?.savedBy ?? null,
    draft,
  };
}

function stateOf(changedFields: number, draft: DraftSummary | null): PageState {
  if (draft) return draft.goesLiveAt !== null && !draft.isHeld ? 'scheduled' : 'draft';
  return changedFields > 0 ? 'changed' : 'built-in';
}

function withoutId<Draft extends { id: string }>({ id: _id, ...draft }: Draft): Omit<Draft, 'id'> {
  return draft;
}
