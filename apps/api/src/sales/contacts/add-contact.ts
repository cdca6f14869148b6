import type { Contact, ContactStatus } from '@tideline/domain/contact/contact';
import type { NewContact } from '@tideline/domain/contact/contact.schema';
import { newId } from '../../core/host/new-id.ts';
import { recordActions, type Actor } from '../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { checkContact, type CheckedContact } from './check-contact.ts';
import { findContact, insertContact } from './contacts.repository.ts';
import { newReference } from './reference.ts';

const REFERENCE_ATTEMPTS = 10;

/** Stores an enquiry entered by staff, without any mail. */
export async function addContact(db: Db, contact: NewContact, actor: Actor, now: string): Promise<Contact> {
  const [added] = await addContacts(db, [contact], actor, now, () => []);
  if (!added) throw new Error('An inquiry was not stored.');
  return added;
}

/**
 * Stores several enquiries entered by staff, all or none, without any mail.
 * @param within where each is in the input
 * @returns them in this order
 */
export async function addContacts(
  db: Db,
  contacts: readonly NewContact[],
  actor: Actor,
  now: string,
  within: (at: number) => (string | number)[] = (at) => ['contacts', at],
): Promise<Contact[]> {
  return db.transaction().execute(async (trx) => {
    const added: Contact[] = [];
    for (const [at, contact] of contacts.entries()) {
      const checked = await checkContact(trx, contact, null, within(at));
      added.push(await insertWithReference(trx, checked, 'pending', now));
    }
    await recordActions(
      trx,
      actor,
      added.map(({ id }) => ({ action: 'contact.add', objectId: id })),
      now,
    );
    return added;
  });
}

/** Stores an enquiry under a new reference, without any mail. */
export async function insertWithReference(
  trx: Trx,
  contact: CheckedContact,
  status: ContactStatus,
  now: string,
): Promise<Contact> {
  for (let attempt = 1; attempt <= REFERENCE_ATTEMPTS; attempt += 1) {
    const id = newId(); // sorted by time: inserts append to the indexes
    if (!(await insertContact(trx, { ...contact, id, reference: newReference(), status }, now))) continue;
    const added = await findContact(trx, id);
    if (added) return added;
  }
  throw new Error('No free reference was found for an inquiry.');
}
