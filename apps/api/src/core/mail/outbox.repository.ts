import type { MailKind } from '@tideline/domain/mail/mail';
import type { Db } from '../store/schema.ts';

/** A mail to send. Its text is written when it is sent, from the row that it is about. */
export type MailToQueue = {
  /** The idempotency key: a second mail with it is ignored. */
  id: string;
  kind: MailKind;
  contactId?: string;
  subscriberId?: string;
  /** Only where the row that it is about does not imply it. */
  recipient?: string;
  /** Of a test mail of an issue. */
  issueId?: string;
  /** The message of a conversation that it sends. */
  messageId?: string;
  /** Not before this time; without it, at once. */
  sendAt?: string;
  /** Of a mail about a call. */
  bookingId?: string;
};

/**
 * Puts a mail into the outbox, in the transaction of the row that it is about: both are committed, or neither. A job sends
 * it; call `ctx.mail.wake()` after the commit.
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
