import type { Db } from './schema.ts';

/** The ids of an enquiry and of the enquiries merged into it. */
export function familyOf(db: Db, contactId: string) {
  return db
    .selectFrom('contacts')
    .select('contacts.id')
    .where((eb) => eb.or([eb('contacts.id', '=', contactId), eb('contacts.merged_into', '=', contactId)]));
}
