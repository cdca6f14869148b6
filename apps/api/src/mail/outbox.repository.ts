import type { MailKind } from '@tideline/domain/site/mail';
import type { Db } from '../store/schema.ts';

/** A mail to be sent. What it says is written when it is sent, from what it is about. */
export type MailToQueue = {
  /** The idempotency key: a second mail under the same one is not put in. */
  id: string;
  kind: MailKind;
  contactId?: string;
  subscriberId?: string;
  /** Only where it does not follow from what the mail is about. */
  recipient?: string;
};

/**
 * Puts a mail into the outbox, in the transaction of what it is about: either both are there or neither is. A job sends
 * it; whoever commits wakes that with `ctx.mail.wake()`.
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
      created_at: now,
      next_attempt_at: now,
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
