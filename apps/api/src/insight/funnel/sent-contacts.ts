import { STAFF_CONTACT_SOURCE } from '@tideline/domain/contact/contact';
import type { Db } from '../../core/store/schema.ts';
import type { Instants } from './funnel.repository.ts';

/** The enquiries of a period that visitors sent, without spam and without those merged into another. */
export function selectSentContacts(db: Db, { from, to }: Instants) {
  return db
    .selectFrom('contacts')
    .where('contacts.submitted_at', '>=', from)
    .where('contacts.submitted_at', '<', to)
    .where('contacts.status', '!=', 'spam')
    .where('contacts.source', '!=', STAFF_CONTACT_SOURCE)
    .where('merged_into', 'is', null);
}
