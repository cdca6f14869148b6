import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { ContactDetail } from '@tideline/domain/trail/trail';
import type { Db } from '../store/schema.ts';
import { findContactTrail, findIssueOfSignUp } from '../trails/trails.repository.ts';
import { listWork } from './contact-work.repository.ts';
import { findContact } from './contacts.repository.ts';

/** An enquiry with what belongs to it; null when there is none. */
export async function findContactDetail(db: Db, id: string): Promise<ContactDetail | null> {
  const contact = await findContact(db, id);
  if (!contact) return null;
  const [work] = await listWork(db, [id]);
  const { ownerId = null, ownerName = '', nextStep = '', nextStepOn = null } = work ?? {};
  return {
    ...contact,
    trail: await findContactTrail(db, id),
    subscription: await findSubscription(db, contact.email),
    work: { ownerId, ownerName, nextStep, nextStepOn },
  };
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
