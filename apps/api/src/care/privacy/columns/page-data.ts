import { none, nothing, type PersonalTables } from './column-kinds.ts';

/** What staff change on the pages of the site, and what is found there. */
export const PAGE_DATA = {
  copy_documents: {
    removal: 'erasure',
    columns: { ...none('id', 'version', 'fields', 'saved_at'), saved_by: 'signature' },
  },
  copy_revisions: {
    removal: 'erasure',
    columns: { ...none('document_id', 'version', 'fields', 'saved_at'), saved_by: 'signature' },
  },
  brand_files: nothing('name', 'content', 'created_at'),
  copy_drafts: {
    removal: 'erasure',
    columns: {
      ...none('document_id', 'version', 'base_version', 'goes_live_at', 'held_at', 'discarded_at', 'saved_at'),
      ...none('base_fields', 'fields'),
      saved_by: 'signature',
    },
  },
  site_previews: {
    removal: 'erasure',
    columns: { ...none('token_hash', 'kind', 'subject', 'created_at', 'expires_at'), created_by: 'signature' },
  },
  releases: {
    removal: 'erasure',
    columns: {
      ...none('id', 'name', 'goes_live_at', 'held_at', 'published_at', 'created_at'),
      created_by: 'signature',
    },
  },
  release_parts: nothing('id', 'release_id', 'document_id', 'post_id', 'added_at'),
  imports: {
    removal: 'erasure',
    columns: {
      ...none(
        'id',
        'file_name',
        'file_bytes',
        'state',
        'system',
        'site_title',
        'site_address',
        'problem',
        'created_at',
        'finished_at',
      ),
      ...none('claim', 'claimed_until'),
      created_by: 'signature',
    },
  },
  export_schedule: nothing(
    ...(['id', 'every', 'is_with_people', 'started_at', 'made_at', 'problem', 'updated_at'] as const),
  ),
  import_items: nothing(
    ...(['import_id', 'position', 'kind', 'source_id', 'title', 'count', 'line_start', 'line_bytes'] as const),
    ...(['outcome', 'reason', 'path', 'version_before', 'ledger'] as const),
  ),
  import_notes: nothing('import_id', 'position', 'kind', 'what'),
  import_targets: nothing(
    ...(['site', 'kind', 'source_id', 'import_id', 'target_id', 'target_version', 'content_hash'] as const),
  ),
  site_checks: nothing('night', 'started_at', 'ended_at'),
  /** Sentences of this program with addresses of links. */
  site_findings: nothing('id', 'place_kind', 'place_id', 'field', 'weight', 'text', 'found_at'),
  added_pages: nothing(
    ...(['id', 'kind', 'path', 'title', 'created_at', 'first_published_at', 'public_since', 'deleted_at'] as const),
  ),
} satisfies Partial<PersonalTables>;
