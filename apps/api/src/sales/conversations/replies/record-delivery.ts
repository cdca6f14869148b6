import { isAnswered } from '@tideline/domain/contact/answer-promise';
import { PROGRAM, recordAction, type Actor } from '../../../core/audit/audit.repository.ts';
import { statusAct } from '../../contacts/work/change-statuses.ts';
import { findContact, insertFirstAnswer, updateContactStatus } from '../../contacts/contacts.repository.ts';
import type { MailResult } from '../../../core/mail/mail-message.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findRoot, updateDelivery } from '../../threads/messages.repository.ts';

/** Records the result of a reply's mail. The first sent reply answers the enquiry and sets `contacted`. */
export async function recordDelivery(trx: Trx, messageId: string, result: MailResult): Promise<void> {
  const message = await updateDelivery(trx, messageId, result);
  if (!message || result.error !== '') return;
  await markAnswered(trx, message.contactId, await findWriter(trx, message.staffId), result.at);
}

/** Records the result of an acknowledgement, which does not answer the enquiry. */
export async function recordAcknowledged(trx: Trx, messageId: string, result: MailResult): Promise<void> {
  await updateDelivery(trx, messageId, result);
}

/** Stops the clock of an enquiry, and sets a pending one to `contacted`; for a merged enquiry, its root. */
export async function markAnswered(trx: Trx, messageContactId: string, actor: Actor, now: string): Promise<void> {
  const contactId = await findRoot(trx, messageContactId);
  const contact = await findContact(trx, contactId);
  if (!contact) return;
  if (isAnswered(contact.status)) return insertFirstAnswer(trx, contact, now);
  await updateContactStatus(trx, contactId, 'contacted', now);
  await recordAction(trx, actor, statusAct(contactId, 'contacted'), now);
  return undefined;
}

async function findWriter(trx: Trx, staffId: string | null): Promise<Actor> {
  const staff = await trx
    .selectFrom('staff')
    .select(['id', 'email', 'name'])
    .where('id', '=', staffId ?? '')
    .executeTakeFirst();
  return { ...PROGRAM, staff: staff ?? null };
}
