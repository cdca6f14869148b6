/** What staff change in the built-in copy of the pages. */
import type { Instant } from './column-types.ts';
import type { PendingChangesTable } from './posts.ts';

/** A document that staff have changed; the others have no row. */
export interface CopyDocumentsTable {
  /** Source: `SITE_DOCUMENTS`. */
  id: string;
  /** Raised with each publication. */
  version: number;
  /** `CopyValues` as JSON. */
  fields: string;
  /** The name of the member of staff. */
  saved_by: string;
  saved_at: Instant;
}

/** One publication of a document. */
export interface CopyRevisionsTable extends Omit<CopyDocumentsTable, 'id'> {
  document_id: string;
}

/** Changes to a document that visitors do not see yet. */
export interface CopyDraftsTable extends Omit<PendingChangesTable, 'post_id' | 'title'> {
  document_id: string;
}
