import { EARLIER, fakeHash, LATER, NOW, type RowsOf } from './fixture-values.ts';

const AUDIENCE = '{"topics":["seo"],"sources":[],"joinedFrom":"2026-05-01","joinedTo":null}';

type NewsletterTable =
  | 'topics'
  | 'leaving_reasons'
  | 'monthly_digests'
  | 'subscriber_topics'
  | 'issues'
  | 'issue_revisions'
  | 'issue_messages'
  | 'issue_visits'
  | 'issue_results'
  | 'bounce_reports'
  | 'mail_accounts'
  | 'mailbox_reader'
  | 'mailbox_handled'
  | 'sending_limits'
  | 'sending_waits';

/** Topics and issues of the newsletter, sent and not yet. */
export const NEWSLETTER_ROWS: RowsOf<NewsletterTable> = {
  monthly_digests: [{ month: '2026-10', until: EARLIER }],
  leaving_reasons: [{ id: 'reason-1', reason: 'too-often', comment: 'Once a month would do.', left_at: EARLIER }],
  topics: [{ id: 'seo', name: 'SEO', description: 'Search, and being found.', position: 0, created_at: EARLIER }],
  subscriber_topics: [{ subscriber_id: 'subscriber-1', topic_id: 'seo' }],
  issues: [
    {
      id: '01993f00-0000-7000-8000-0000000000a1',
      slug: 'spring-tide',
      subject: 'Spring tide',
      preview_text: 'What moved this week',
      content: 'The water *rises*.',
      sender_name: 'Maya',
      reply_to: 'maya@tideline.example',
      layout: 'letter',
      audience: AUDIENCE,
      archive: 'public',
      state: 'sent',
      version: 2,
      post_key: 'reading-the-tides',
      scheduled_at: null,
      starts_at: EARLIER,
      started_at: EARLIER,
      finished_at: NOW,
      canary_accepted_at: EARLIER,
      canary_error: '',
      pause_reason: '',
      created_at: EARLIER,
      updated_at: NOW,
    },
    {
      id: '01993f00-0000-7000-8000-0000000000a2',
      slug: null,
      subject: '',
      preview_text: '',
      content: '',
      sender_name: '',
      reply_to: '',
      layout: 'digest',
      audience: AUDIENCE,
      archive: 'noindex',
      state: 'scheduled',
      version: 1,
      post_key: null,
      scheduled_at: LATER,
      starts_at: null,
      started_at: null,
      finished_at: null,
      canary_accepted_at: null,
      canary_error: '',
      pause_reason: '',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  issue_revisions: [
    {
      issue_id: '01993f00-0000-7000-8000-0000000000a1',
      version: 2,
      kind: 'save',
      saved_by: 'Maya',
      started_at: EARLIER,
      saved_at: EARLIER,
      subject: 'Spring tide',
      word_count: 3,
      fields: '{"subject":"Spring tide","content":"The water *rises*."}',
    },
  ],
  issue_messages: [
    {
      id: '01993f00-0000-7000-8000-0000000000b1',
      issue_id: '01993f00-0000-7000-8000-0000000000a1',
      subscriber_id: 'subscriber-1',
      domain: 'example.com',
      state: 'accepted',
      attempts: 1,
      next_attempt_at: null,
      claim: null,
      tried_at: EARLIER,
      accepted_at: EARLIER,
      last_error: '',
      smtp_code: 250,
      bounced_at: NOW,
      bounce_reason: '552 mailbox full',
      complained_at: null,
      unsubscribed_at: null,
    },
    {
      id: '01993f00-0000-7000-8000-0000000000b2',
      issue_id: '01993f00-0000-7000-8000-0000000000a1',
      subscriber_id: null,
      domain: 'example.org',
      state: 'refused',
      attempts: 3,
      next_attempt_at: null,
      claim: null,
      tried_at: NOW,
      accepted_at: null,
      last_error: '550 no such user',
      smtp_code: 550,
      bounced_at: null,
      bounce_reason: '',
      complained_at: null,
      unsubscribed_at: null,
    },
  ],
  bounce_reports: [
    {
      id: '01993f00-0000-7000-8000-0000000000c1',
      received_at: EARLIER,
      kind: 'hard',
      recipient: 'ada@example.com',
      reason: 'It quotes no message of ours. 5.1.1: user unknown',
    },
  ],
  mail_accounts: [
    {
      kind: 'smtp',
      host: 'smtp.tideline.example',
      port: 465,
      security: 'tls',
      user_name: 'post@tideline.example',
      sealed_password: 'c2VhbGVk',
      staff_id: null,
      updated_at: EARLIER,
    },
  ],
  mailbox_reader: [
    {
      id: 1,
      account: fakeHash('7'),
      uid_validity: '1',
      last_uid: 12,
      tried_uid: 0,
      tries: 0,
      holder: '',
      held_until: EARLIER,
      last_read_at: EARLIER,
      last_error: '',
      failed_at: null,
      skipped_at: null,
      skipped_reason: '',
    },
  ],
  mailbox_handled: [{ message_hash: fakeHash('8'), handled_at: EARLIER }],
  issue_visits: [
    { issue_id: '01993f00-0000-7000-8000-0000000000a1', day: '2026-11-20', path: '/blog/reading-the-tides', visits: 3 },
  ],
  issue_results: [{ issue_id: '01993f00-0000-7000-8000-0000000000a1', kind: 'sign-up', count: 1 }],
  sending_limits: [
    {
      id: 1,
      per_hour: 500,
      per_day: 0,
      per_domain_hour: 100,
      per_connection: 50,
      connections: 4,
      updated_at: NOW,
    },
  ],
  sending_waits: [{ name: 'domain example.com', failures: 6, wait_until: LATER, reason: '452 too many' }],
};
