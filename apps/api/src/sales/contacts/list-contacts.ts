import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactListQuery } from '@tideline/domain/contact/contact.schema';
import type { Page } from '@tideline/domain/entity/page';
import type { Db } from '../../core/store/schema.ts';
import { listContactPage } from './contact-lists.repository.ts';
import { listNewContacts } from './new-contacts.repository.ts';

/** A page of all enquiries, or of those that arrived since `since`. @throws TRPCError BAD_REQUEST for an invalid cursor */
export function listContacts(db: Db, { since, ...query }: ContactListQuery, now: string): Promise<Page<Contact>> {
  if (since === undefined) return listContactPage(db, query);
  return listNewContacts(db, { status: query.status, limit: query.limit, since }, now);
}
