import type { MailKind } from '@tideline/domain/mail/mail';
import type { Db } from '../store/schema.ts';

/** A mail to send. Its text is written at the time of sending, from its subject row. */
export type MailToQueue = {
  /** The idempotency key: a second mail with the same key is ignored. */
  id: string;
  kind: MailKind;
  contactId?: string;
  subscriberId?: string;
  /** Only where the subject row does not imply it. */
  recipient?: string;
  /** Of a test mail of an issue. */
  issueId?: string;
  /** The conversation message that the mail delivers. */
  messageId?: string;
  /** The earliest time of sending; by default, now. */
  sendAt?: string;
  /** Of a mail about a call. */
  bookingId?: string;
};

/**
 * Puts a mail into the outbox, in the transaction of its subject row, so that both are committed or neither. A job sends it;
 * call `ctx.mail.wake()` after the commit.
 * @param now ISO 8601 in UTC
 */
export async function queueMail(db: Db, mail: MailToQueue, now: string): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: mail.id,
      kind: mail.kind,
      contact_id: mail.contactId ?? null,
      subscriber_id: mail.subscriberId ?? null,
      recipient: mail.recipient ?? '',
      issue_id: mail.issueId ?? null,
      contact_message_id: mail.messageId ?? null,
      booking_id: mail.bookingId ?? null,
      digest_id: null,
      created_at: now,
      next_attempt_at: mail.sendAt ?? now,
      attempts: 0,
      claim: null,
      tried_at: null,
      sent_at: null,
      failed_at: null,
      last_error: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
