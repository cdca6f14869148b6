import { EARLIER, fakeHash, LATER, NOW, type RowsOf } from './fixture-values.ts';

const SUBSCRIBER = { is_sample: 0, created_at: EARLIER, updated_at: NOW } as const;
const CONTACT = { last_name: 'Lovelace', company: '', package: null, source: 'website', is_sample: 0 } as const;
const TRAIL = {
  entry_path: '/blog/reading-the-tides',
  entry_source: 'organic',
  entry_host: 'www.google.com',
  last_path: '/',
  campaign_source: 'letter',
  campaign_medium: 'print',
  campaign_name: 'Spring',
  campaign_term: '',
  campaign_content: '',
  issue_id: null,
  started_at: EARLIER,
  pages: 3,
  details: '{"packages":["wave"],"caseStudies":["medical-spa"]}',
} as const;
const READ_POST = { post_key: 'reading-the-tides', read_percent: 90, is_first: 1, is_last: 1 } as const;
const MAIL = { recipient: '', created_at: NOW, claim: null, tried_at: null, sent_at: null, failed_at: null } as const;

type PeopleTable =
  | 'subscribers'
  | 'confirmation_links'
  | 'suppressions'
  | 'secret_keys'
  | 'contacts'
  | 'form_wordings'
  | 'mails'
  | 'contact_notes'
  | 'contact_trails'
  | 'contact_trail_posts'
  | 'subscriber_trails';

/** Subscribers, enquiries and mail, each in several states. */
export const PEOPLE_ROWS: RowsOf<PeopleTable> = {
  subscribers: [
    {
      ...SUBSCRIBER,
      id: 'subscriber-1',
      email: 'Ada@Example.com',
      email_key: 'ada@example.com',
      status: 'active',
      confirmation: 'confirmed',
      source: 'blog-newsletter',
      confirm_by: null,
    },
    {
      ...SUBSCRIBER,
      id: 'subscriber-2',
      email: 'bea@example.org',
      email_key: 'bea@example.org',
      status: 'active',
      confirmation: 'waiting',
      source: null,
      confirm_by: LATER,
    },
    {
      ...SUBSCRIBER,
      id: 'subscriber-3',
      email: 'cy@example.org',
      email_key: 'cy@example.org',
      status: 'unsubscribed',
      confirmation: 'confirmed',
      source: 'import',
      confirm_by: null,
      is_sample: 1,
    },
  ],
  confirmation_links: [{ token_hash: fakeHash('2'), subscriber_id: 'subscriber-2', expires_at: LATER }],
  suppressions: [{ email_hash: fakeHash('3'), created_at: NOW }],
  secret_keys: [{ name: 'subscribers', value: fakeHash('4') }],
  form_wordings: [{ id: '0123456789abcdef0123456789abcdef', text: 'No spam.\n[Send]', first_shown_at: NOW }],
  contacts: [
    {
      ...CONTACT,
      wording_id: '0123456789abcdef0123456789abcdef',
      id: 'contact-1',
      reference: 'TL-AAAAAA1',
      first_name: 'Ada',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      package: 'wave',
      message: 'Hello 👋\nCan you help?',
      status: 'pending',
      search_text: 'ada\nlovelace\nada@example.com\nanalytical engines',
      name_key: 'ada lovelace',
      first_answered_at: null,
      answer_seconds: null,
      idempotency_key: 'a-second-click',
      submitted_at: NOW,
      updated_at: NOW,
    },
    {
      ...CONTACT,
      id: 'contact-2',
      reference: 'TL-AAAAAA2',
      first_name: 'Zoë',
      email: 'zoe@example.org',
      message: '',
      status: 'won',
      search_text: 'zoë\nlovelace\nzoe@example.org\n',
      name_key: 'zoe lovelace',
      first_answered_at: NOW,
      answer_seconds: 1_676_000,
      idempotency_key: null,
      submitted_at: EARLIER,
      updated_at: NOW,
    },
  ],
  mails: [
    {
      ...MAIL,
      id: 'enquiry contact-1',
      kind: 'enquiry',
      about_kind: 'enquiry',
      about_id: 'contact-1',
      next_attempt_at: NOW,
      attempts: 0,
      last_error: '',
    },
    {
      ...MAIL,
      id: 'confirmation subscriber-2',
      kind: 'confirmation',
      about_kind: 'subscriber',
      about_id: 'subscriber-2',
      next_attempt_at: null,
      attempts: 1,
      tried_at: NOW,
      sent_at: NOW,
      last_error: '',
    },
    {
      ...MAIL,
      id: 'test 1',
      kind: 'test',
      about_kind: null,
      about_id: null,
      recipient: 'maya@tideline.example',
      next_attempt_at: null,
      attempts: 8,
      tried_at: NOW,
      failed_at: NOW,
      last_error: '550 no such mailbox',
    },
  ],
  contact_notes: [
    {
      id: 'note-1',
      contact_id: 'contact-2',
      author_id: 'maya',
      author_name: 'Maya',
      body: 'Called back.',
      created_at: NOW,
    },
  ],
  contact_trails: [{ ...TRAIL, contact_id: 'contact-2', submitted_at: EARLIER }],
  contact_trail_posts: [{ ...READ_POST, contact_id: 'contact-2', submitted_at: EARLIER, position: 0 }],
  subscriber_trails: [{ ...TRAIL, subscriber_id: 'subscriber-1', posts: JSON.stringify([READ_POST]) }],
};
