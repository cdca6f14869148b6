import { emailKey } from '@tideline/domain/subscriber/email-address';
import { newId } from '../../core/host/new-id.ts';
import { issueMessageId } from '../../core/mail/issue-message-id.ts';
import type { Db } from '../../core/store/schema.ts';
import { callAsStaff, TEST_NOW } from '../test-caller.ts';
import { TEST_ORIGIN } from './mail-round.ts';

/** Sends an issue to these readers, adding missing ones. Returns the id of each message. */
export async function sendTestIssue(db: Db, readers: readonly string[], at = TEST_NOW): Promise<string[]> {
  const staff = callAsStaff(db, { now: () => at });
  const { id: issueId } = await staff.issues.create({});
  const ids = [];
  for (const email of readers) {
    const known = await findId(db, email);
    if (known === undefined) await staff.subscribers.add({ email });
    const id = newId();
    await db
      .insertInto('issue_messages')
      .values({
        id,
        issue_id: issueId,
        subscriber_id: known ?? (await findId(db, email)) ?? null,
        domain: 'reader.example',
        state: 'accepted',
        attempts: 1,
        next_attempt_at: null,
        claim: null,
        tried_at: at,
        accepted_at: at,
        last_error: '',
        smtp_code: 250,
        bounced_at: null,
        bounce_reason: '',
        complained_at: null,
        unsubscribed_at: null,
      })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** A notification that the message to `recipient` could not be delivered. */
export function buildBounce(messageId: string, recipient: string, status = '5.1.1'): string {
  return `Return-Path: <>
From: MAILER-DAEMON@mx.reader.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=B

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.reader.example

Final-Recipient: rfc822; ${recipient}
Action: failed
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} cannot deliver to <${recipient}>

--B
Content-Type: text/rfc822-headers

Message-ID: ${issueMessageId(messageId, TEST_ORIGIN)}
--B--
`.replaceAll('\n', '\r\n');
}

async function findId(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row?.id;
}
