import { fakeHash, LATER, NOW, type RowsOf } from './fixture-values.ts';

/** A page that staff have changed, a scheduled draft of it, and a page that they have added. */
export const PAGE_ROWS: RowsOf<
  | 'added_pages'
  | 'brand_files'
  | 'copy_documents'
  | 'copy_drafts'
  | 'copy_revisions'
  | 'export_schedule'
  | 'imports'
  | 'import_items'
  | 'import_notes'
  | 'import_targets'
  | 'site_checks'
  | 'site_findings'
  | 'site_previews'
  | 'releases'
  | 'release_parts'
> = {
  export_schedule: [
    {
      id: 1,
      every: 'monthly',
      is_with_people: 1,
      started_at: NOW,
      made_at: NOW,
      problem: null,
      updated_at: '2026-11-20T09:05:00.000Z',
    },
  ],
  imports: [
    {
      id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13',
      file_name: 'old-shore.xml',
      file_bytes: 7_000,
      state: 'ready',
      system: 'wordpress',
      site_title: 'Old Shore',
      site_address: 'https://old.example',
      problem: '',
      created_by: 'Maya',
      created_at: NOW,
      finished_at: '2026-11-20T09:05:00.000Z',
      claim: null,
      claimed_until: null,
    },
  ],
  import_items: [
    {
      import_id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13',
      position: 0,
      kind: 'post',
      source_id: '11',
      title: 'Ebb',
      count: 1,
      line_start: 0,
      line_bytes: 900,
      outcome: 'arrived',
      reason: '',
      path: '/blog/ebb',
      version_before: null,
      ledger:
        '{"wordsIn":12,"wordsOut":12,"picturesIn":1,"picturesOut":1,"linksIn":2,"linksOut":2,"addressesIn":2,"addressesOut":2}',
    },
  ],
  import_notes: [
    { import_id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13', position: 0, kind: 'kept', what: 'shortcode box' },
  ],
  import_targets: [
    {
      site: 'old.example',
      kind: 'post',
      source_id: '11',
      import_id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13',
      target_id: 'ebb',
      target_version: 1,
      content_hash: fakeHash('8'),
    },
  ],
  site_checks: [{ night: '2026-11-27', started_at: NOW, ended_at: NOW }],
  site_findings: [
    {
      id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b10',
      place_kind: 'page',
      place_id: 'home',
      field: 'hero.requestQuote.to',
      weight: 'mistake',
      text: 'There is no page at https://tides.example/ (status 404).',
      found_at: NOW,
    },
  ],
  added_pages: [
    {
      id: 'page-plain-k3v9x0ab',
      kind: 'plain',
      path: '/tide-tables',
      title: 'Tide tables',
      created_at: NOW,
      first_published_at: NOW,
      public_since: NOW,
      deleted_at: null,
    },
  ],
  copy_documents: [
    { id: 'home', version: 1, fields: '{"hero.headline":"Low water"}', saved_by: 'Maya', saved_at: NOW },
  ],
  copy_revisions: [
    { document_id: 'home', version: 1, fields: '{"hero.headline":"Low water"}', saved_by: 'Maya', saved_at: NOW },
  ],
  brand_files: [{ name: '0123456789abcdef01234567-8x8.svg', content: 'PHN2Zy8+', created_at: NOW }],
  releases: [
    {
      id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b11',
      name: 'Spring tide',
      goes_live_at: LATER,
      held_at: null,
      published_at: null,
      created_by: 'Maya',
      created_at: NOW,
    },
  ],
  release_parts: [
    {
      id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b12',
      release_id: '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b11',
      document_id: 'home',
      post_id: null,
      added_at: NOW,
    },
  ],
  site_previews: [
    {
      token_hash: fakeHash('7'),
      kind: 'page',
      subject: 'home',
      created_by: 'Maya',
      created_at: NOW,
      expires_at: LATER,
    },
  ],
  copy_drafts: [
    {
      document_id: 'home',
      version: '5b0c8d3e-5a86-4a57-9d5b-0f3c9e1d2a45',
      base_version: 1,
      goes_live_at: LATER,
      held_at: null,
      discarded_at: null,
      saved_by: 'Maya',
      saved_at: NOW,
      base_fields: '{"hero.headline":"Low water"}',
      fields: '{"hero.headline":"High water"}',
    },
  ],
};
