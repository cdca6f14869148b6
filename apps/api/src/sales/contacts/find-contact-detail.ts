import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { ContactDetail } from '@tideline/domain/trail/trail';
import { refuseIfChanged } from '../../core/rpc/expected-tag.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { findContactTrail, findIssueOfSignUp } from '../../audience/attribution/trails.repository.ts';
import { findWork } from './work/contact-work.repository.ts';
import { findContact } from './contacts.repository.ts';
import { findWordingOf } from './wordings.repository.ts';

/** An enquiry with its related data; null when there is none. */
export async function findContactDetail(db: Db, id: string): Promise<ContactDetail | null> {
  const contact = await findContact(db, id);
  if (!contact) return null;
  return {
    ...contact,
    trail: await findContactTrail(db, id),
    subscription: await findSubscription(db, contact.email),
    work: await findWork(db, id),
    wording: await findWordingOf(db, id),
  };
}

/**
 * Locks an enquiry until the transaction ends, and compares it with what the caller has read.
 * @param tag the `ETag` of its detail; undefined for a change without a condition
 * @throws TRPCError CONFLICT when it has changed since
 */
export async function requireTag(trx: Trx, id: string, tag: string | undefined): Promise<void> {
  if (tag === undefined) return;
  await trx.selectFrom('contacts').select('id').where('id', '=', id).$call(dialectOf(trx).forUpdate).execute();
  const detail = await findContactDetail(trx, id);
  if (detail) refuseIfChanged(detail, tag, 'inquiry');
}

async function findSubscription(db: Db, email: string): Promise<ContactDetail['subscription']> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'status', 'created_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, status: row.status, createdAt: row.created_at, issue: await findIssueOfSignUp(db, row.id) };
}
