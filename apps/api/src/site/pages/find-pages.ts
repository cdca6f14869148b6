import { copyFields } from '@tideline/copy/editing/copy-fields';
import { shownExamples } from '@tideline/copy/editing/examples';
import { type DocumentId, isDocument, sectionsOf } from '@tideline/copy/editing/documents';
import {
  isSiteDocument,
  SITE_DOCUMENT_IDS,
  SITE_DOCUMENTS,
  type SiteDocumentId,
} from '@tideline/copy/editing/site-documents';
import type { AddedPage } from '@tideline/domain/page/added-page';
import type { DraftSummary } from '@tideline/domain/entity/draft';
import type { PageDocument, PageState, PageSummary } from '@tideline/domain/page/page-document';
import { SHOWN_FIELD } from '../../core/store/hidden-paths.ts';
import type { Db } from '../../core/store/schema.ts';
import { findDiscardedDraft, findDraft, listDraftSummaries } from '../drafts/drafts.repository.ts';
import { findAddedPage, listAddedPages } from './added-pages.repository.ts';
import { findDocument, listDocuments, type StoredDocument } from './documents.repository.ts';
import { DRAFTED_PAGES } from './drafted-pages.ts';

/** All documents: those that are built in, in the order of the pages, then those of added pages by title. */
export async function listPages(db: Db): Promise<PageSummary[]> {
  return summarizePages(db, new Map((await listDocuments(db)).map((document) => [document.id, document])));
}

/** The same for documents that the caller has read, by id. */
export async function summarizePages(db: Db, documents: ReadonlyMap<string, StoredDocument>): Promise<PageSummary[]> {
  const drafts = await listDraftSummaries(db, DRAFTED_PAGES);
  const added = await listAddedPages(db, 'site');
  return [...SITE_DOCUMENT_IDS.map(siteDocument), ...added.map(ofAdded)].map((place) =>
    toSummary(place, documents.get(place.id) ?? null, drafts.get(place.id) ?? null),
  );
}

/** A document in the list; null when there is none of this name. */
export async function findPageSummary(db: Db, id: string): Promise<PageSummary | null> {
  const place = isDocument(id) ? await findPlace(db, id) : null;
  const drafts = await listDraftSummaries(db, DRAFTED_PAGES);
  return place && toSummary(place, await findDocument(db, id), drafts.get(id) ?? null);
}

/** A document with its fields and draft; null when there is none of this name. */
export async function findPage(db: Db, id: string): Promise<PageDocument | null> {
  const place = isDocument(id) ? await findPlace(db, id) : null;
  if (!place || !isDocument(id)) return null;
  const document = await findDocument(db, id);
  const draft = await findDraft(db, DRAFTED_PAGES, id);
  const discarded = await findDiscardedDraft(db, DRAFTED_PAGES, id);
  const values = document?.fields ?? {};
  return {
    ...toSummary(place, document, draft),
    fields: copyFields(sectionsOf(id), draft?.fields ?? values),
    values,
    draft: draft && withoutId(draft),
    discarded: discarded && withoutId(discarded),
  };
}

/** What a document is called and where it shows. */
type Place = Pick<PageSummary, 'id' | 'name' | 'path' | 'added'>;

/** Null for an added page that does not exist. */
async function findPlace(db: Db, id: DocumentId): Promise<Place | null> {
  if (isSiteDocument(id)) return siteDocument(id);
  const page = await findAddedPage(db, id);
  return page && ofAdded(page);
}

function siteDocument(id: SiteDocumentId): Place {
  const { name, path } = SITE_DOCUMENTS[id];
  return { id, name, path, added: null };
}

function ofAdded({ id, title, path, kind, publicSince, firstPublishedAt }: AddedPage): Place {
  return { id, name: title, path, added: { kind, publicSince, firstPublishedAt } };
}

function toSummary(place: Place, document: StoredDocument | null, draft: DraftSummary | null): PageSummary {
  const changedFields = Object.keys(document?.fields ?? {}).length;
  const isPublic = place.added ? place.added.publicSince !== null : document?.fields[SHOWN_FIELD] !== false;
  return {
    ...place,
    state: stateOf(changedFields, draft, isPublic),
    isPublic,
    changedFields,
    examples: isSiteDocument(place.id) ? shownExamples(place.id, document?.fields ?? {}).map(({ words }) => words) : [],
    version: document?.version ?? 0,
    publishedAt: document?.savedAt ?? null,
    publishedBy: document?.savedBy ?? null,
    draft,
  };
}

function stateOf(changedFields: number, draft: DraftSummary | null, isPublic: boolean): PageState {
  if (draft) return draft.goesLiveAt !== null && !draft.isHeld ? 'scheduled' : 'draft';
  if (!isPublic) return 'hidden';
  return changedFields > 0 ? 'changed' : 'built-in';
}

function withoutId<Draft extends { id: string }>({ id: _id, ...draft }: Draft): Omit<Draft, 'id'> {
  return draft;
}
