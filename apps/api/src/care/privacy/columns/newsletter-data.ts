import { SUBSCRIBER_FIELDS } from '@tideline/domain/subscriber/subscriber';
import { kindsOf, none, nothing, type PersonalTables } from './column-kinds.ts';

/** Tables of the newsletter: its readers and their messages. */
export const NEWSLETTER_DATA = {
  subscribers: {
    removal: 'erasure',
    columns: {
      ...kindsOf(SUBSCRIBER_FIELDS),
      email_key: 'derived',
      confirm_by: 'derived',
      soft_bounces: 'exported',
      updated_at: 'exported',
    },
  },
  subscriber_topics: { removal: 'erasure', columns: { subscriber_id: 'none', topic_id: 'exported' } },
  issue_messages: {
    removal: 'erasure',
    columns: {
      ...none('id', 'issue_id', 'subscriber_id', 'attempts', 'next_attempt_at', 'claim'),
      domain: 'derived',
      state: 'exported',
      tried_at: 'exported',
      accepted_at: 'exported',
      last_error: 'derived', // a mail server may repeat the address
      smtp_code: 'none',
      bounced_at: 'exported',
      bounce_reason: 'exported',
      complained_at: 'exported',
      unsubscribed_at: 'exported',
    },
  },
  issue_revisions: {
    removal: 'erasure',
    columns: {
      ...none('issue_id', 'version', 'kind', 'started_at', 'saved_at', 'subject', 'word_count', 'fields'),
      saved_by: 'signature',
    },
  },
  /** A reason does not identify the reader; an erasure removes comments that contain the address. */
  leaving_reasons: nothing('id', 'reason', 'comment', 'left_at'),
  monthly_digests: nothing('month', 'until'),
  topics: nothing('id', 'name', 'description', 'position', 'created_at'),
  /** The sender and the reply address belong to the agency. */
  issues: nothing(
    ...(['id', 'slug', 'subject', 'preview_text', 'content', 'sender_name', 'reply_to', 'layout', 'audience'] as const),
    ...(['archive', 'state', 'version', 'post_key', 'scheduled_at', 'starts_at', 'started_at'] as const),
    ...(['finished_at', 'created_at', 'updated_at', 'canary_accepted_at', 'canary_error', 'pause_reason'] as const),
  ),
} satisfies Partial<PersonalTables>;
