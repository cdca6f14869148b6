import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { newId } from '../core/host/new-id.ts';
import type { Db } from '../core/store/schema.ts';
import type { IssueMessagesTable, IssuesTable } from '../core/store/tables/newsletter.ts';
import { TEST_NOW } from './test-caller.ts';

/** Inserts an issue in its state after sending: sent and listed by default. Returns its id. */
export async function insertSentIssue(
  db: Db,
  changes: Partial<IssuesTable> & { slug: string | null },
): Promise<string> {
  const id = newId();
  const issue: IssuesTable = {
    id,
    subject: `Issue ${changes.slug}`,
    preview_text: '',
    content: 'The water *rises*.',
    sender_name: '',
    reply_to: '',
    layout: 'letter',
    audience: JSON.stringify(EVERYBODY),
    archive: 'public',
    state: 'sent',
    version: 1,
    post_key: null,
    scheduled_at: null,
    starts_at: TEST_NOW,
    started_at: TEST_NOW,
    finished_at: TEST_NOW,
    canary_accepted_at: TEST_NOW,
    canary_error: '',
    pause_reason: '',
    created_at: TEST_NOW,
    updated_at: TEST_NOW,
    ...changes,
  };
  await db.insertInto('issues').values(issue).execute();
  return id;
}

/** Inserts a message of an issue, accepted by default. Returns its id. */
export async function insertIssueMessage(
  db: Db,
  issueId: string,
  changes: Partial<IssueMessagesTable> = {},
): Promise<string> {
  const id = newId();
  const message: IssueMessagesTable = {
    id,
    issue_id: issueId,
    subscriber_id: null,
    domain: 'example.com',
    state: 'accepted',
    attempts: 1,
    next_attempt_at: null,
    claim: null,
    tried_at: TEST_NOW,
    accepted_at: TEST_NOW,
    last_error: '',
    smtp_code: 250,
    bounced_at: null,
    bounce_reason: '',
    complained_at: null,
    unsubscribed_at: null,
    ...changes,
  };
  await db.insertInto('issue_messages').values(message).execute();
  return id;
}
