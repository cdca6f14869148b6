import { type MailKind, type MailKindWithSubject, subjectOf } from '@tideline/domain/mail/mail';
import type { Db } from '../store/schema.ts';

/** A mail to send. Its text is written at the time of sending, from its subject row. */
export type MailToQueue = {
  /** The idempotency key: a second mail with the same key is ignored. */
  id: string;
  /** Only where the subject row does not imply it. */
  recipient?: string;
  /** The earliest time of sending; by default, now. */
  sendAt?: string;
} & (
  | { kind: MailKindWithSubject; /** The id of the subject row. */ aboutId: string }
  | { kind: Exclude<MailKind, MailKindWithSubject>; aboutId?: undefined }
);

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
      about_kind: subjectOf(mail.kind),
      about_id: mail.aboutId ?? null,
      recipient: mail.recipient ?? '',
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
