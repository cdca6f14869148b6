import { CONVERSATION_ROWS } from './fixture-conversations.ts';
import { ACCOUNT_ROWS } from './fixture-accounts.ts';
import { BOOKING_ROWS } from './fixture-bookings.ts';
import { NEWSLETTER_ROWS } from './fixture-newsletter.ts';
import { PAGE_ROWS } from './fixture-pages.ts';
import { PEOPLE_ROWS } from './fixture-people.ts';
import { POST_ROWS } from './fixture-posts.ts';
import { WEBHOOK_ROWS } from './fixture-webhooks.ts';
import { EARLIER, fakeHash, LATER, NOW, type RowsOf, type StoredTable } from './fixture-values.ts';

/** Representative rows of every table, those that others refer to first. */
export const FIXTURE_ROWS: RowsOf<StoredTable> = {
  ...POST_ROWS,
  ...PAGE_ROWS,
  ...PEOPLE_ROWS,
  ...NEWSLETTER_ROWS,
  missed_paths: [
    { path: '/blog/tydes', visits: 3, last_seen_at: NOW, referrer_host: 'news.example', dismissed_at: null },
  ],
  ...ACCOUNT_ROWS,
  ...CONVERSATION_ROWS,
  post_approvals: [
    {
      post_id: 'reading-the-tides',
      requested_by: 'maya',
      requested_at: NOW,
      version: '0b5c8d3e-5a86-4a57-9d5b-0f3c9e1d2a44',
      state: 'returned',
      note: 'Shorter, please.',
      returned_by: 'maya',
      returned_at: NOW,
    },
  ],
  own_data_links: [{ token_hash: fakeHash('7'), email_key: 'ada@example.com', act: 'download', expires_at: LATER }],
  ...BOOKING_ROWS,
  ...WEBHOOK_ROWS,
  contact_views: [
    {
      id: 'view-1',
      staff_id: 'maya',
      name: 'Clinics',
      q: 'clinic',
      status: 'qualified',
      sort: 'name',
      is_shared: 1,
      created_at: NOW,
    },
  ],
  settings: [
    {
      id: 1,
      site_title: 'Ebb & Flow',
      contact_email: 'hello@tideline.example',
      instagram_url: 'https://instagram.example/tideline',
      linkedin_url: '',
      time_zone: 'Europe/Berlin',
      analytics_id: '',
      updated_at: NOW,
    },
  ],
  page_views: [
    { day: '2026-11-20', path: '/blog/reading-the-tides', source: 'organic', is_sample: 0, views: 40 },
    { day: '2026-11-20', path: '/', source: 'direct', is_sample: 1, views: 2 },
  ],
  other_views: [{ day: '2026-11-20', viewer: 'bot', views: 7 }],
  report_readers: [{ id: 'maya', staff_id: 'maya' }],
  funnel_days: [{ day: '2026-11-20', step: 'field:email', is_sample: 0, count: 3 }],
  page_visitors: [{ day: '2026-11-20', path: '/', visitor_hash: fakeHash('7') }],
  visitor_salts: [{ day: '2026-11-20', salt: fakeHash('8') }],
  rate_limits: [{ key: 'login 203.0.113.x', window_started_at: NOW, count: 3 }],
  pictures: [
    {
      id: '0123456789abcdef01234567',
      file_name: 'Heron.JPG',
      alt: 'A heron at low tide',
      width: 1600,
      height: 900,
      ending: 'jpg',
      bytes: 123_456,
      mime_type: 'image/jpeg',
      created_by: 'Maya',
      search_text: 'heron.jpg\na heron at low tide',
      created_at: NOW,
    },
  ],
  work_pictures: [{ sample_id: 'spa-physician-film', picture_id: '0123456789abcdef01234567', updated_at: NOW }],
  authors: [
    {
      id: 'author-1',
      name: 'Maya Alvarez',
      name_key: 'maya alvarez',
      role: 'Search',
      sentence: 'Reads the tide tables first.',
      bio: '',
      picture_id: '0123456789abcdef01234567',
      is_sample: 0,
      version: 2,
      created_at: EARLIER,
      updated_at: NOW,
    },
  ],
  pending_profiles: [
    {
      staff_id: 'maya',
      name: 'Maya Alvarez',
      role: 'Search',
      sentence: 'Reads the tide tables twice.',
      bio: '',
      picture_id: '0123456789abcdef01234567',
      version: '0b5c8d3e-5a86-4a57-9d5b-0f3c9e1d2a44',
      state: 'returned',
      submitted_at: EARLIER,
      note: 'Once is enough.',
      returned_by: 'maya',
      returned_at: NOW,
    },
  ],
  backups: [
    {
      id: 'backup-1',
      slot: '2026-11-20',
      started_at: NOW,
      file_name: '2026-11-20T03-00-00-000Z.tideline-backup',
      bytes: 5_000_000_000,
      row_count: 40,
      proven_at: NOW,
      problem: null,
      content_hash: fakeHash('9'),
      unchanged_at: NOW,
    },
  ],
  audit: [
    {
      id: '01993f00-0000-7000-8000-000000000001',
      at: EARLIER,
      actor_id: 'maya',
      actor: 'maya@tideline.example',
      action: 'post.publish',
      object: 'post',
      object_id: 'reading-the-tides',
      network: '203.0.113.x',
      request_id: 'req-1',
      detail: '{"version":3,"status":"published"}',
    },
  ],
  retention: [{ id: 1, contact_months: 24, session_days: 30, unconfirmed_days: 7, audit_months: 24, updated_at: NOW }],
  erasures: [{ id: 'erasure-1', salt: fakeHash('a'), email_hash: fakeHash('b'), erased_at: NOW }],
};
