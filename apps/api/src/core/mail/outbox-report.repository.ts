import type { FailedMail, MailStatus } from '@tideline/domain/mail/mail';
import { countRows } from '../store/count-rows.ts';
import type { Db, Trx } from '../store/schema.ts';

const FAILED_SHOWN_MAX = 20;

/** The state of the outbox, for staff. */
export async function findOutbox(db: Db): Promise<Pick<MailStatus, 'counts' | 'lastError' | 'failed'>> {
  const [waiting, sent, failed] = [
    await count(db, 'next_attempt_at'),
    await count(db, 'sent_at'),
    await count(db, 'failed_at'),
  ];
  return { counts: { waiting, sent, failed }, lastError: await findLastError(db), failed: await listFailed(db) };
}

/** When the mail server last accepted a mail of the outbox; null if none is stored. */
export async function findLastSentAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mails')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

/**
 * Queues one failed mail again, or all of them for null; their attempts are counted from zero.
 * @returns the number of mails
 */
export async function retryFailed(trx: Trx, id: string | null, now: string): Promise<number> {
  let failed = trx
    .updateTable('mails')
    .set({ failed_at: null, next_attempt_at: now, attempts: 0 })
    .where('failed_at', 'is not', null);
  if (id !== null) failed = failed.where('id', '=', id);
  return (await failed.returning('id').execute()).length;
}

function count(db: Db, column: 'next_attempt_at' | 'sent_at' | 'failed_at'): Promise<number> {
  // A digest counts as one mail, whatever the number of its notices.
  return countRows(db.selectFrom('mails').where(column, 'is not', null).where('digest_id', 'is', null));
}

async function findLastError(db: Db): Promise<MailStatus['lastError']> {
  const row = await db
    .selectFrom('mails')
    .select(['last_error', 'tried_at'])
    .where('last_error', '!=', '')
    .where((eb) => eb.or([eb('next_attempt_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tried_at ? { text: row.last_error, at: row.tried_at } : null;
}

async function listFailed(db: Db): Promise<FailedMail[]> {
  const rows = await db
    .selectFrom('mails')
    .leftJoin('contact_messages', (join) =>
      join.onRef('contact_messages.id', '=', 'mails.about_id').on('mails.about_kind', '=', 'message'),
    )
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.id', '=', 'mails.about_id').on('mails.about_kind', '=', 'call'),
    )
    .leftJoin('contacts', (join) =>
      join
        .on((eb) =>
          eb('contacts.id', '=', eb.fn.coalesce('contact_messages.contact_id', 'bookings.contact_id', 'about_id')),
        )
        .on('mails.about_kind', 'in', ['enquiry', 'message', 'call']),
    )
    .leftJoin('subscribers', (join) =>
      join.onRef('subscribers.id', '=', 'mails.about_id').on('mails.about_kind', '=', 'subscriber'),
    )
    .select(['mails.id', 'mails.kind', 'recipient', 'attempts', 'failed_at', 'last_error'])
    .select(['contacts.reference', 'subscribers.email'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('mails.id')
    .limit(FAILED_SHOWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    about: row.reference ?? row.email ?? row.recipient,
    failedAt: row.failed_at ?? '',
    attempts: row.attempts,
    error: row.last_error,
  }));
}
