import { STAFF_CONTACT_SOURCE } from '@tideline/domain/contact/contact';
import type { Db } from '../../core/store/schema.ts';
import type { Instants } from './funnel.repository.ts';

/** Enquiries sent by visitors in a period, without spam and merged ones. */
export function selectSentContacts(db: Db, { from, to }: Instants) {
  return db
    .selectFrom('contacts')
    .where('contacts.submitted_at', '>=', from)
    .where('contacts.submitted_at', '<', to)
    .where('contacts.status', '!=', 'spam')
    .where('contacts.source', '!=', STAFF_CONTACT_SOURCE)
    .where('merged_into', 'is', null);
}
