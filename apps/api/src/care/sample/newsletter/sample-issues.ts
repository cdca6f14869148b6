import { randomUUID } from 'node:crypto';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { toPostId } from '@tideline/domain/post/post-id';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { DAY_MS, earlier, later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { IssueResultsTable, IssueVisitsTable } from '../../../core/store/tables/analytics.ts';
import type { IssueMessagesTable, IssuesTable } from '../../../core/store/tables/newsletter.ts';
import type { SubscribersTable } from '../../../core/store/tables/people.ts';
import { SAMPLE_DRAFT_ISSUE, SAMPLE_SENT_ISSUE, SAMPLE_VISITS } from './sample-issue-texts.ts';

type SampleIssues = {
  issues: IssuesTable[];
  messages: IssueMessagesTable[];
  visits: IssueVisitsTable[];
  results: IssueResultsTable[];
};

type Sending = { sentAt: string; now: string; timeZone: string };

const SENDING_MINUTES = 3;
const FULL_MAILBOX = '452 4.2.2 The mailbox is full.';

/**
 * An issue that was sent, with its results, and a draft. Nothing of them waits to be sent: each message is accepted. Neither
 * is listed publicly.
 */
export function buildSampleIssues(subscribers: readonly SubscribersTable[], sending: Sending): SampleIssues {
  const { sentAt, now, timeZone } = sending;
  const finishedAt = later(sentAt, SENDING_MINUTES * MINUTE_MS);
  const readers = subscribers.filter((reader) => reader.status === 'active' && reader.created_at < sentAt);
  const sent: IssuesTable = {
    ...EMPTY_ISSUE,
    ...SAMPLE_SENT_ISSUE,
    slug: toPostId(SAMPLE_SENT_ISSUE.subject),
    state: 'sent',
    starts_at: sentAt,
    started_at: sentAt,
    finished_at: finishedAt,
    canary_accepted_at: sentAt,
    created_at: earlier(sentAt, 2 * DAY_MS),
    updated_at: finishedAt,
  };
  const days = Array.from({ length: 7 }, (_, day) => later(sentAt, day * DAY_MS)).filter((at) => at <= now);
  return {
    issues: [{ ...EMPTY_ISSUE, ...SAMPLE_DRAFT_ISSUE, created_at: now, updated_at: now }, sent],
    messages: readers.map((reader, at) => toMessage(reader, at, sentAt)),
    visits: SAMPLE_VISITS.flatMap(([path, visits]) =>
      days.flatMap((at, day) => {
        const count = visits[day] ?? 0;
        return count > 0 ? [{ issue_id: sent.id, day: dayInZone(at, timeZone), path, visits: count }] : [];
      }),
    ),
    results: [
      { issue_id: sent.id, kind: 'sign-up', count: 2 },
      { issue_id: sent.id, kind: 'enquiry', count: 1 },
    ],
  };
}

const EMPTY_ISSUE = {
  slug: null,
  sender_name: '',
  reply_to: '',
  layout: 'letter',
  audience: JSON.stringify(EVERYBODY),
  archive: 'noindex',
  state: 'draft',
  version: 1,
  post_key: null,
  scheduled_at: null,
  starts_at: null,
  started_at: null,
  finished_at: null,
  canary_accepted_at: null,
  canary_error: '',
  pause_reason: '',
} as const;

function toMessage({ id, email_key: address }: SubscribersTable, at: number, sentAt: string): IssueMessagesTable {
  const acceptedAt = later(sentAt, at * 2000);
  const isBounced = at === 17;
  return {
    id: randomUUID(),
    issue_id: SAMPLE_SENT_ISSUE.id,
    subscriber_id: id,
    domain: address.slice(address.lastIndexOf('@') + 1),
    state: 'accepted',
    attempts: 1,
    next_attempt_at: null,
    claim: null,
    tried_at: acceptedAt,
    accepted_at: acceptedAt,
    last_error: '',
    smtp_code: 250,
    bounced_at: isBounced ? later(acceptedAt, 20 * MINUTE_MS) : null,
    bounce_reason: isBounced ? FULL_MAILBOX : '',
    complained_at: null,
    unsubscribed_at: null,
  };
}
