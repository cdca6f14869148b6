/** What staff change in the built-in copy of the pages. */
import type { AddedPageKind } from '@tideline/domain/page/added-page';
import type { SiteFinding } from '@tideline/domain/page/site-finding';
import type { PreviewKind } from '@tideline/domain/page/site-preview';
import type { Instant } from './column-types.ts';
import type { PendingChangesTable } from './posts.ts';

/** A document that staff have changed; the others have no row. */
export interface CopyDocumentsTable {
  /** Source: `isDocument` in the copy. */
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

/** A page that staff have added, apart from its texts. */
export interface AddedPagesTable {
  /** Also that of its document. */
  id: string;
  kind: AddedPageKind;
  /** Unique, also among those in the trash. */
  path: string;
  title: string;
  created_at: Instant;
  first_published_at: Instant | null;
  /** Null while visitors do not see it. */
  public_since: Instant | null;
  /** When it was moved to the trash. */
  deleted_at: Instant | null;
}

/** A night in which the public site was checked. */
export interface SiteChecksTable {
  /** The day in the agency's time zone, `YYYY-MM-DD`. */
  night: string;
  started_at: Instant;
  /** Null while it runs, and when it was stopped. */
  ended_at: Instant | null;
}

/** Something that the last nightly check found. */
export interface SiteFindingsTable {
  id: string;
  place_kind: SiteFinding['kind'];
  /** The id of a document or a post. */
  place_id: string;
  /** The path of a field of a document. */
  field: string | null;
  weight: SiteFinding['weight'];
  text: string;
  found_at: Instant;
}

/** An uploaded logo; the brand names the one in use. */
export interface BrandFilesTable {
  /** Source: `parseLogo`. */
  name: string;
  /** In base64. */
  content: string;
  created_at: Instant;
}

/** A link that shows the site as it will be. */
export interface SitePreviewsTable {
  /** SHA-256 of the token, in hex: the token itself is not stored. */
  token_hash: string;
  kind: PreviewKind;
  /** The document of the draft, the release, or the moment. */
  subject: string;
  created_by: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Several changes that are published at one moment. */
export interface ReleasesTable {
  id: string;
  name: string;
  /** Null: staff decide. */
  goes_live_at: Instant | null;
  /** When it was held back at its date. */
  held_at: Instant | null;
  published_at: Instant | null;
  created_by: string;
  created_at: Instant;
}

/** One change of a release: either `document_id` or `post_id` names what is changed. */
export interface ReleasePartsTable {
  id: string;
  release_id: string;
  document_id: string | null;
  post_id: string | null;
  added_at: Instant;
}
